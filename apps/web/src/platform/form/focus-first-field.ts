const fields = 'input:not([readonly], [type="file"]), textarea, select, button';

/** A form's `ref`: whoever opens it goes on in its first field, not at the page's beginning. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(fields);
  // Of choices, the one that is made.
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const made = isChoice ? form?.querySelector<HTMLElement>('[type="radio"]:checked') : null;
  (made ?? first)?.focus();
}
