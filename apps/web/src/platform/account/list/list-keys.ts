const isElement = (target: unknown): target is HTMLElement => target instanceof HTMLElement;

/** Elements that use arrows, letters or Enter themselves. */
const ownKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], summary, [role=radio], [role=slider], [role=spinbutton], [role=combobox], [role=listbox], [role=menu], [role=menuitem], [role=tab], [role=grid]';

/** The rows of a list that can be opened, each by the element that opens it. */
export const openersIn = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll('tbody tr')].flatMap((row) => {
    const opener =
      row.querySelector<HTMLElement>('[data-part=title] :is(a, button)') ??
      row.querySelector<HTMLElement>(':is(a, button)');
    return opener ? [opener] : [];
  });

/** The list a key is meant for: the one with the focus, or the first one of the page. */
export function listOf(focus: Element | null): Element | null {
  const own = focus?.closest('[data-list]');
  if (own) return own;
  const isFree = focus === null || focus === document.body || focus.closest('h1, #main') === focus;
  return isFree || focus.closest('[role=dialog]') ? document.querySelector('#main [data-list]') : null;
}

/** Whether a key belongs to what has the focus, or to a question that is being asked. */
export function isMeantElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('[role=alertdialog]') !== null) return true;
  return isElement(target) && target.closest(ownKeys) !== null;
}

/** The step of a key through the rows. */
export const stepOf = (key: string): -1 | 0 | 1 => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
