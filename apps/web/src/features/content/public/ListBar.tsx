import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { paths } from '../../../paths.ts';
import { formatThousands } from '../../../platform/display/format.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { arrowDownIcon } from '../../../ui/icon/shapes/arrow-down.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { FeedLink } from '../../site/shared/FeedLink.tsx';
import { ListSearch } from '../../site/shared/ListSearch.tsx';
import { type ArticleFilter, articleFeedHref, articleListHref } from '../shared/article-filter.ts';
import { columnNames, type ListColumn } from '../shared/column-texts.ts';
import styles from './ListBar.module.css';

interface ListBarProps {
  column: ListColumn;
  filter: ArticleFilter;
  total: number;
}

/** How many there are, in which order, the feed, and the search within them. */
export function ListBar({ column, filter, total }: ListBarProps) {
  const sorts = [
    { sort: 'latest', name: m.content_sort_latest() },
    { sort: 'views', name: m.content_sort_views() },
  ] as const;
  const current = filter.sort ?? 'latest';
  const { keyword, ...kept } = filter;
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{m.content_count({ count: formatThousands(total) })}</p>
      <nav aria-label={m.content_sort()} className={styles.sorts}>
        {sorts.map(({ sort, name }) => (
          <Link
            key={sort}
            href={articleListHref(column, { ...filter, sort })}
            look="bare"
            keepScroll
            className={clsx(styles.sort, sort === current && styles.on)}
            aria-current={sort === current ? 'true' : undefined}
          >
            {name}
            {sort === current && <Icon shape={arrowDownIcon} />}
          </Link>
        ))}
      </nav>
      <FeedLink href={articleFeedHref(column, filter)} />
      <ListSearch
        action={paths.articleList(column)}
        kept={kept}
        keyword={keyword}
        placeholder={m.content_search({ column: columnNames[column]() })}
      />
    </div>
  );
}
