/** A form's `ref`: whoever opens it goes on in its first field, not at the page's beginning. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([readonly], [type="file"]), textarea, select, button')?.focus();
}
