import type { DeclareItemPhase } from '@portal/contract/policy/declare-item';
import type { PolicyKind } from '@portal/contract/policy/terms';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { declareItems } from './declare-item.table.ts';
import { policies } from './policy.table.ts';
import { departmentsOfPolicy, isShown } from './policy-columns.ts';

export interface DeclareItemFilter {
  phase: DeclareItemPhase;
  policyId?: string | undefined;
  kind?: PolicyKind | undefined;
  pageNo: number;
  pageSize: number;
}

/** The phase as in {@link declareItemStateOn}, as SQL; null for a draft, which is not public. */
export const phaseOn = (today: string) => sql<DeclareItemPhase>`case
  when ${declareItems.status} = 'DRAFT' then null
  when ${declareItems.status} not in ('COMING', 'OPEN') or ${declareItems.windowTo} < ${today} then 'CLOSED'
  when ${declareItems.status} = 'COMING' and ${declareItems.windowFrom} > ${today} then 'COMING'
  else 'OPEN' end`;

const declareItemRowColumns = {
  itemId: declareItems.id,
  policyId: declareItems.policyId,
  policyTitle: policies.title,
  title: declareItems.title,
  status: declareItems.status,
  kind: policies.kind,
  level: policies.level,
  windowFrom: declareItems.windowFrom,
  windowTo: declareItems.windowTo,
  quota: declareItems.quota,
  budgetFen: declareItems.budgetFen,
  minFen: policies.amountMinFen,
  maxFen: policies.amountMaxFen,
};

const isVisible = and(ne(declareItems.status, 'DRAFT'), isShown);

const orderOf: Record<DeclareItemPhase, SQL[]> = {
  OPEN: [asc(declareItems.windowTo), asc(declareItems.id)],
  COMING: [asc(declareItems.windowFrom), asc(declareItems.id)],
  CLOSED: [desc(declareItems.windowTo), desc(declareItems.id)],
};

export function listDeclareItems(db: Db, filter: DeclareItemFilter, today: string) {
  const { phase, policyId, kind, pageNo, pageSize } = filter;
  return db
    .select(declareItemRowColumns)
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(
      and(
        isVisible,
        eq(phaseOn(today), phase),
        policyId === undefined ? undefined : eq(declareItems.policyId, policyId),
        kind === undefined ? undefined : eq(policies.kind, kind),
      ),
    )
    .orderBy(...orderOf[phase])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

/** Number of items per phase, for the same filter. */
export async function countDeclareItems(
  db: Db,
  { policyId, kind }: Pick<DeclareItemFilter, 'policyId' | 'kind'>,
  today: string,
): Promise<Record<DeclareItemPhase, number>> {
  const phase = phaseOn(today).as('phase');
  const rows = await db
    .select({ phase, count: sql<number>`count(*)` })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(
      and(
        isVisible,
        policyId === undefined ? undefined : eq(declareItems.policyId, policyId),
        kind === undefined ? undefined : eq(policies.kind, kind),
      ),
    )
    .groupBy(sql`phase`);
  return { OPEN: 0, COMING: 0, CLOSED: 0, ...Object.fromEntries(rows.map((row) => [row.phase, row.count])) };
}

const relatedShown = 6;

/** The items shown with a policy: its own, then open and coming ones of the same kind. */
export function listOtherItems(db: Db, at: { policyId: string; kind: PolicyKind }, today: string) {
  const own = eq(declareItems.policyId, at.policyId);
  const near = and(eq(policies.kind, at.kind), inArray(phaseOn(today), ['OPEN', 'COMING']));
  return db
    .select(declareItemRowColumns)
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(and(isVisible, sql`(${own} or ${near})`))
    .orderBy(desc(own), desc(eq(phaseOn(today), 'OPEN')), asc(declareItems.windowTo), asc(declareItems.id))
    .limit(relatedShown);
}

/** The steps of a policy's latest item; empty if it has no items. */
export async function findSteps(db: Db, policyId: string) {
  const [row] = await db
    .select({ steps: declareItems.steps })
    .from(declareItems)
    .where(and(eq(declareItems.policyId, policyId), ne(declareItems.status, 'DRAFT')))
    .orderBy(desc(declareItems.windowTo))
    .limit(1);
  return row?.steps ?? [];
}

export async function findDeclareItem(db: Db, id: string) {
  const [row] = await db
    .select({
      ...declareItemRowColumns,
      version: declareItems.version,
      updatedAt: declareItems.updatedAt,
      description: declareItems.description,
      oncePerYear: declareItems.oncePerYear,
      publicityDays: declareItems.publicityDays,
      formSchema: declareItems.formSchema,
      materials: declareItems.materials,
      steps: declareItems.steps,
      conditions: policies.conditions,
      contactOffice: policies.contactOffice,
      contactPhone: policies.contactPhone,
      departments: departmentsOfPolicy,
    })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(and(eq(declareItems.id, id), isVisible));
  return row ?? null;
}
