import sanitizeHtml from 'sanitize-html';
import { unescapeHtml } from './escape-html.ts';

/** The visible text of HTML, without its markup; blocks stay separated. */
export function textOfHtml(html: string): string {
  const apart = html.replace(/<\/(?:p|h[1-6]|li|t[dhr]|figcaption|blockquote|div)>|<br\s*\/?>/gi, '$&\n');
  return unescapeHtml(sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
