import type { ListFilter } from '@portal/contract/paths';
import { redirect } from 'react-router';
import { type Load, loader, pageNoOf } from './load.ts';

/** The position of a page within its list. */
export interface ListPlace {
  pageNo: number;
  /** 0 for an empty list. */
  pageCount: number;
}

interface ListSource<Filter extends object, Loaded extends { list: { total: number } | null }> {
  /** The filter in the address; unknown values are ignored. */
  filterOf: (args: Load) => Filter;
  pageSize: number | ((filter: Filter) => number);
  load: (args: Load & { filter: Filter; pageNo: number; pageSize: number }) => Promise<Loaded>;
  /** The filter without codes that turn out not to exist after loading. */
  knownOf?: (filter: Filter, loaded: Loaded) => Filter;
  hrefOf: (filter: Filter, page: number) => string;
}

const isSame = <Filter extends object>(one: Filter, other: Filter): boolean =>
  (Object.keys(one) as (keyof Filter)[]).every((key) => one[key] === other[key]);

/**
 * The loader of a public list: reads filter and page from the address, and redirects from a filter with unknown codes
 * and from a page after the last one. `list` is null if there was nothing to load.
 */
export function listLoader<Filter extends object, Loaded extends { list: { total: number } | null }>({
  filterOf,
  pageSize: pageSizeOf,
  load,
  knownOf,
  hrefOf,
}: ListSource<Filter, Loaded>) {
  return loader(async (args): Promise<Loaded & { filter: Filter; place: ListPlace }> => {
    const filter = filterOf(args);
    const pageNo = pageNoOf(args.search);
    const pageSize = typeof pageSizeOf === 'number' ? pageSizeOf : pageSizeOf(filter);
    const loaded = await load({ ...args, filter, pageNo, pageSize });
    const known = knownOf?.(filter, loaded) ?? filter;
    if (!isSame(filter, known)) throw redirect(hrefOf(known, 1));
    const pageCount = Math.ceil((loaded.list?.total ?? 0) / pageSize);
    if (loaded.list && pageNo > Math.max(1, pageCount))
      throw redirect(hrefOf(filter, Math.max(1, pageCount)));
    return { ...loaded, filter, place: { pageNo, pageCount } };
  });
}

interface PageLinks {
  pageNo: number;
  previousPage?: string;
  nextPage?: string;
}

/** The links to the neighbouring pages of a list, for the head: `<PageHead {...pageLinks(place, hrefOf)} />`. */
export const pageLinks = ({ pageNo, pageCount }: ListPlace, hrefOf: (page: number) => string): PageLinks => ({
  pageNo,
  previousPage: pageNo > 1 ? hrefOf(pageNo - 1) : undefined,
  nextPage: pageNo < pageCount ? hrefOf(pageNo + 1) : undefined,
});

/**
 * Creates the function for the addresses of a list's pages: `listHrefOf(paths.venueList)`. The first page has no
 * number.
 */
export const listHrefOf =
  <Filter extends object>(
    toList: (address: ListFilter) => string,
    /** Converts the filter to query parameters, if their names differ. */
    addressOf: (filter: Filter) => ListFilter = (filter) => filter as ListFilter,
  ) =>
  (filter: Filter, page = 1): string =>
    toList({ ...addressOf(filter), page: page > 1 ? page : undefined });

/** Whether any filter is set; the sort order is not part of the filter. */
export const isFiltered = (filter: object): boolean =>
  Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== undefined);
