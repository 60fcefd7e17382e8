import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { settings2Icon, xIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './FilterChips.module.css';
import { arrangeFilters, chosenFilters } from './filter-entries.ts';
import type { ListKey } from './list-key.ts';
import type { ListQuery } from './use-list-query.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

interface FilterChipsProps {
  query: ListQuery;
  endpoint: ListKey;
  fixed: Record<string, string | number> | undefined;
  end?: ReactNode;
}

/** The filters on a narrow screen: active ones as chips in one scrolling line, all others in a sheet. */
export function FilterChips({ query, endpoint, fixed, end }: FilterChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const { line, more } = arrangeFilters(query.filters);
  const chosen = chosenFilters(query);
  const hasFilters = line.length + more.length > 0;
  if (!hasFilters && !end) return null;
  return (
    <Row gap={8} className={styles.chips}>
      {hasFilters && (
        <button
          type="button"
          className={styles.all}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon shape={settings2Icon} />
          {m.member_list_filters()}
          {chosen.length > 0 && <b className={styles.count}>{chosen.length}</b>}
        </button>
      )}
      {end}
      {chosen.map(({ key, text, href }) => (
        <Link
          key={key}
          href={href}
          replace
          keepScroll
          look="bare"
          className={styles.chip}
          aria-label={m.member_list_without({ filter: text })}
        >
          {text}
          <Icon shape={xIcon} />
        </Link>
      ))}
      {isOpen && (
        <Suspense>
          <FilterSheet query={query} endpoint={endpoint} fixed={fixed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}
