const fields =
  'input:not([readonly], :disabled, [type="file"], [type="hidden"]), textarea:not([readonly], :disabled), select:not(:disabled), [role="spinbutton"]';

/** For the `ref` of a dialog's content: opening the dialog focuses the first field, or the checked radio button. */
export function beginInField(content: HTMLElement | null): void {
  if (!content || content.contains(document.activeElement)) return;
  const first = [...content.querySelectorAll<HTMLElement>(fields)].find((field) => field.checkVisibility());
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const made = isChoice ? content.querySelector<HTMLElement>('[type="radio"]:checked') : null;
  (made ?? first)?.focus();
}
