const fields =
  'input:not([readonly], :disabled, [type="file"], [type="hidden"]), textarea:not([readonly], :disabled), select:not(:disabled), [role="spinbutton"]';

/** A dialog's `ref` for what it asks: whoever opens it goes on in the first field, of choices in the one made. */
export function beginInField(content: HTMLElement | null): void {
  if (!content || content.contains(document.activeElement)) return;
  const first = [...content.querySelectorAll<HTMLElement>(fields)].find((field) => field.checkVisibility());
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const made = isChoice ? content.querySelector<HTMLElement>('[type="radio"]:checked') : null;
  (made ?? first)?.focus();
}
