import sanitizeHtml from 'sanitize-html';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a reader sees of an HTML text, without its markup; blocks are kept apart. */
export function textOfHtml(html: string): string {
  const apart = html.replace(/<\/(?:p|h[1-6]|li|t[dhr]|figcaption|blockquote|div)>|<br\s*\/?>/gi, '$&\n');
  return sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
