const rawText = new Map(
  'iframe noembed noframes plaintext script style textarea title xmp'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}`, 'gi')]),
);

/** Whether an element's content is plain text, whatever it looks like. */
export const isRawText = (name: string): boolean => rawText.has(name);

/** Position of the tag that ends raw text, or the end of the input. */
export function endOfRawText(html: string, start: number, name: string): number {
  const end = rawText.get(name);
  if (!end || name === 'plaintext') return html.length;
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}

const commentEnd = /--!?>/g;

/** Position after a comment, taking the earliest possible end so that no tag behind it is missed. */
export function endOfComment(html: string, start: number): number {
  commentEnd.lastIndex = start + 2;
  return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
}

/** Position after a closing tag or declaration, which end at the first `>`; a lone `<` is text. */
export function endOfOther(html: string, start: number): number {
  if (!/[/!?]/.test(html.charAt(start + 1))) return start + 1;
  const end = html.indexOf('>', start);
  return end < 0 ? html.length : end + 1;
}

const isSpace = (sign: string) => sign === ' ' || (sign >= '\t' && sign <= '\r' && sign !== '\v');

/** Position after a quoted value, or the end of the input if the quote is not closed. */
function endOfQuoted(html: string, start: number): number {
  const close = html.indexOf(html.charAt(start), start + 1);
  return close < 0 ? html.length : close + 1;
}

/** Position within a tag: between attributes, in a name, after `=`, or in an unquoted value. */
type Place = 'before' | 'name' | 'equals' | 'value';

function placeAfter(place: Place, sign: string): Place {
  if (isSpace(sign)) return place === 'equals' || place === 'name' ? place : 'before';
  if (place === 'value') return 'value';
  if (place === 'equals') return 'value';
  if (sign === '/') return 'before';
  return place === 'name' && sign === '=' ? 'equals' : 'name';
}

/** Position after an opening tag, scanning from the end of its name; quoted values may contain `>`. */
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
