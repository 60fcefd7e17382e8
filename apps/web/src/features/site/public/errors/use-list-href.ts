import { useMatches } from 'react-router';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { useHasPage } from '../../shared/known-pages.ts';

/** The list the page would belong to; undefined if the address fits no kind of page. */
export function useListHref(): string | undefined {
  const { path } = usePageUrl();
  const hasPage = useHasPage();
  const { params = {} } = useMatches().at(-1) ?? {};
  const isDetail = Object.keys(params).length > 0 && params['*'] === undefined;
  const href = path.slice(0, path.lastIndexOf('/'));
  return isDetail && hasPage(href) ? href : undefined;
}
