import { type SearchKind, searchKinds } from '@portal/contract/kinds';
import { longestKeyword } from '@portal/contract/search';
import { paths } from '../../../paths.ts';
import { cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

/** A longer keyword is shortened where a heading repeats it. */
export const longestShown = 30;

/** What the address asks for. */
export interface SearchRequest {
  /** Empty when nothing has been asked yet. */
  keyword: string;
  /** The keyword was longer than what is searched for. */
  isCut: boolean;
  kind: SearchKind | undefined;
}

/** Reads `keyword`, or `q` of a hand-written address, and `kind`. */
export function readSearchRequest(search: URLSearchParams): SearchRequest {
  const asked = wordsOf(search.get('keyword') ?? search.get('q'));
  return {
    keyword: cutWords(asked, longestKeyword),
    isCut: asked.length > longestKeyword,
    kind: oneOf(search.get('kind')?.toUpperCase() ?? null, searchKinds),
  };
}

/** The address of a request; only what was cut from the keyword is not in it. */
export function searchHref({ keyword, kind }: Pick<SearchRequest, 'keyword' | 'kind'>, page = 1): string {
  return paths.search({ keyword, kind: kind?.toLowerCase(), page: page > 1 ? page : undefined });
}
