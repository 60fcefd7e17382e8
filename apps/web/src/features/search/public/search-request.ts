import { type SearchKind, searchKinds } from '@portal/contract/kinds';
import { paths } from '@portal/contract/paths';
import { maxKeyword } from '@portal/contract/search/public';
import { cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

/** Keywords longer than this are shortened in headings. */
export const maxShownLength = 30;

const maxWithout = 200;

/** The search request in the address. */
export interface SearchRequest {
  /** Empty if there is no keyword yet. */
  keyword: string;
  /** Whether the keyword was cut to the maximum search length. */
  isCut: boolean;
  kind: SearchKind | undefined;
  /** Whether nothing but the keyword as typed is wanted. */
  isLiteral: boolean;
  /** Words of the same meaning that the reader took back, separated by commas. */
  without: string;
}

/** The words of {@link SearchRequest.without}. */
export const leftOut = ({ without }: Pick<SearchRequest, 'without'>): string[] =>
  without === '' ? [] : without.split(',');

/** Reads `keyword`, or `q` in an address typed by hand, and `kind`. */
export function readSearchRequest(search: URLSearchParams): SearchRequest {
  const asked = wordsOf(search.get('keyword') ?? search.get('q'));
  return {
    keyword: cutWords(asked, maxKeyword),
    isCut: asked.length > maxKeyword,
    kind: oneOf(search.get('kind')?.toUpperCase() ?? null, searchKinds),
    isLiteral: search.get('literal') === '1',
    without: cutWords(wordsOf(search.get('without')), maxWithout),
  };
}

/** The address of a request; the keyword stays cut if it was too long. */
export function searchHref(
  {
    keyword,
    kind,
    isLiteral,
    without,
  }: Pick<SearchRequest, 'keyword' | 'kind'> & Partial<Pick<SearchRequest, 'isLiteral' | 'without'>>,
  page = 1,
): string {
  return paths.search({
    keyword,
    kind: kind?.toLowerCase(),
    literal: isLiteral ? '1' : undefined,
    without,
    page: page > 1 ? page : undefined,
  });
}
