import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** When an island is hydrated in the browser. */
export type IslandStart = 'load' | 'idle' | 'visible';

/** Renders an island on the server as a separate root, so that its ids match those in the browser. */
export interface IslandRenderer {
  render(name: string, props: string, node: () => ReactNode): { html: string; prefix: string };
}

/** Null in the browser, where a nested island is an ordinary component. */
export const IslandRendererContext = createContext<IslandRenderer | null>(null);

export interface Island<Props> {
  (props: Props): ReactNode;
  Inner: ComponentType<Props>;
  islandName: string;
}

/**
 * A part of a public page that is hydrated; the rest of the page is plain HTML and needs no script. The default export
 * of `features/<name>.island.tsx`; `name` is that path. Props are sent as JSON.
 */
export function island<Props extends object>(
  name: string,
  Inner: ComponentType<Props>,
  start: IslandStart = 'load',
): Island<Props> {
  function IslandHost(props: Props): ReactNode {
    const renderer = useContext(IslandRendererContext);
    if (!renderer) return <Inner {...props} />;
    const json = JSON.stringify(props);
    const { html, prefix } = renderer.render(name, json, () => <Inner {...props} />);
    return (
      <div
        className="island"
        data-island={name}
        data-start={start}
        data-prefix={prefix}
        data-props={json}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has just rendered
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  return Object.assign(IslandHost, { Inner, islandName: name });
}
