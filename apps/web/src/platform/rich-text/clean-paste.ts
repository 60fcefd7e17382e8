import { completeTarget } from './link-target.ts';

const ownPicture = /^\/api\/fms\/show\/[0-9A-Z]{26}_\d+(\?w=\d+)?$/;
const renamed: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

const isListItem = (element: Element) =>
  /\bmso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') ||
  /\bMsoListParagraph/.test(element.className);

const levelOf = (element: Element) =>
  Number(/\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 1);

function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

const digits = '零一二三四五六七八九';

/** The number that a marker counts, as `3.`, `(3)` or `十三、`; null for letters and bullets. */
function numberOf(sign: string): number | null {
  const [counted = ''] = /[\d零一二三四五六七八九十]+/.exec(sign) ?? [];
  if (counted === '') return null;
  if (/^\d+$/.test(counted)) return Number(counted);
  const [tens = '', ones = ''] = counted.includes('十') ? counted.split('十') : ['零', counted];
  return (tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

interface Sign {
  kind: 'ul' | 'ol';
  /** Of an ordered list that begins here. */
  start: number | null;
}

/** The marker that Word writes before an item shows which kind of list it was, and its number. */
function takeSign(item: Element): Sign {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = (sign ?? item).textContent?.trim() ?? '';
  sign?.remove();
  const marker = /^[(（]?[\da-z一二三四五六七八九十]+[.)）、]/i.exec(text)?.[0];
  return marker ? { kind: 'ol', start: numberOf(marker) } : { kind: 'ul', start: null };
}

interface OpenList {
  list: Element;
  kind: 'ul' | 'ol';
  level: number;
}

/** Closes the lists that an item of this level and kind does not belong to; bullets after numbers start a new list. */
function closeInner(open: OpenList[], level: number, kind: OpenList['kind']): void {
  const isOver = (last: OpenList) => last.level > level || (last.level === level && last.kind !== kind);
  for (let last = open.at(-1); last && isOver(last); last = open.at(-1)) open.pop();
}

/** The list of this level: the open one, or a new one within the last item of the outer list. */
function listOf(open: OpenList[], level: number, { kind, start }: Sign, place: ChildNode): Element {
  const outer = open.at(-1);
  if (outer?.level === level) return outer.list;
  const list = (place.ownerDocument as Document).createElement(kind);
  // A list that goes on after a paragraph keeps its number.
  if (start !== null && start > 1) list.setAttribute('start', String(start));
  const item = outer?.list.lastElementChild;
  if (item) item.append(list);
  else place.before(list);
  open.push({ list, kind, level });
  return list;
}

/** Converts a run of neighbouring items to lists, placed where the run starts. */
function growRun(first: Element): void {
  const place = first.ownerDocument.createComment('');
  first.before(place);
  const open: OpenList[] = [];
  let item: Element | null = first;
  while (item?.tagName === 'P' && isListItem(item)) {
    const next: Element | null = item.nextElementSibling;
    const level = levelOf(item);
    const sign = takeSign(item);
    closeInner(open, level, sign.kind);
    listOf(open, level, sign, place).append(rename(item, 'li'));
    item = next;
  }
  place.remove();
}

/** Converts Word paragraphs that look like items to lists, with inner lists inside their item. */
function growLists(body: HTMLElement): void {
  // Earlier runs have already taken some of these paragraphs.
  for (const first of body.querySelectorAll('p')) if (first.isConnected && isListItem(first)) growRun(first);
}

/** What a paste could not bring along. */
export interface LeftOut {
  /** Pictures of other places, which a browser can't fetch. */
  pictures: number;
  /** Videos, sounds, drawings, forms and pages within the page. */
  others: number;
}

const embedded = 'video, audio, iframe, object, embed, canvas, svg, form, input, select, textarea, math';

function removeAll(body: HTMLElement, elements: Iterable<Element>): number {
  let removed = 0;
  for (const element of elements) {
    // What is within another one goes with it.
    if (!body.contains(element)) continue;
    element.remove();
    removed += 1;
  }
  return removed;
}

/** Cleans HTML pasted from a word processor or another site, down to what our texts can display. */
export function cleanPaste(html: string): { html: string; leftOut: LeftOut } {
  const withoutMarks = html.replace(/<!--[\s\S]*?-->|<!\[(?:if|endif)[^>]*>/gi, '');
  const { body } = new DOMParser().parseFromString(withoutMarks, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p'))
    element.remove();
  const isForeign = (picture: Element) => !ownPicture.test(picture.getAttribute('src') ?? '');
  const leftOut = {
    others: removeAll(body, body.querySelectorAll(embedded)),
    pictures: removeAll(body, [...body.querySelectorAll('img')].filter(isForeign)),
  };
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', completeTarget(link.getAttribute('href') ?? ''));
  growLists(body);
  for (const element of body.querySelectorAll('h1, h4, h5, h6'))
    rename(element, renamed[element.tagName] ?? 'p');
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  return { html: body.innerHTML, leftOut };
}
