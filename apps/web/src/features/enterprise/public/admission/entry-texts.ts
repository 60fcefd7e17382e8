import type { ApplicationField } from '@portal/contract/enterprise-application';
import type { ApplicationValues } from './application-form.ts';
import type { EntryChoices } from './entry-props.ts';

const choicesOf: Partial<Record<ApplicationField, keyof EntryChoices>> = {
  property: 'properties',
  regionId: 'regions',
  scale: 'scales',
  chainStages: 'stages',
  industryTagIds: 'tags',
};

/** The value of a field in words; empty where nothing is entered. */
export function entryText(field: ApplicationField, values: ApplicationValues, choices: EntryChoices): string {
  if (field === 'products') return values.products.map(({ name }) => name).join('、');
  const value = values[field];
  const list = choicesOf[field];
  const nameOf = (code: string) =>
    (list && choices[list].find((option) => option.value === code)?.text) ?? code;
  return typeof value === 'string' ? nameOf(value) : value.map(nameOf).join('、');
}
