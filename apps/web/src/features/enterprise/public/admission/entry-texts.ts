import { type ApplicationField, fieldOf } from '@portal/contract/enterprise/fields';
import type { ApplicationValues } from './application-form.ts';
import type { EntryChoices } from './entry-props.ts';

/** The displayed text of a field; empty if nothing is entered. */
export function entryText(field: ApplicationField, values: ApplicationValues, choices: EntryChoices): string {
  if (field === 'products') return values.products.map(({ name }) => name).join('、');
  const value = values[field];
  const list = fieldOf(field).from;
  const nameOf = (code: string) =>
    (list && choices[list].find((option) => option.value === code)?.text) ?? code;
  return typeof value === 'string' ? nameOf(value) : value.map(nameOf).join('、');
}
