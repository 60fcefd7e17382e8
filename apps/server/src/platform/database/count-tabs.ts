import { type SQL, sql } from 'drizzle-orm';
import { type Countable, upTo } from './count-up-to.ts';
import type { Db } from './database.ts';

/** Number of rows in each tab of a list; `ALL` is the tab without a condition of its own. */
export type TabCounts<Tab extends string> = Record<'ALL' | Tab, number>;

type Counted = [name: string, count: SQL<number>];

const countIf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);

/**
 * Counts a list by its tabs in one query. `select` adds the table and all conditions except the tab to the given
 * columns.
 */
export async function countTabs<Tab extends string>(
  tabs: readonly Tab[],
  isIn: (tab: Tab | undefined) => SQL | undefined,
  select: (columns: TabColumns<Tab>) => PromiseLike<TabCounts<Tab>[]>,
): Promise<TabCounts<Tab>> {
  const columns = [
    ['ALL', countIf(isIn(undefined))],
    ...tabs.map((tab): Counted => [tab, countIf(isIn(tab))]),
  ];
  const [counts] = await select(Object.fromEntries(columns) as TabColumns<Tab>);
  return counts as TabCounts<Tab>;
}

/**
 * Counts a list that may have millions of rows by its tabs, each up to one more than `maxListTotal`. `select` adds the
 * table and all conditions except the tab.
 */
export async function countTabsUpTo<Tab extends string>(
  db: Db,
  tabs: readonly Tab[],
  isIn: (tab: Tab | undefined) => SQL | undefined,
  select: (isInTab: SQL | undefined) => Countable,
): Promise<TabCounts<Tab>> {
  const columns = [
    sql`${upTo(select(isIn(undefined)))} as "ALL"`,
    ...tabs.map((tab) => sql`${upTo(select(isIn(tab)))} as ${sql.identifier(tab)}`),
  ];
  const { rows } = await db.execute<TabCounts<Tab>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] as TabCounts<Tab>;
}

type TabColumns<Tab extends string> = Record<'ALL' | Tab, SQL<number>>;

/** The number of rows of one tab. */
export const countOfTab = async <Tab extends string>(
  counts: Promise<TabCounts<Tab>>,
  tab: Tab | undefined,
): Promise<number> => (await counts)[tab ?? 'ALL'];
