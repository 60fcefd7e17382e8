import { unescapeHtml } from './escape-html.ts';

/** Elements behind which a line ends. */
const lines = new Set('p h1 h2 h3 h4 h5 h6 li td th tr figcaption blockquote div br'.split(' '));
const tag = /<(?:(\/?)([a-z][a-z0-9]*)\b|!)[^<>]*>/gi;

/** Elements whose content nobody reads; they stand in no text that was cleaned. */
const hidden = /<(script|style)\b/i;

/** Without scripts and styles, each of them up to the tag that ends it. */
function dropHidden(html: string): string {
  let shown = '';
  let rest = html;
  for (let found = hidden.exec(rest); found; found = hidden.exec(rest)) {
    shown += rest.slice(0, found.index);
    const end = new RegExp(`</${found[1]}[^<>]*>`, 'i').exec(rest.slice(found.index));
    if (!end) return shown;
    rest = rest.slice(found.index + end.index + end[0].length);
  }
  return shown + rest;
}

/** The visible text of cleaned HTML, without its markup; blocks stay separated. It is read, not parsed. */
export function textOfHtml(html: string): string {
  const plain = dropHidden(html).replace(tag, (_, slash: string | undefined, name = '') =>
    lines.has(name.toLowerCase()) && (slash === '/' || name.toLowerCase() === 'br') ? '\n' : '',
  );
  return unescapeHtml(plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
