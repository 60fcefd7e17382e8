import { useMatches } from 'react-router';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { useHasPage } from '../../shared/known-pages.ts';
import { listPathOf } from './list-path.ts';

/** The list the page would belong to; undefined if the address fits no kind of page. */
export function useListHref(): string | undefined {
  const { path, search } = usePageUrl();
  const hasPage = useHasPage();
  const { params = {} } = useMatches().at(-1) ?? {};
  if (params['*'] !== undefined) return undefined;
  // A detail page is identified by the last part of its path, or by the query of its list.
  const href = Object.keys(params).length > 0 ? listPathOf(path) : path;
  const isDetail = href !== path || search.size > 0;
  return isDetail && hasPage(href) ? href : undefined;
}
