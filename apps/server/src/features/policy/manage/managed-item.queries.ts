import type { DeclareItemState } from '@portal/contract/declare-item';
import { and, desc, eq, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
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

function conditions({ state, policyId, keyword }: ManagedItemFilter, today: string) {
  return and(
    state === undefined ? undefined : eq(stateOn(today), state),
    policyId === undefined ? undefined : eq(declareItems.policyId, policyId),
    contains(keyword, declareItems.title),
  );
}

/** A page of declaration items, the last changed first. */
export function listManagedItems(
  db: Db,
  { pageNo, pageSize, ...filter }: ManagedItemFilter & { pageNo: number; pageSize: number },
  today: string,
) {
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
    .where(conditions(filter, today))
    .orderBy(desc(declareItems.updatedAt), desc(declareItems.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export function countManagedItems(db: Db, filter: ManagedItemFilter, today: string): Promise<number> {
  return db.$count(declareItems, conditions(filter, today));
}

export async function findWholeItem(db: Db, id: string) {
  const [row] = await db
    .select({ item: declareItems, policyTitle: policies.title })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(eq(declareItems.id, id));
  return row ?? null;
}
