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

/** The sign Word writes before an item tells what kind of list it was. */
function takeSign(item: Element): 'ul' | 'ol' {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = (sign ?? item).textContent?.trim() ?? '';
  sign?.remove();
  return /^[(（]?[\da-z一二三四五六七八九十]+[.)）、]/i.test(text) ? 'ol' : 'ul';
}

/** Word's paragraphs that look like items become lists, inner ones inside their item. */
function growLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || !isListItem(first)) continue;
    const open: { list: Element; kind: string; level: number }[] = [];
    let item: Element | null = first;
    const place = body.ownerDocument.createComment('');
    first.before(place);
    while (item?.tagName === 'P' && isListItem(item)) {
      const next: Element | null = item.nextElementSibling;
      const level = levelOf(item);
      const kind = takeSign(item);
      while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
      // Points that follow numbers are another list.
      if (open.at(-1)?.level === level && open.at(-1)?.kind !== kind) open.pop();
      let here = open.at(-1);
      if (!here || here.level < level) {
        const list = body.ownerDocument.createElement(kind);
        const parent = here?.list.lastElementChild;
        if (parent) parent.append(list);
        else place.before(list);
        here = { list, kind, level };
        open.push(here);
      }
      here.list.append(rename(item, 'li'));
      item = next;
    }
    place.remove();
  }
}

/** What is pasted from a word processor or another site, as far as our texts can show it. */
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
