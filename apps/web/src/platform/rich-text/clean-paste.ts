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

/** The marker that Word writes before an item shows which kind of list it was. */
function takeSign(item: Element): 'ul' | 'ol' {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = (sign ?? item).textContent?.trim() ?? '';
  sign?.remove();
  return /^[(（]?[\da-z一二三四五六七八九十]+[.)）、]/i.test(text) ? 'ol' : 'ul';
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
function listOf(open: OpenList[], level: number, kind: OpenList['kind'], place: ChildNode): Element {
  const outer = open.at(-1);
  if (outer?.level === level) return outer.list;
  const list = (place.ownerDocument as Document).createElement(kind);
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
    const kind = takeSign(item);
    closeInner(open, level, kind);
    listOf(open, level, kind, place).append(rename(item, 'li'));
    item = next;
  }
  place.remove();
}

/** Converts Word paragraphs that look like items to lists, with inner lists inside their item. */
function growLists(body: HTMLElement): void {
  // Earlier runs have already taken some of these paragraphs.
  for (const first of body.querySelectorAll('p')) if (first.isConnected && isListItem(first)) growRun(first);
}

/** Cleans HTML pasted from a word processor or another site, down to what our texts can display. */
export function cleanPaste(html: string): string {
  const withoutMarks = html.replace(/<!--[\s\S]*?-->|<!\[(?:if|endif)[^>]*>/gi, '');
  const { body } = new DOMParser().parseFromString(withoutMarks, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p'))
    element.remove();
  for (const picture of body.querySelectorAll('img'))
    if (!ownPicture.test(picture.getAttribute('src') ?? '')) picture.remove();
  growLists(body);
  for (const element of body.querySelectorAll('h1, h4, h5, h6'))
    rename(element, renamed[element.tagName] ?? 'p');
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  return body.innerHTML;
}
