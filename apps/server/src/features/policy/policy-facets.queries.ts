import { type PolicyState, policyStates } from '@portal/contract/policy';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { businessData, tagInfos } from '../site/dictionary.table.ts';
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

/** States that some policy is in today. */
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
  const code = sql<string>`unnest(${policies.deptCodes})`.as('borne_code');
  const borne = db.select({ code }).from(policies).where(isShown).as('borne');
  return db
    .select({ code: businessData.code, name: businessData.name, count: count() })
    .from(borne)
    .innerJoin(businessData, and(eq(businessData.type, 'POLICY_DEPT'), eq(businessData.code, borne.code)))
    .groupBy(businessData.code, businessData.name, businessData.sort)
    .orderBy(businessData.sort);
}

const tagsShown = 12;

/** The industries most policies were made for. */
export function countIndustryTags(db: Db) {
  const tagId = sql<string>`unnest(${policies.industryTags})`.as('borne_tag');
  const borne = db.select({ tagId }).from(policies).where(isShown).as('borne');
  return db
    .select({ tagId: tagInfos.tagId, name: tagInfos.name, count: count() })
    .from(borne)
    .innerJoin(tagInfos, and(eq(tagInfos.tagId, borne.tagId), eq(tagInfos.shield, 0)))
    .groupBy(tagInfos.tagId, tagInfos.name)
    .orderBy(desc(count()), tagInfos.name)
    .limit(tagsShown);
}
