import { unescapeHtml } from './escape-html.ts';

/** Elements after which a line ends. */
const lines = new Set('p h1 h2 h3 h4 h5 h6 li td th tr figcaption blockquote div br'.split(' '));
const tag = /<(?:(\/?)([a-z][a-z0-9]*)\b|!)[^<>]*>/gi;

/** Elements without visible content; cleaned texts contain none. */
const hidden = /<(script|style)\b/i;

/** Removes scripts and styles, each up to its closing tag. */
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

/** Returns the visible text of cleaned HTML; blocks stay separated. The text is scanned, not parsed. */
export function textOfHtml(html: string): string {
  const plain = dropHidden(html).replace(tag, (_, slash: string | undefined, name = '') =>
    lines.has(name.toLowerCase()) && (slash === '/' || name.toLowerCase() === 'br') ? '\n' : '',
  );
  return unescapeHtml(plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
