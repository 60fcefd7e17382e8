import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { basePath } from '../../ui/link/base-path.ts';
import { currentLocale } from '../i18n/language.ts';
import { type IslandRenderer, IslandRendererContext } from '../island/island.tsx';
import type { KeepMarkup } from './CachedFragment.tsx';

/** Total characters of all cached markup; two bytes each if it contains Chinese. */
const maxCharacters = 8_000_000;

const cache = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (markup, key) => markup.length + key.length + 1,
});

let roots = 0;

/** Islands are numbered within their root: each cached fragment is a root with its own prefix. */
function renderPart(node: ReactNode): string {
  roots += 1;
  const prefix = `k${roots}-`;
  return renderToString(
    <IslandRendererContext value={createIslandRenderer(prefix)}>{node}</IslandRendererContext>,
    { identifierPrefix: prefix },
  );
}

/**
 * Marks a fragment requested once. Most rows of deep pages are never requested again, and a root costs more than a row.
 */
const seen = '';

export const keepMarkup: KeepMarkup = (key, render) => {
  const known = cache.get(key);
  if (known) return known;
  if (known === undefined) {
    cache.set(key, seen);
    return null;
  }
  const markup = renderPart(render());
  cache.set(key, markup);
  return markup;
};

/** Renders the islands of one root. An island depends only on its props, so its markup is cached too. */
export function createIslandRenderer(rootPrefix = ''): IslandRenderer {
  let count = 0;
  return {
    render(name, props, node) {
      count += 1;
      const prefix = `${rootPrefix}i${count}-`;
      const key = `${currentLocale()}${basePath()} ${prefix}${name} ${props}`;
      const known = cache.get(key);
      if (known !== undefined) return { html: known, prefix };
      const html = renderToString(node(), { identifierPrefix: prefix });
      // During development its source may have changed.
      if (!import.meta.env.DEV) cache.set(key, html);
      return { html, prefix };
    },
  };
}
