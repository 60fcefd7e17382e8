const CLOSED = 'data-closed';

/**
 * Keyboard support of a main navigation (`NavMenu`): Escape closes, arrow keys move along the bar and through the open
 * list.
 */
export function attachNavMenu(menu: HTMLElement): void {
  const closed = () => menu.querySelectorAll(`[${CLOSED}]`);
  const forget = () => {
    for (const item of closed()) item.removeAttribute(CLOSED);
  };
  const openAgain = ({ target }: Event) => {
    const current = itemOf(target);
    for (const item of closed()) if (item !== current) item.removeAttribute(CLOSED);
  };
  menu.addEventListener('keydown', walk);
  menu.addEventListener('focusin', openAgain);
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!menu.contains(relatedTarget as Node | null)) forget();
  });
  menu.addEventListener('pointerover', openAgain);
  menu.addEventListener('pointerleave', forget);
  menu.addEventListener('click', closeAfterChoice);
}

const itemOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('[data-nav-item]');
const linkOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(':scope > a');

function closeAfterChoice({ target }: Event) {
  const item = itemOf(target);
  if (item && (target as Element).closest('a')) item.setAttribute(CLOSED, '');
}

function walk(event: KeyboardEvent) {
  const item = itemOf(event.target);
  if (!item) return;
  if (event.key === 'Escape') {
    item.setAttribute(CLOSED, '');
    linkOf(item)?.focus();
    return;
  }
  const next = neighbour(event.key, item, event.target as HTMLElement);
  if (!next) return;
  event.preventDefault();
  if (event.key === 'ArrowDown') item.removeAttribute(CLOSED);
  next.focus();
}

function neighbour(key: string, item: HTMLElement, from: HTMLElement): HTMLElement | null | undefined {
  if (key === 'ArrowRight') return linkOf(item.nextElementSibling);
  if (key === 'ArrowLeft') return linkOf(item.previousElementSibling);
  const links = [...item.querySelectorAll<HTMLElement>('a')];
  const index = links.indexOf(from);
  if (key === 'ArrowDown') return links[index + 1];
  if (key === 'ArrowUp') return links[index - 1];
  return null;
}
