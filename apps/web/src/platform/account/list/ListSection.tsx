import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ReactNode } from 'react';
import type { RowKey } from '../../../ui/select-table/selection.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { type GetKey, useQueryOf } from '../use-query-of.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './List.module.css';
import { ListFoot } from './ListFoot.tsx';
import { type ListEmpty, ListFailure, ListSkeleton, NoRows } from './ListStates.tsx';
import { type ListSelection, ListTable } from './ListTable.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListQuery } from './use-list-query.ts';

interface Page<Row> {
  rows: Row[];
  total: number;
  totalIsExact: boolean;
}

/** Endpoints that answer with a page of rows. */
export type ListKey = {
  [Key in GetKey]: EndpointMap[Key]['output'] extends Page<unknown> ? Key : never;
}[GetKey];

type RowOf<Key extends ListKey> = EndpointMap[Key]['output'] extends Page<infer Row> ? Row : never;

export interface ListSectionProps<Key extends ListKey> {
  endpoint: Key;
  query: ListQuery;
  /** Parameters of the endpoint that the address cannot change. */
  fixed?: Record<string, string | number>;
  /** Describes the table; only for screen readers. */
  caption: string;
  columns: readonly ListColumn<RowOf<Key>>[];
  rowKey: (row: RowOf<Key>) => RowKey;
  /** Shown when there are no rows at all. */
  empty: ListEmpty;
  selection?: ListSelection<RowOf<Key>>;
  /** On the right of the tabs, for example a unit. */
  end?: ReactNode;
}

/** Filters, table and paging of a list; for a list that is a page of its own use `ListPage`. */
export function ListSection<Key extends ListKey>({
  endpoint,
  query,
  fixed,
  empty,
  end,
  selection,
  ...table
}: ListSectionProps<Key>) {
  const input = { ...query.input, ...fixed } as EndpointMap[Key]['input'];
  const answer = useQueryOf(endpoint, input, { keepPrevious: true });
  const page = answer.data as Page<RowOf<Key>> | undefined;
  return (
    <div className={styles.list}>
      <FilterBar query={query} />
      <Tabs query={query} end={end} />
      {answer.isError && (
        <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && <ListSkeleton rows={query.size} />}
      {page && !answer.isError && (
        <div className={styles.rows} aria-busy={answer.isPlaceholderData}>
          <ListTable
            // The selection is dropped with the filters, so that no action hits rows that are no longer shown.
            key={JSON.stringify(query.values)}
            {...table}
            rows={page.rows}
            query={query}
            selection={selection}
            empty={<NoRows query={query} empty={empty} />}
          />
          {page.rows.length > 0 && (
            <ListFoot query={query} total={page.total} totalIsExact={page.totalIsExact} />
          )}
        </div>
      )}
    </div>
  );
}

function Tabs({ query, end }: { query: ListQuery; end: ReactNode }) {
  const tabs = query.filters.find((filter) => filter.kind === 'tabs');
  if (!tabs) return end ? <div className={styles.end}>{end}</div> : null;
  return (
    <TabLinks
      label={tabs.label}
      keepScroll
      currentKey={query.values[tabs.name] ?? ''}
      end={end}
      items={tabs.options.map(({ value, text, count }) => ({
        key: value,
        text,
        count,
        href: query.href({ values: { [tabs.name]: value } }),
      }))}
    />
  );
}
