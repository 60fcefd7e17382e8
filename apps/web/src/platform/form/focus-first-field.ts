const fields = 'input:not([readonly], [type="file"]), textarea, select, button';

/** For a form's `ref`: opening the form puts the focus into its first field. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(fields);
  // Among radio buttons, the one that is checked.
  const isChoice = first instanceof HTMLInputElement && first.type === 'radio';
  const made = isChoice ? form?.querySelector<HTMLElement>('[type="radio"]:checked') : null;
  (made ?? first)?.focus();
}
