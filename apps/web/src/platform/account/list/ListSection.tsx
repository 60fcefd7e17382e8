import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { type ReactNode, useRef } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import type { RowKey } from '../../../ui/select-table/selection.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { useQueryOf } from '../use-query-of.ts';
import { type ListBulk, useBulkSelection } from './bulk/use-bulk-selection.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';
import styles from './List.module.css';
import { ListFoot } from './ListFoot.tsx';
import { type ListEmpty, ListFailure, ListSkeleton, NoRows } from './ListStates.tsx';
import { type ListSelection, ListTable } from './ListTable.tsx';
import { type ListColumn, turned } from './list-column.ts';
import type { ListAnswer, ListKey, RowOf } from './list-key.ts';
import { useListKeys } from './use-list-keys.ts';
import type { ListQuery } from './use-list-query.ts';
import { useNarrow } from './use-narrow.ts';

export interface ListSectionProps<Key extends ListKey> {
  endpoint: Key;
  query: ListQuery;
  /** Parameters of the endpoint that the address cannot change. */
  fixed?: Record<string, string | number>;
  /** Describes the table; only for screen readers. */
  caption: string;
  columns: readonly ListColumn<RowOf<Key>>[];
  rowKey: (row: RowOf<Key>) => RowKey;
  /** Shown if there are no rows at all. */
  empty: ListEmpty;
  selection?: ListSelection<RowOf<Key>>;
  /** Rows can be chosen for the acts that features contribute to the list. */
  bulk?: ListBulk<RowOf<Key>>;
  /**
   * For comparing rows: on a narrow screen the table scrolls sideways with its first column fixed, instead of becoming
   * cards.
   */
  compares?: boolean;
  /** To the right of the tabs, for example a unit. */
  end?: ReactNode;
  /** At the end of the filters: the list's saved views. */
  views?: ReactNode;
  /** Between the tabs and the rows. */
  above?: ReactNode;
  /** The content above is still loading: the rows wait and appear with it, as it would push them down later. */
  waits?: boolean;
}

/** Filters, table and pagination of a list; if the list is a whole page, use `ListPage`. */
export function ListSection<Key extends ListKey>({
  endpoint,
  query,
  fixed,
  empty,
  end,
  views,
  above,
  waits = false,
  selection,
  bulk,
  ...table
}: ListSectionProps<Key>) {
  const filter = { ...query.input, ...fixed };
  const answer = useQueryOf(endpoint, filter as EndpointMap[Key]['input'], { keepPrevious: true });
  const page = answer.data as ListAnswer<RowOf<Key>> | undefined;
  const isNarrow = useNarrow();
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  const chosen = useBulkSelection(bulk, { endpoint, input: filter, total: page?.total ?? 0 });
  return (
    <Stack fluid gap={12} className={styles.list} ref={place} data-list>
      {isNarrow ? (
        <FilterChips query={query} endpoint={endpoint} fixed={fixed} end={views} />
      ) : (
        <FilterBar query={query} end={views} />
      )}
      <Tabs query={query} counts={page?.counts} end={end} />
      {above && (
        <div className={styles.above} hidden={waits || answer.isPending}>
          {above}
        </div>
      )}
      {answer.isError && (
        <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
      {(answer.isPending || (waits && !answer.isError)) && <ListSkeleton rows={query.size} />}
      {page && !waits && !answer.isError && (
        <div className={styles.rows} aria-busy={answer.isPlaceholderData}>
          {!table.compares && page.rows.length > 0 && <SortChoice query={query} columns={table.columns} />}
          <ListTable
            // Resets the selection when the filters change, so that no action hits rows that are no longer shown.
            key={JSON.stringify(query.values)}
            {...table}
            rows={page.rows}
            query={query}
            selection={selection ?? chosen}
            empty={<NoRows query={query} empty={empty} />}
          />
          {page.rows.length > 0 && (
            <ListFoot query={query} total={page.total} totalIsExact={page.totalIsExact} />
          )}
        </div>
      )}
    </Stack>
  );
}

const maxShown = 9_999;

interface TabsProps {
  query: ListQuery;
  /** The number of rows of each tab, from the list's answer. */
  counts: Readonly<Record<string, number>> | undefined;
  end: ReactNode;
}

function Tabs({ query, counts, end }: TabsProps) {
  const tabs = query.filters.find((filter) => filter.kind === 'tabs');
  if (!tabs)
    return end ? (
      <Text as="div" tone="quiet" size={13} text="end" className={styles.end}>
        {end}
      </Text>
    ) : null;
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={tabs.label}
        keepScroll
        currentKey={query.values[tabs.name] ?? ''}
        end={end}
        items={tabs.options.map(({ value, text, count = counts?.[value || tabs.countOfAll || 'ALL'] }) => ({
          key: value,
          text,
          count: count !== undefined && count > maxShown ? `${maxShown}+` : count,
          href: query.href({ values: { [tabs.name]: value } }),
        }))}
      />
    </div>
  );
}

/** The sort order on cards, which show no column headings. */
function SortChoice<Row>({ query, columns }: { query: ListQuery; columns: readonly ListColumn<Row>[] }) {
  const orders = columns.flatMap(({ head, sortBy }) =>
    sortBy
      ? [sortBy, turned(sortBy)].map((sort) => ({
          value: sort,
          text: (sort.startsWith('-') ? m.member_list_down : m.member_list_up)({ column: head }),
        }))
      : [],
  );
  if (orders.length === 0) return null;
  const usual = orders.some(({ value }) => value === query.sort)
    ? []
    : [{ value: query.sort, text: m.member_list_sort_usual() }];
  return (
    <div className={styles.order}>
      <NativeSelect
        label={m.member_list_sort()}
        hiddenLabel
        value={query.sort}
        options={[...usual, ...orders]}
        onChange={({ target }) => query.change({ sort: target.value })}
      />
    </div>
  );
}
