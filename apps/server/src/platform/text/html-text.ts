import sanitizeHtml from 'sanitize-html';
import { unescapeHtml } from './escape-html.ts';

/** What a reader sees of an HTML text, without its markup; blocks are kept apart. */
export function textOfHtml(html: string): string {
  const apart = html.replace(/<\/(?:p|h[1-6]|li|t[dhr]|figcaption|blockquote|div)>|<br\s*\/?>/gi, '$&\n');
  return unescapeHtml(sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
