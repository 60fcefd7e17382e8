import { type ComponentType, createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { currentLocale } from '../i18n/language.ts';

/** Renders a part of a page as a root of its own, once for equal keys; null for one that is asked for the first time. */
export type KeepMarkup = (key: string, render: () => ReactNode) => string | null;

/** Null in the browser and in development, where every part is rendered as it comes. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null);

interface KeptProps<Props extends object> extends HTMLAttributes<HTMLElement> {
  /** The element around it, which carries the markup. */
  as: 'div' | 'li' | 'tr' | 'span' | 'footer';
  /** Tells it apart from all other kept parts. */
  name: string;
  of: ComponentType<Props>;
  /** All that the part depends on besides the language; it sees no context of the page. Must be JSON. */
  with: Props;
}

/**
 * A part of a public page whose markup depends on its props alone, such as the frame or a row of a list. The markup
 * is cached, so that a page renders only what is particular to it. The promises of `npm run bench` depend on this;
 * see apps/server/src/platform/pages/README.md before changing it.
 */
export function CachedFragment<Props extends object>(props: KeptProps<Props>) {
  const { as: Element, name, of: Part, with: partProps, ...attributes } = props;
  const keep = useContext(KeepMarkupContext);
  const key = () => `${currentLocale()} ${name} ${JSON.stringify(partProps)}`;
  const html = keep?.(key(), () => <Part {...partProps} />) ?? null;
  if (html === null) {
    return (
      <Element {...attributes}>
        <Part {...partProps} />
      </Element>
    );
  }
  return (
    <Element
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup which React has rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
