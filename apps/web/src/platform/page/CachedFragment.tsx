import { type ComponentType, createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { basePath } from '../../ui/link/base-path.ts';
import { currentLocale } from '../i18n/language.ts';

/** Renders a part of a page as a separate root, once per key; null the first time a key is requested. */
export type KeepMarkup = (key: string, render: () => ReactNode) => string | null;

/** Null in the browser and during development, where nothing is cached. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null);

interface CachedFragmentProps<Props extends object> extends HTMLAttributes<HTMLElement> {
  /** The element that carries the markup. */
  as: 'div' | 'li' | 'tr' | 'span' | 'footer';
  /** Distinguishes it from all other cached fragments. */
  name: string;
  of: ComponentType<Props>;
  /**
   * Everything the fragment depends on besides language and base path; it cannot access the page's context. Must be
   * JSON.
   */
  with: Props;
}

/**
 * A part of a public page that renders the same for the same props: the frame, blocks, rows of lists. Its markup is cached, so
 * that rendering a page again renders only what has changed. The targets of `npm run bench` depend on this; see
 * apps/server/src/platform/pages/README.md before changing it.
 */
export function CachedFragment<Props extends object>(props: CachedFragmentProps<Props>) {
  const { as: Element, name, of: Part, with: partProps, ...attributes } = props;
  const keep = useContext(KeepMarkupContext);
  const key = () => `${currentLocale()}${basePath()} ${name} ${JSON.stringify(partProps)}`;
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
