import type { richText } from '@portal/contract/content/article';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { unescapeHtml } from './escape-html.ts';

export type RichText = z.infer<typeof richText>;

const pictureAddress = /^\/api\/fms\/show\/[0-9A-Z]{26}_\d+(\?w=\d+)?$/;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'hr',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedClasses: { p: ['intro', 'note'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const transformTags: sanitizeHtml.IOptions['transformTags'] = {
  // Pictures may only come from the file store, because our pages contact no other host. Others lose all attributes and
  // are removed.
  img: (tagName, attribs) => ({ tagName, attribs: pictureAddress.test(attribs.src ?? '') ? attribs : {} }),
};

const textOf = (html: string) => unescapeHtml(html.replace(/<[^<>]*>/g, '')).trim();

const charactersPerMinute = 450;

/** Completes an address that people write as `www.example.org`, which a browser would look for on this site. */
export const completeAddress = (address: string): string =>
  address.trim().replace(/^www\.(?=[^\s./])/i, 'https://$&');

/** Cleans HTML by an allow-list, combined in one pass with any other transformations. */
export const cleanHtml = (
  html: string,
  changes: Pick<sanitizeHtml.IOptions, 'transformTags' | 'textFilter'> = {},
): string =>
  sanitizeHtml(html, {
    ...allowed,
    ...changes,
    transformTags: { ...transformTags, ...changes.transformTags },
  }).replaceAll('<img />', '');

/** Cleaned texts by their original; the total size in characters is that of some hundred long texts. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * Prepares a stored text for display: it was cleaned when saved, and is cleaned again by today's rules, but only on the
 * first read.
 */
export function cleanStored(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  cleaned.set(html, clean);
  return clean;
}

/** Cleans HTML and gives each h2 an id for the table of contents. */
export function cleanRichText(html: string): RichText {
  const headings: RichText['headings'] = [];
  const body = cleanStored(html).replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `s${headings.length + 1}`;
    headings.push({ id, text: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const characters = textOf(body).replace(/\s+/g, '').length;
  return { body, headings, readingMinutes: Math.max(1, Math.round(characters / charactersPerMinute)) };
}

/** Caches cleaned texts, so that each version is cleaned once. */
export function createRichTextCache(max = 500): (key: string, html: string) => RichText {
  const cache = new LRUCache<string, RichText>({ max });
  return (key, html) => {
    const known = cache.get(key);
    if (known) return known;
    const cleaned = cleanRichText(html);
    cache.set(key, cleaned);
    return cleaned;
  };
}
