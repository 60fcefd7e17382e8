import { type SearchKind, searchKinds } from '@portal/contract/kinds';
import { maxKeyword } from '@portal/contract/search';
import { paths } from '../../../paths.ts';
import { cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

/** A heading shortens keywords longer than this. */
export const maxShownLength = 30;

/** The request in the address. */
export interface SearchRequest {
  /** Empty if nothing has been searched yet. */
  keyword: string;
  /** Whether the keyword was longer than the search accepts. */
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

/** The address of a request; only the cut-off part of the keyword is missing from it. */
export function searchHref({ keyword, kind }: Pick<SearchRequest, 'keyword' | 'kind'>, page = 1): string {
  return paths.search({ keyword, kind: kind?.toLowerCase(), page: page > 1 ? page : undefined });
}
