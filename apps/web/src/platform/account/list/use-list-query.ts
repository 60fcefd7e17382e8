import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { inputOf, type ListDefaults, type ListState, readListState, writeListState } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

type Change = Partial<Omit<ListState, 'values'>> & { values?: Readonly<Record<string, string>> };

export interface ListQuery extends ListState {
  filters: readonly ListFilter[];
  /** The input for the endpoint: the filters that are set, `sort`, `pageNo`, `pageSize`. */
  input: Record<string, string | number>;
  isFiltered: boolean;
  /** The address with another page, order or other filters; new filters start on page one. */
  href: (change: Change) => string;
  /** The address without filters. */
  clearHref: string;
  /** The list in its default state: no filters, default order and page size. */
  usualHref: string;
  /** The filters, order and page size of the address, to be saved in a view. */
  saved: string;
  /** The same list with extra parameters, such as an open drawer. */
  hrefWith: (extra: Readonly<Record<string, string>>) => string;
  /** Navigates to `href(change)`, replacing the current address. */
  change: (change: Change) => void;
}

interface ListOptions extends Partial<ListDefaults> {
  /** A parameter for where on the page the list is, such as a tab; every address keeps it. */
  place?: string;
}

/** The filters, order and page of a list, stored in the address. */
export function useListQuery(
  filters: readonly ListFilter[],
  { size = 10, sort = '', place = '' }: ListOptions = {},
): ListQuery {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const defaults = { size, sort };
  const state = readListState(search, filters, defaults);
  const kept = place ? { [place]: search.get(place) ?? '' } : {};
  const href = ({ values, ...rest }: Change) =>
    pathname +
    writeListState({ ...state, page: 1, ...rest, values: { ...state.values, ...values } }, defaults, kept);
  return {
    ...state,
    filters,
    input: inputOf(state),
    isFiltered: Object.values(state.values).some((value) => value !== ''),
    href,
    usualHref: pathname + writeListState({ ...defaults, page: 1, values: {} }, defaults, kept),
    clearHref: pathname + writeListState({ ...state, page: 1, values: {} }, defaults, kept),
    saved: writeListState({ ...state, page: 1 }, defaults, kept),
    hrefWith: (extra) => pathname + writeListState(state, defaults, { ...kept, ...extra }),
    change: (change) => void navigate(href(change), { replace: true, preventScrollReset: true }),
  };
}
