const rawText = new Map(
  'iframe noembed noframes plaintext script style textarea title xmp'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}`, 'gi')]),
);

/** Elements whose content is text, whatever it looks like. */
export const isRawText = (name: string): boolean => rawText.has(name);

/** The place of the tag that ends such a content, or the end of the text. */
export function endOfRawText(html: string, start: number, name: string): number {
  const end = rawText.get(name);
  if (!end || name === 'plaintext') return html.length;
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}

const commentEnd = /--!?>/g;

/** The place after a comment by the most impatient reading, so that no tag behind it is missed. */
export function endOfComment(html: string, start: number): number {
  commentEnd.lastIndex = start + 2;
  return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
}

/** The place after a closing tag or a declaration, which end at the first sign that ends any; a plain `<` is text. */
export function endOfOther(html: string, start: number): number {
  if (!/[/!?]/.test(html.charAt(start + 1))) return start + 1;
  const end = html.indexOf('>', start);
  return end < 0 ? html.length : end + 1;
}

const isSpace = (sign: string) => sign === ' ' || (sign >= '\t' && sign <= '\r' && sign !== '\v');

/** The place after a quoted value, or the end of the text where it is not closed. */
function endOfQuoted(html: string, start: number): number {
  const close = html.indexOf(html.charAt(start), start + 1);
  return close < 0 ? html.length : close + 1;
}

/** What stands at a place of a tag: between attributes, in a name, behind its sign `=`, in a value without quotes. */
type Place = 'before' | 'name' | 'equals' | 'value';

function placeAfter(place: Place, sign: string): Place {
  if (isSpace(sign)) return place === 'equals' || place === 'name' ? place : 'before';
  if (place === 'value') return 'value';
  if (place === 'equals') return 'value';
  if (sign === '/') return 'before';
  return place === 'name' && sign === '=' ? 'equals' : 'name';
}

/** The place after an opening tag, read from behind its name; a quoted value may hold the sign at which tags end. */
export function endOfTag(html: string, start: number): number {
  let place: Place = 'before';
  let at = start;
  while (at < html.length) {
    const sign = html.charAt(at);
    if (sign === '>') return at + 1;
    if (place === 'equals' && (sign === '"' || sign === "'")) {
      at = endOfQuoted(html, at);
      place = 'before';
    } else {
      place = placeAfter(place, sign);
      at += 1;
    }
  }
  return html.length;
}
