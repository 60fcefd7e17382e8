type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const event = (name: string) => new Event(name, { bubbles: true });

/** Types a text as the user did: React notices the change because it has rendered the field without it. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(event('input'));
}

function repeatOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const isDefault = [...field.options].every((option) => option.selected === option.defaultSelected);
    if (isDefault || value === '') return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(event('change'));
    };
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement;
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return undefined;
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return value === field.defaultValue || field.type === 'file' ? undefined : () => typeInto(field, value);
}

/**
 * Captures what was entered into the fields of an island before hydration. The returned function enters it again, so
 * that the components know about it too.
 */
export function typedAhead(host: ParentNode): () => void {
  const repeats = [...host.querySelectorAll<Field>('input, textarea, select')].map(repeatOf);
  return () => {
    for (const repeat of repeats) repeat?.();
  };
}
