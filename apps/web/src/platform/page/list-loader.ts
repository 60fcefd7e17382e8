import { redirect } from 'react-router';
import { type Load, loader, pageNoOf } from './load.ts';

/** Where in a list a page is. */
export interface ListPlace {
  pageNo: number;
  /** 0 where the list is empty. */
  pageCount: number;
}

interface ListSource<Filter extends object, Loaded extends { list: { total: number } | null }> {
  /** What the address asks for; what is not known counts as not given. */
  filterOf: (args: Load) => Filter;
  pageSize: number | ((filter: Filter) => number);
  load: (args: Load & { filter: Filter; pageNo: number; pageSize: number }) => Promise<Loaded>;
  /** The filter without codes which only what was loaded shows not to exist. */
  knownOf?: (filter: Filter, loaded: Loaded) => Filter;
  hrefOf: (filter: Filter, page: number) => string;
}

const isSame = <Filter extends object>(one: Filter, other: Filter): boolean =>
  (Object.keys(one) as (keyof Filter)[]).every((key) => one[key] === other[key]);

/**
 * The loader of a public list: reads the filter and the page out of the address, and leads on from a filter that
 * knows nothing and from a page after the last one. A list that was not asked for is null.
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

/** What the head of a page of a list says of the pages beside it: `<PageHead {...pageLinks(place, hrefOf)} />`. */
export const pageLinks = ({ pageNo, pageCount }: ListPlace, hrefOf: (page: number) => string): PageLinks => ({
  pageNo,
  previousPage: pageNo > 1 ? hrefOf(pageNo - 1) : undefined,
  nextPage: pageNo < pageCount ? hrefOf(pageNo + 1) : undefined,
});
