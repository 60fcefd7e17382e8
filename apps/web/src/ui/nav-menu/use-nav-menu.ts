import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';

const CLOSED = 'data-closed';

/** The keyboard of the main navigation: Escape closes, arrow keys move along the bar and through the open list. */
export function useNavMenu() {
  return {
    onKeyDown: walk,
    onFocus: openAgain,
    onBlur: forgetOnLeaving,
    onPointerOver: openAgain,
    onPointerLeave: forget,
    onClick: closeAfterChoice,
  };
}

const itemOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-nav-item]');
const linkOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(':scope > a');

function openAgain({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
  const item = itemOf(target);
  for (const closed of currentTarget.querySelectorAll(`[${CLOSED}]`)) {
    if (closed !== item) closed.removeAttribute(CLOSED);
  }
}

function forget({ currentTarget }: SyntheticEvent<HTMLElement>) {
  for (const closed of currentTarget.querySelectorAll(`[${CLOSED}]`)) closed.removeAttribute(CLOSED);
}

function forgetOnLeaving(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) forget(event);
}

function closeAfterChoice({ target }: SyntheticEvent<HTMLElement>) {
  const item = itemOf(target);
  if (item && (target as Element).closest('a')) item.setAttribute(CLOSED, '');
}

function walk(event: KeyboardEvent<HTMLElement>) {
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
