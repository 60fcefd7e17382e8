import { type PolicyState, policyStates } from '@portal/contract/policy/public';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { policies } from './policy.table.ts';
import { isShown } from './policy-columns.ts';
import { isInPolicyState } from './policy-state.ts';

export function countLevels(db: Db) {
  return db
    .select({ value: policies.level, count: count() })
    .from(policies)
    .where(isShown)
    .groupBy(policies.level);
}

export function countKinds(db: Db) {
  return db
    .select({ value: policies.kind, count: count() })
    .from(policies)
    .where(isShown)
    .groupBy(policies.kind)
    .orderBy(desc(count()), policies.kind);
}

/** States that at least one policy is in today, with counts. */
export async function countStates(db: Db, today: string): Promise<{ value: PolicyState; count: number }[]> {
  const counts = policyStates.map((state) => [
    state,
    sql<number>`count(*) filter (where ${isInPolicyState(state, today)})`,
  ]);
  const [row] = await db.select(Object.fromEntries(counts)).from(policies).where(isShown);
  return policyStates.flatMap((value) => {
    const found = Number(row?.[value] ?? 0);
    return found > 0 ? [{ value, count: found }] : [];
  });
}

export function countDepartments(db: Db) {
  return countEntries(db, 'POLICY_DEPT', policies.deptCodes).orderBy(businessData.sort);
}

const industriesShown = 12;

/** The industries targeted by most policies. */
export function countIndustries(db: Db) {
  return countEntries(db, 'INDUSTRY_TAG', policies.industryTags)
    .orderBy(desc(count()), businessData.sort)
    .limit(industriesShown);
}

/** Counts policies per dictionary entry in the given column. */
function countEntries(db: Db, type: string, codes: PgColumn) {
  const code = sql<string>`unnest(${codes})`.as('borne_code');
  const borne = db.select({ code }).from(policies).where(isShown).as('borne');
  return db
    .select({ code: businessData.code, name: businessData.name, count: count() })
    .from(borne)
    .innerJoin(businessData, and(eq(businessData.type, type), eq(businessData.code, borne.code)))
    .where(eq(businessData.shield, 0))
    .groupBy(businessData.code, businessData.name, businessData.sort)
    .$dynamic();
}
