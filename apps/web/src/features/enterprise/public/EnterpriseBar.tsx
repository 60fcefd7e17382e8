import clsx from 'clsx';
import { paths } from '../../../paths.ts';
import {
  content_sort,
  enterprise_count,
  enterprise_search,
  enterprise_search_submit,
  enterprise_sort_chain,
  enterprise_sort_newest,
} from '../../../platform/i18n/paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchIcon } from '../../../ui/icon/shapes/search.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { type EnterpriseFilter, enterpriseListHref } from '../shared/enterprise-filter.ts';
import styles from './EnterpriseBar.module.css';

/** How many there are, in which order, and the search by name. */
export function EnterpriseBar({ filter, total }: { filter: EnterpriseFilter; total: number }) {
  const sorts = [
    { sort: 'chain', name: enterprise_sort_chain() },
    { sort: 'newest', name: enterprise_sort_newest() },
  ] as const;
  const current = filter.sort ?? 'chain';
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{enterprise_count({ count: total })}</p>
      <nav aria-label={content_sort()} className={styles.sorts}>
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
      <SearchForm filter={filter} />
    </div>
  );
}

function SearchForm({ filter: { stage, region, sort, keyword } }: { filter: EnterpriseFilter }) {
  const kept = Object.entries({ stage, region, sort }).filter(([, value]) => value !== undefined);
  return (
    <form method="get" action={paths.articleList('STYLE')} className={styles.search}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
        placeholder={enterprise_search()}
        aria-label={enterprise_search()}
        className={styles.input}
      />
      <button type="submit" className={styles.submit} aria-label={enterprise_search_submit()}>
        <Icon shape={searchIcon} />
      </button>
    </form>
  );
}
