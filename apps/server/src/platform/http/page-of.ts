import { countOfTab, type TabCounts } from '../database/count-tabs.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

/**
 * A page of rows as every list answers it; rows and total are queried in parallel. For a total that is only counted
 * up to some number, `isExact` tells whether it is complete.
 */
export async function pageOf<Row, View>(
  { pageNo, pageSize }: Page,
  rows: Promise<readonly Row[]>,
  total: Promise<number>,
  view: (row: Row) => View,
  isExact: (total: number) => boolean = () => true,
) {
  const [found, count] = await Promise.all([rows, total]);
  return {
    rows: found.map((row) => view(row)),
    total: count,
    totalIsExact: isExact(count),
    pageNo,
    pageSize,
  };
}

/** The same of a list with tabs, whose counts hold the total. */
export async function pageOfTabs<Row, View, Tab extends string>(
  page: Page,
  rows: Promise<readonly Row[]>,
  { counts, tab }: { counts: Promise<TabCounts<Tab>>; tab: Tab | undefined },
  view: (row: Row) => View,
) {
  const [answer, byTab] = await Promise.all([pageOf(page, rows, countOfTab(counts, tab), view), counts]);
  return { ...answer, counts: byTab };
}
