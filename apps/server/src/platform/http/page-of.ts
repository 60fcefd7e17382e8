import { countOfTab, type TabCounts } from '../database/count-tabs.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

/**
 * A page of rows in the shape of every list; rows and total are queried in parallel. Counting stops at `max` rows:
 * beyond that the total is a lower bound.
 */
export async function pageOf<Row, View>(
  { pageNo, pageSize }: Page,
  rows: Promise<readonly Row[]>,
  total: Promise<number>,
  view: (row: Row) => View,
  max = Number.POSITIVE_INFINITY,
) {
  const [found, count] = await Promise.all([rows, total]);
  return {
    rows: found.map((row) => view(row)),
    total: Math.min(count, max),
    totalIsExact: count <= max,
    pageNo,
    pageSize,
  };
}

/** Like {@link pageOf}, for a list that is read as a whole. */
export const pageOfAll = <Row>({ pageNo, pageSize }: Page, rows: readonly Row[]) => ({
  rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: rows.length,
  totalIsExact: true,
  pageNo,
  pageSize,
});

/** Like {@link pageOf}, for a list with tabs, whose counts include the total. */
export async function pageOfTabs<Row, View, Tab extends string>(
  page: Page,
  rows: Promise<readonly Row[]>,
  { counts, tab }: { counts: Promise<TabCounts<Tab>>; tab: Tab | undefined },
  view: (row: Row) => View,
  max?: number,
) {
  const [answer, byTab] = await Promise.all([pageOf(page, rows, countOfTab(counts, tab), view, max), counts]);
  return { ...answer, counts: byTab };
}
