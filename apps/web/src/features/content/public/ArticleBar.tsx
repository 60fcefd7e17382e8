import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { FeedLink } from '../../site/shared/FeedLink.tsx';
import { ListSearch } from '../../site/shared/ListSearch.tsx';
import { type ArticleFilter, articleFeedHref, articleListHref } from '../shared/article-filter.ts';
import { columnNames, type ListColumn } from '../shared/column-texts.ts';

interface ArticleBarProps {
  column: ListColumn;
  filter: ArticleFilter;
  total: number;
}

/** The number of articles, their order, the feed, and a search within them. */
export function ArticleBar({ column, filter, total }: ArticleBarProps) {
  const { keyword, ...kept } = filter;
  return (
    <ListBar
      count={m.content_count({ count: formatThousands(total) })}
      sorting={{
        label: m.content_sort(),
        current: filter.sort ?? 'latest',
        sorts: [
          {
            key: 'latest',
            text: m.content_sort_latest(),
            href: articleListHref(column, { ...filter, sort: 'latest' }),
          },
          {
            key: 'views',
            text: m.content_sort_views(),
            href: articleListHref(column, { ...filter, sort: 'views' }),
          },
        ],
      }}
    >
      <FeedLink href={articleFeedHref(column, filter)} />
      <ListSearch
        action={paths.articleList(column)}
        kept={kept}
        keyword={keyword}
        placeholder={m.content_search({ column: columnNames[column]() })}
      />
    </ListBar>
  );
}
