import type { PolicyState } from '@portal/contract/policy/public';
import type { EnterpriseScale, PolicyKind, PolicyLevel } from '@portal/contract/policy/terms';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { phaseOn } from './declare-item.queries.ts';
import { declareItems } from './declare-item.table.ts';
import { policies } from './policy.table.ts';
import { departmentsOfPolicy, industryTagsOfPolicy, isShown } from './policy-columns.ts';
import { isInPolicyState } from './policy-state.ts';

export interface PolicyFilter {
  level?: PolicyLevel | undefined;
  department?: string | undefined;
  kind?: PolicyKind | undefined;
  industryTag?: string | undefined;
  scale?: EnterpriseScale | undefined;
  state?: PolicyState | undefined;
  keyword?: string | undefined;
  open?: '0' | '1' | undefined;
  sort: 'latest' | 'amount';
  pageNo: number;
  pageSize: number;
}

/** For each policy, the item open today that closes first. */
export const openItems = (db: Db, today: string) =>
  db
    .select({ itemId: declareItems.id, windowTo: declareItems.windowTo })
    .from(declareItems)
    .where(and(eq(declareItems.policyId, policies.id), eq(phaseOn(today), 'OPEN')))
    .orderBy(declareItems.windowTo, declareItems.id)
    .limit(1)
    .as('open_item');

/** Whether an item of the policy is open today. */
export const hasOpenItem = (today: string): SQL =>
  sql`exists (select from ${declareItems} where ${declareItems.policyId} = ${policies.id} and ${phaseOn(today)} = 'OPEN')`;

const rowColumns = (openItem: ReturnType<typeof openItems>) => ({
  policyId: policies.id,
  title: policies.title,
  docNo: policies.docNo,
  level: policies.level,
  kind: policies.kind,
  status: policies.status,
  departments: departmentsOfPolicy,
  issuedAt: policies.issuedAt,
  effectiveFrom: policies.effectiveFrom,
  effectiveTo: policies.effectiveTo,
  minFen: policies.amountMinFen,
  maxFen: policies.amountMaxFen,
  plainSummary: policies.plainSummary,
  cover: policies.cover,
  openItem: { itemId: openItem.itemId, windowTo: openItem.windowTo },
});

/** Whether the array column contains the value. */
const holds = (array: PgColumn, value: string) => sql`${array} @> array[${value}]`;

function conditions(filter: PolicyFilter, today: string): SQL | undefined {
  const { level, department, kind, industryTag, scale, state, keyword, open } = filter;
  return and(
    isShown,
    level === undefined ? undefined : eq(policies.level, level),
    kind === undefined ? undefined : eq(policies.kind, kind),
    department === undefined ? undefined : holds(policies.deptCodes, department),
    industryTag === undefined ? undefined : holds(policies.industryTags, industryTag),
    scale === undefined ? undefined : sql`(${policies.scales} = '{}' or ${holds(policies.scales, scale)})`,
    state === undefined ? undefined : isInPolicyState(state, today),
    contains(keyword, policies.title, policies.docNo, policies.plainSummary),
    open === '1' ? hasOpenItem(today) : undefined,
  );
}

export function listPolicies(db: Db, filter: PolicyFilter, today: string) {
  const first = filter.sort === 'amount' ? policies.amountMaxFen : policies.issuedAt;
  const openItem = openItems(db, today);
  return db
    .select(rowColumns(openItem))
    .from(policies)
    .leftJoinLateral(openItem, sql`true`)
    .where(conditions(filter, today))
    .orderBy(desc(first), desc(policies.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export function countPolicies(db: Db, filter: PolicyFilter, today: string): Promise<number> {
  return db.$count(policies, conditions(filter, today));
}

export type PolicyDetailRow = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;

export async function findPolicy(db: Db, id: string, today: string) {
  const openItem = openItems(db, today);
  const [row] = await db
    .select({
      ...rowColumns(openItem),
      repealedAt: policies.repealedAt,
      contactOffice: policies.contactOffice,
      contactPhone: policies.contactPhone,
      industryTags: industryTagsOfPolicy,
      scales: sql<EnterpriseScale[]>`${policies.scales}`,
      interpretation: policies.interpretation,
      originalBody: policies.originalBody,
      picture: policies.picture,
      pictureFile: policies.pictureFile,
      conditions: policies.conditions,
      formulaText: policies.formulaText,
      calc: policies.calc,
      version: policies.version,
    })
    .from(policies)
    .leftJoinLateral(openItem, sql`true`)
    .where(and(eq(policies.id, id), isShown));
  return row ?? null;
}

/** When and why a policy was withdrawn; null if it was never public. */
export async function findPolicyWithdrawal(db: Db, id: string) {
  const [row] = await db
    .select({ at: policies.withdrawnAt, reason: policies.withdrawReason })
    .from(policies)
    .where(and(eq(policies.id, id), inArray(policies.status, ['WITHDRAWN', 'TRASH'])));
  return row?.at ? { at: row.at.getTime(), reason: row.reason ?? '' } : undefined;
}

/** The formula of a published policy; null if it has none. */
export async function findFormula(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ calc: policies.calc })
    .from(policies)
    .where(and(eq(policies.id, id), eq(policies.status, 'PUBLISHED')));
  return row?.calc ?? null;
}

/** The next and the previous policy by date of issue. */
export async function findNeighbours(db: Db, at: { policyId: string; issuedAt: string }) {
  const position = sql`(${policies.issuedAt}, ${policies.id})`;
  const here = sql`(${at.issuedAt}::date, ${at.policyId})`;
  const linkTo = (side: SQL, order: SQL) =>
    db
      .select({ policyId: policies.id, title: policies.title })
      .from(policies)
      .where(and(isShown, side))
      .orderBy(order)
      .limit(1);
  const [newer, older] = await Promise.all([
    linkTo(sql`${position} > ${here}`, sql`${policies.issuedAt}, ${policies.id}`),
    linkTo(sql`${position} < ${here}`, sql`${policies.issuedAt} desc, ${policies.id} desc`),
  ]);
  return { previous: newer[0] ?? null, next: older[0] ?? null };
}
