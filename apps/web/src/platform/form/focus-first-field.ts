const fields = 'input:not([readonly], [type="file"]), textarea, select, button';

/** For a form's `ref`: focuses its first field when the form opens. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(fields);
  // In a radio group, focuses the checked button.
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const made = isChoice ? form?.querySelector<HTMLElement>('[type="radio"]:checked') : null;
  (made ?? first)?.focus();
}
