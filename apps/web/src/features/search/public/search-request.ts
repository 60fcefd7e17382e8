import { type SearchKind, searchKinds } from '@portal/contract/kinds';
import { paths } from '@portal/contract/paths';
import { maxKeyword } from '@portal/contract/search/public';
import { cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

/** Keywords longer than this are shortened in headings. */
export const maxShownLength = 30;

/** The search request in the address. */
export interface SearchRequest {
  /** Empty if there is no keyword yet. */
  keyword: string;
  /** Whether the keyword was cut to the maximum search length. */
  isCut: boolean;
  kind: SearchKind | undefined;
}

/** Reads `keyword`, or `q` in an address typed by hand, and `kind`. */
export function readSearchRequest(search: URLSearchParams): SearchRequest {
  const asked = wordsOf(search.get('keyword') ?? search.get('q'));
  return {
    keyword: cutWords(asked, maxKeyword),
    isCut: asked.length > maxKeyword,
    kind: oneOf(search.get('kind')?.toUpperCase() ?? null, searchKinds),
  };
}

/** The address of a request; the keyword stays cut if it was too long. */
export function searchHref({ keyword, kind }: Pick<SearchRequest, 'keyword' | 'kind'>, page = 1): string {
  return paths.search({ keyword, kind: kind?.toLowerCase(), page: page > 1 ? page : undefined });
}
