import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { FeedLink } from '../../site/shared/FeedLink.tsx';
import { ListSearch } from '../../site/shared/ListSearch.tsx';
import { type EnterpriseFilter, enterpriseListHref } from '../shared/enterprise-filter.ts';
import styles from './EnterpriseBar.module.css';

/** How many there are, in which order, and the search by name. */
export function EnterpriseBar({ filter, total }: { filter: EnterpriseFilter; total: number }) {
  const sorts = [
    { sort: 'chain', name: m.enterprise_sort_chain() },
    { sort: 'newest', name: m.enterprise_sort_newest() },
  ] as const;
  const current = filter.sort ?? 'chain';
  const { keyword, ...kept } = filter;
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{m.enterprise_count({ count: total })}</p>
      <nav aria-label={m.content_sort()} className={styles.sorts}>
        {sorts.map(({ sort, name }) => (
          <Link
            key={sort}
            href={enterpriseListHref({ ...filter, sort })}
            look="bare"
            className={clsx(styles.sort, sort === current && styles.on)}
            aria-current={sort === current ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <FeedLink href={paths.rss('STYLE')} />
      <ListSearch
        action={paths.articleList('STYLE')}
        kept={kept}
        keyword={keyword}
        placeholder={m.enterprise_search()}
      />
    </div>
  );
}
