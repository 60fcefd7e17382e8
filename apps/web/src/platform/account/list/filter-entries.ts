import * as m from '@portal/texts/messages';
import type { ListFilter } from './list-filter.ts';
import type { ListQuery } from './use-list-query.ts';

export type FieldFilter = Exclude<ListFilter, { kind: 'tabs' | 'hidden' }>;

const isField = (filter: ListFilter): filter is FieldFilter =>
  filter.kind !== 'tabs' && filter.kind !== 'hidden';

export const keyOf = (filter: FieldFilter) => (filter.kind === 'days' ? filter.from : filter.name);

const maxChoices = 3;

/**
 * The filters in the line above a table, which are the first text and the first choices; the rest are behind a button.
 */
export function arrangeFilters(filters: readonly ListFilter[]): { line: FieldFilter[]; more: FieldFilter[] } {
  const fields = filters.filter(isField);
  const texts = fields.filter(({ kind }) => kind === 'text').slice(0, 1);
  const choices = fields.filter(({ kind }) => kind === 'choice').slice(0, maxChoices);
  const line = [...texts, ...choices];
  return { line, more: fields.filter((field) => !line.includes(field)) };
}

interface ChosenFilter {
  key: string;
  text: string;
  /** The address of the list without this filter. */
  href: string;
}

const textOf = (filter: FieldFilter, values: ListQuery['values']): string => {
  if (filter.kind === 'days') {
    const [first = '', last = ''] = [values[filter.from], values[filter.to]];
    return first || last ? `${filter.label} ${first}–${last}` : '';
  }
  const value = values[filter.name] ?? '';
  if (value === '') return '';
  if (filter.kind === 'text') return `${filter.label} ${value}`;
  return filter.options?.find((option) => option.value === value)?.text ?? filter.label;
};

/** The active filters of the list, each with the address without it. */
export function chosenFilters({
  filters,
  values,
  href,
}: Pick<ListQuery, 'filters' | 'values' | 'href'>): ChosenFilter[] {
  return filters.filter(isField).flatMap((filter) => {
    const text = textOf(filter, values);
    if (text === '') return [];
    const without = filter.kind === 'days' ? { [filter.from]: '', [filter.to]: '' } : { [filter.name]: '' };
    return [{ key: keyOf(filter), text, href: href({ values: without }) }];
  });
}

/** The values entered in a form of filters. */
export const entriesOf = (form: HTMLFormElement | null): Record<string, string> =>
  form
    ? Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      )
    : {};

/** The first option of a choice, which does not filter. */
export const anyOf = (filter: Extract<FieldFilter, { kind: 'choice' }>): string =>
  filter.all ?? m.member_list_any({ label: filter.label });
