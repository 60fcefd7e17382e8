import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { FeedLink } from '../../site/shared/FeedLink.tsx';
import { ListSearch } from '../../site/shared/ListSearch.tsx';
import { type EnterpriseFilter, enterpriseListHref } from '../shared/enterprise-filter.ts';

/** The number of enterprises, their order, and a search by name. */
export function EnterpriseBar({ filter, total }: { filter: EnterpriseFilter; total: number }) {
  const { keyword, ...kept } = filter;
  return (
    <ListBar
      count={m.enterprise_count({ count: total })}
      sorting={{
        label: m.content_sort(),
        current: filter.sort ?? 'chain',
        sorts: [
          {
            key: 'chain',
            text: m.enterprise_sort_chain(),
            href: enterpriseListHref({ ...filter, sort: 'chain' }),
          },
          {
            key: 'newest',
            text: m.enterprise_sort_newest(),
            href: enterpriseListHref({ ...filter, sort: 'newest' }),
          },
        ],
      }}
    >
      <FeedLink href={paths.rss('STYLE')} />
      <ListSearch
        action={paths.articleList('STYLE')}
        kept={kept}
        keyword={keyword}
        placeholder={m.enterprise_search()}
      />
    </ListBar>
  );
}
