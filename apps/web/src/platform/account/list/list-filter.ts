interface Named {
  /** The parameter's name, in the endpoint and in the address. */
  name: string;
  label: string;
}

interface FilterOption {
  value: string;
  text: string;
  /** Number of matching rows; for tabs whose list does not count them. */
  count?: number;
}

/** A search box. */
interface TextFilter extends Named {
  kind: 'text';
  placeholder?: string;
}

/** One of several options; `options` is undefined while loading, and any value is accepted until then. */
interface ChoiceFilter extends Named {
  kind: 'choice';
  options: readonly FilterOption[] | undefined;
  /** The text if nothing is chosen, “all” by default. */
  all?: string;
}

/** One of several options, as tabs above the table; the option with the value '' means no filter. */
interface TabsFilter extends Named {
  kind: 'tabs';
  options: readonly FilterOption[];
  /** The key in the answer's counts for the tab without a filter; `ALL` by default. */
  countOfAll?: string;
}

/** Two parameters: the first and the last day. */
export interface DaysFilter extends Omit<Named, 'name'> {
  kind: 'days';
  from: string;
  to: string;
}

/** Set only by links, such as “only mine” or a row of another list. */
interface HiddenFilter {
  kind: 'hidden';
  name: string;
}

export type ListFilter = TextFilter | ChoiceFilter | TabsFilter | DaysFilter | HiddenFilter;

const maxText = 100;

const clean = {
  text: (value: string) => value.trim().slice(0, maxText),
  day: (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''),
  option: (value: string, options: readonly FilterOption[] | undefined) =>
    !options || options.some((option) => option.value === value) ? value.slice(0, maxText) : '',
};

/** The parameters of a filter with their values from the address; an invalid value is ignored. */
export function valuesOf(
  filter: ListFilter,
  read: (name: string) => string,
): [name: string, value: string][] {
  switch (filter.kind) {
    case 'days':
      return [filter.from, filter.to].map((name) => [name, clean.day(read(name))]);
    case 'choice':
    case 'tabs':
      return [[filter.name, clean.option(read(filter.name), filter.options)]];
    case 'text':
    case 'hidden':
      return [[filter.name, clean.text(read(filter.name))]];
  }
}
