import { type DeclareItemState, declareItemStates } from '@portal/contract/policy/declare-item';
import { and, eq, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { declareItems } from '../declare-item.table.ts';
import { policies } from '../policy.table.ts';

export interface ManagedItemFilter {
  state?: DeclareItemState | undefined;
  policyId?: string | undefined;
  keyword?: string | undefined;
}

/** {@link declareItemStateOn} as SQL. */
const stateOn = (today: string) => sql<DeclareItemState>`case
  when ${declareItems.status} not in ('COMING', 'OPEN') then ${declareItems.status}
  when ${declareItems.windowTo} < ${today} then 'CLOSED'
  when ${declareItems.status} = 'COMING' and ${declareItems.windowFrom} > ${today} then 'COMING'
  else 'OPEN' end`;

const isInState = (today: string) => (state: DeclareItemState | undefined) =>
  state && eq(stateOn(today), state);

function conditions({ policyId, keyword }: ManagedItemFilter) {
  return and(
    policyId === undefined ? undefined : eq(declareItems.policyId, policyId),
    contains(keyword, declareItems.title),
  );
}

type ItemSort = 'updated' | '-updated' | 'window' | '-window';

export function listManagedItems(
  db: Db,
  {
    sort = '-updated',
    pageNo,
    pageSize,
    ...filter
  }: ManagedItemFilter & { sort?: ItemSort; pageNo: number; pageSize: number },
  today: string,
) {
  const columns = { updated: declareItems.updatedAt, window: declareItems.windowFrom };
  return db
    .select({
      itemId: declareItems.id,
      title: declareItems.title,
      policyId: declareItems.policyId,
      policyTitle: policies.title,
      state: stateOn(today),
      windowFrom: declareItems.windowFrom,
      windowTo: declareItems.windowTo,
      quota: declareItems.quota,
      budgetFen: declareItems.budgetFen,
      updatedAt: declareItems.updatedAt,
    })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(and(conditions(filter), isInState(today)(filter.state)))
    .orderBy(...sorted(sort, columns, declareItems.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countManagedItems = (
  db: Db,
  filter: ManagedItemFilter,
  today: string,
): Promise<TabCounts<DeclareItemState>> =>
  countTabs(declareItemStates, isInState(today), (columns) =>
    db.select(columns).from(declareItems).where(conditions(filter)),
  );

export async function findWholeItem(db: Db, id: string) {
  const [row] = await db
    .select({ item: declareItems, policyTitle: policies.title })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(eq(declareItems.id, id));
  return row ?? null;
}
