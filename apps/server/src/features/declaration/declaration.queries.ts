import {
  type DeclarationState,
  declarationStates,
  grantedStates,
  listedStates,
  refusalCodes,
  submittedStates,
  unsubmittedStates,
} from '@portal/contract/declaration/terms';
import type { OperatorRole } from '@portal/contract/operator-role';
import { and, asc, desc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../platform/database/sorted.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import {
  declarationObjections,
  declarationOpinions,
  declarations,
  materialLibrary,
} from './declaration.table.ts';

const select = (db: Db) =>
  db
    .select({
      declaration: getTableColumns(declarations),
      item: getTableColumns(declareItems),
      policy: {
        title: policies.title,
        conditions: policies.conditions,
        calc: policies.calc,
        amountMaxFen: policies.amountMaxFen,
        contactOffice: policies.contactOffice,
        contactPhone: policies.contactPhone,
      },
      enterpriseName: enterprises.name,
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
      events: cases.events,
    })
    .from(declarations)
    .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .innerJoin(enterprises, eq(enterprises.id, declarations.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'DECLARATION'), eq(cases.bizId, declarations.id)))
    .$dynamic();

export type DeclarationRow = Awaited<ReturnType<typeof select>>[number];

interface Filter {
  state?: DeclarationState | undefined;
  itemId?: string | undefined;
  keyword?: string | undefined;
}
interface Page {
  pageNo: number;
  pageSize: number;
}

const isInState = (state: DeclarationState | undefined) => state && eq(declarations.status, state);

const conditions = ({ itemId, keyword }: Filter, scope: SQL | undefined) =>
  and(
    scope,
    itemId === undefined ? undefined : eq(declarations.itemId, itemId),
    contains(keyword, declareItems.title, enterprises.name),
  );

const countIn = <const States extends readonly DeclarationState[]>(
  db: Db,
  states: States,
  filter: Filter,
  scope: SQL | undefined,
) =>
  countTabs(states, isInState, (columns) =>
    db
      .select(columns)
      .from(declarations)
      .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
      .innerJoin(enterprises, eq(enterprises.id, declarations.enterpriseId))
      .where(conditions(filter, scope)),
  );

const isOwn = (enterpriseId: string | null) => eq(declarations.enterpriseId, enterpriseId ?? '');

export const listOwn = (
  db: Db,
  enterpriseId: string | null,
  { pageNo, pageSize, sort, ...filter }: Filter & Page & { sort: 'updated' | '-updated' },
): Promise<DeclarationRow[]> =>
  select(db)
    .where(and(conditions(filter, isOwn(enterpriseId)), isInState(filter.state)))
    .orderBy(...sorted(sort, { updated: declarations.updatedAt }, declarations.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwn = (db: Db, enterpriseId: string | null, filter: Filter) =>
  countIn(db, declarationStates, filter, isOwn(enterpriseId));

/** @throws {AppError} 500404 also for another enterprise's application */
export async function getOwn(db: Db, enterpriseId: string | null, id: string): Promise<DeclarationRow> {
  const [row] = await select(db).where(and(eq(declarations.id, id), isOwn(enterpriseId)));
  if (!row) throw notFound();
  return row;
}

/** Whether the expert was asked for an opinion and hasn't recused themselves. */
const isAskedOf = (expertId: string) => sql`exists (select from ${declarationOpinions} as asked
  where asked.declaration_id = ${declarations.id} and asked.expert_id = ${expertId} and asked.recused_for = '')`;

/**
 * Applications an operator's roles can see: the policy office all submitted ones, experts those they were asked about,
 * the finance office those to be paid.
 */
export function scopeOf({ operatorRoles, userId }: Pick<Actor, 'operatorRoles' | 'userId'>): SQL {
  const has = (role: OperatorRole) => operatorRoles.includes(role);
  const isSubmitted = sql`${declarations.submittedAt} is not null and ${declarations.status} <> 'DRAFT'`;
  if (has('OP_POLICY')) return isSubmitted;
  const parts = [
    ...(has('EXPERT') ? [isAskedOf(userId)] : []),
    ...(has('OP_FINANCE') ? [sql`${declarations.status} in ('APPROVED', 'PAID_OUT')`] : []),
  ];
  return parts.length === 0 ? sql`false` : sql`${isSubmitted} and (${sql.join(parts, sql` or `)})`;
}

interface ManagedPage extends Filter, Page {
  sort: 'due' | '-due' | 'submitted' | '-submitted';
}

export const listManaged = (
  db: Db,
  scope: SQL,
  { pageNo, pageSize, sort, ...filter }: ManagedPage,
): Promise<DeclarationRow[]> =>
  select(db)
    .where(and(conditions(filter, scope), isInState(filter.state)))
    .orderBy(
      ...sorted(
        sort,
        { due: declarations.dueAt, submitted: nullsSmallest(declarations.submittedAt) },
        declarations.id,
      ),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManaged = (db: Db, scope: SQL, filter: Filter) =>
  countIn(db, submittedStates, filter, scope);

/** @throws {AppError} 500404 also for applications the operator's roles can't see */
export async function getManaged(db: Db, scope: SQL, id: string): Promise<DeclarationRow> {
  const [row] = await select(db).where(and(eq(declarations.id, id), scope));
  if (!row) throw notFound();
  return row;
}

export const listOpinions = (db: Db, declarationId: string) =>
  db
    .select({ opinion: getTableColumns(declarationOpinions), expertName: users.name })
    .from(declarationOpinions)
    .innerJoin(users, eq(users.id, declarationOpinions.expertId))
    .where(eq(declarationOpinions.declarationId, declarationId))
    .orderBy(asc(declarationOpinions.createdAt), asc(declarationOpinions.id));

export const listObjections = (db: Db, declarationId: string) =>
  db
    .select()
    .from(declarationObjections)
    .where(eq(declarationObjections.declarationId, declarationId))
    .orderBy(asc(declarationObjections.createdAt), asc(declarationObjections.id));

/** Number and total amount of grants for an item, excluding the application `except`. */
export async function sumGranted(db: Db, itemId: string, except: string) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      fen: sql<number>`coalesce(sum(${declarations.amountApprovedFen}), 0)::float8`,
    })
    .from(declarations)
    .where(
      and(
        eq(declarations.itemId, itemId),
        inArray(declarations.status, [...grantedStates]),
        sql`${declarations.id} <> ${except}`,
      ),
    );
  return { count: row?.count ?? 0, fen: row?.fen ?? 0 };
}

