import { type ListFilter, valuesOf } from './list-filter.ts';

/** The state of a list: the values of its filters by name, its order and its page. */
export interface ListState {
  values: Readonly<Record<string, string>>;
  sort: string;
  page: number;
  size: number;
}

export interface ListDefaults {
  size: number;
  sort: string;
}

export const pageSizes = [10, 20, 50] as const;

export function readListState(
  search: URLSearchParams,
  filters: readonly ListFilter[],
  defaults: ListDefaults,
): ListState {
  const read = (name: string) => search.get(name) ?? '';
  const page = /^[1-9]\d{0,6}$/.test(read('page')) ? Number(read('page')) : 1;
  const size = pageSizes.find((known) => String(known) === read('size')) ?? defaults.size;
  const sort = /^[\w.-]{1,40}$/.test(read('sort')) ? read('sort') : defaults.sort;
  return {
    values: Object.fromEntries(filters.flatMap((filter) => valuesOf(filter, read))),
    sort,
    page,
    size,
  };
}

/**
 * The query of an address, without default values. `extra` holds parameters outside the list, such as an open drawer.
 */
export function writeListState(
  { values, sort, page, size }: ListState,
  defaults: ListDefaults,
  extra: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...values, ...extra })) if (value) search.set(name, value);
  if (sort !== defaults.sort) search.set('sort', sort);
  if (size !== defaults.size) search.set('size', String(size));
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}

/** The input for the endpoint. */
export function inputOf({ values, sort, page, size }: ListState): Record<string, string | number> {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(sort ? { sort } : {}), pageNo: page, pageSize: size };
}
