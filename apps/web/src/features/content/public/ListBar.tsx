import clsx from 'clsx';
import { paths } from '../../../paths.ts';
import { formatThousands } from '../../../platform/display/format.ts';
import {
  content_count,
  content_rss,
  content_sort,
  content_sort_latest,
  content_sort_views,
} from '../../../platform/i18n/paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { arrowDownIcon } from '../../../ui/icon/shapes/arrow-down.ts';
import { rssIcon } from '../../../ui/icon/shapes/rss.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { type ArticleFilter, articleListHref } from '../shared/article-filter.ts';
import type { ListColumn } from '../shared/column-texts.ts';
import styles from './ListBar.module.css';

interface ListBarProps {
  column: ListColumn;
  filter: ArticleFilter;
  total: number;
}

/** How many there are, in which order, and the feed. */
export function ListBar({ column, filter, total }: ListBarProps) {
  const sorts = [
    { sort: 'latest', name: content_sort_latest() },
    { sort: 'views', name: content_sort_views() },
  ] as const;
  const current = filter.sort ?? 'latest';
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{content_count({ count: formatThousands(total) })}</p>
      <nav aria-label={content_sort()} className={styles.sorts}>
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
      <a href={paths.rss(column)} className={styles.sort} type="application/rss+xml">
        <Icon shape={rssIcon} />
        {content_rss()}
      </a>
    </div>
  );
}
