import { endOfComment, endOfOther, endOfRawText, endOfTag, isRawText } from './markup-parts.ts';

/** Limits for elements open at once and elements per text, far above what anyone writes or pastes. */
export const maxOpenElements = 32;
export const maxElements = 5_000;

interface Markup {
  /** Elements, and anything else that starts like a tag: unmatched closing tags, declarations, a lone `<`. */
  elements: number;
  /** Maximum number of elements open at once. */
  depth: number;
}

const listOf = (names: string) => names.split(' ');

const voidElements = new Set(
  listOf(
    'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  ),
);

/** Elements that are closed implicitly when another one opens, as in HTML parsers. */
const endedBy = new Map<string, readonly string[]>([
  ...listOf(
    'p blockquote div dl figcaption figure footer form header hr main nav ol pre section table ul',
  ).map((name) => [name, ['p']] as const),
  ...listOf('h1 h2 h3 h4 h5 h6').map((name) => [name, listOf('h1 h2 h3 h4 h5 h6 p')] as const),
  ['li', ['li']],
  ['a', ['a']],
  ['tr', ['tr', 'th', 'td']],
  ['th', ['th']],
  ['td', ['th', 'td']],
  ['tbody', ['thead', 'tbody']],
  ['tfoot', ['thead', 'tbody']],
]);

function openElement(open: string[], name: string): void {
  const ended = endedBy.get(name);
  while (ended?.includes(open.at(-1) ?? '')) open.pop();
  if (!voidElements.has(name)) open.push(name);
}

/** Closes an element; returns whether one was open. */
function closeElement(open: string[], name: string): boolean {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
  return at >= 0;
}

const tagAt = /<(\/?)([a-z][^\s/>]*)/iy;

/** SVG and MathML have their own rules for comments and raw text. */
const isForeign = (name: string) => name === 'svg' || name === 'math';

/**
 * Counts the elements of HTML and their nesting depth. A single pass that stops at the first element too many, so it is
 * safe to call before parsing. It may overcount, but never undercounts.
 */
export function measureMarkup(html: string): Markup {
  const open: string[] = [];
  const markup: Markup = { elements: 0, depth: 0 };
  let isPlainHtml = true;
  let at = html.indexOf('<');
  while (at >= 0 && isModest(markup)) {
    if (isPlainHtml && html.startsWith('<!--', at)) {
      at = html.indexOf('<', endOfComment(html, at));
      continue;
    }
    tagAt.lastIndex = at;
    const [, slash, spelled = ''] = tagAt.exec(html) ?? [];
    const name = spelled.toLowerCase();
    const isElement = name !== '' && slash === '';
    const closes = slash === '/' && closeElement(open, name);
    if (!closes) markup.elements += 1;
    if (isElement) openElement(open, name);
    isPlainHtml &&= !isForeign(name);
    // An unmatched `</p>` creates an empty paragraph.
    markup.depth = Math.max(markup.depth, open.length + (name === 'p' && !isElement && !closes ? 1 : 0));
    let end = isElement ? endOfTag(html, at + 1 + spelled.length) : endOfOther(html, at);
    if (isElement && isPlainHtml && isRawText(name)) end = endOfRawText(html, end, name);
    at = html.indexOf('<', end);
  }
  return markup;
}

/** Whether a text has little enough markup to be parsed. */
const isModest = ({ elements, depth }: Markup): boolean =>
  elements <= maxElements && depth <= maxOpenElements;

export const hasModestMarkup = (html: string): boolean => isModest(measureMarkup(html));