/** Latest version of each document. */
export const listLibrary = (db: Db, enterpriseId: string | null) =>
  db
    .selectDistinctOn([materialLibrary.code])
    .from(materialLibrary)
    .where(eq(materialLibrary.enterpriseId, enterpriseId ?? ''))
    .orderBy(materialLibrary.code, desc(materialLibrary.docVersion));

/** Published recipients of an item and their amounts. */
export const listListed = (db: Db, itemId: string) =>
  db
    .select({
      declarationId: declarations.id,
      enterpriseName: enterprises.name,
      amountFen: sql<number>`coalesce(${declarations.amountApprovedFen}, 0)::float8`,
      state: sql<(typeof listedStates)[number]>`${declarations.status}`,
      publicityUntil: declarations.publicityUntil,
    })
    .from(declarations)
    .innerJoin(enterprises, eq(enterprises.id, declarations.enterpriseId))
    .where(and(eq(declarations.itemId, itemId), inArray(declarations.status, [...listedStates])))
    .orderBy(desc(declarations.amountApprovedFen), asc(declarations.id))
    .limit(200);

/** Number of applicants per item. */
export const countDeclarers = (db: Db, itemIds: readonly string[]) =>
  db
    .select({
      itemId: declarations.itemId,
      count: sql<number>`count(distinct ${declarations.enterpriseId})::int`,
    })
    .from(declarations)
    .where(
      and(
        inArray(declarations.itemId, [...itemIds]),
        notInArray(declarations.status, [...unsubmittedStates]),
      ),
    )
    .groupBy(declarations.itemId);

/** Number of a policy's decided applications, and of refusals per reason. */
export async function countRefusals(db: Db, policyId: string) {
  const rows = await db
    .select({
      status: declarations.status,
      code: declarations.reasonCode,
      count: sql<number>`count(*)::int`,
    })
    .from(declarations)
    .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
    .where(
      and(eq(declareItems.policyId, policyId), inArray(declarations.status, [...grantedStates, 'REJECTED'])),
    )
    .groupBy(declarations.status, declarations.reasonCode);
  const total = (of: typeof rows) => of.reduce((sum, { count }) => sum + count, 0);
  const refused = rows.filter(({ status }) => status === 'REJECTED');
  return {
    decided: total(rows),
    refused: total(refused),
    reasons: refusalCodes
      .map((code) => ({ code, count: total(refused.filter((row) => row.code === code)) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
  };
}
