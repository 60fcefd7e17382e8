import { caseKindCodes, caseKinds } from '@portal/contract/case-kinds';
import { type CaseStatusKind, caseStatusKinds } from '@portal/contract/case-terms';
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from './case.table.ts';

export interface CaseFilter {
  statusKind?: CaseStatusKind | undefined;
  keyword?: string | undefined;
}

/** The caller's own cases, and for owners and administrators those of their enterprise. */
function isVisibleTo({ userId, enterpriseId, memberRole }: Actor): SQL | undefined {
  const runsEnterprise = memberRole === 'OWNER' || memberRole === 'ADMIN';
  return or(
    eq(cases.userId, userId),
    runsEnterprise && enterpriseId !== null ? eq(cases.enterpriseId, enterpriseId) : undefined,
  );
}

/** Marks the subject's position in a title; users cannot type this character. */
const slot = '\uE000';

/** The titles of cases in the reader's language, as the list shows them. */
function titleInWords(): SQL {
  const titles = caseKindCodes.map(
    (kind) => sql`when ${kind} then ${caseKinds[kind].title({ subject: slot })}::text`,
  );
  return sql`replace(case ${cases.kind} ${sql.join(titles, sql` `)} end, ${slot}, ${cases.subject})`;
}

function conditions(actor: Actor, { statusKind, keyword }: CaseFilter): SQL | undefined {
  return and(
    isVisibleTo(actor),
    statusKind && eq(cases.statusKind, statusKind),
    keyword ? contains(keyword, titleInWords(), cases.caseNo) : undefined,
  );
}

/** Cases that wait for the user first, then open ones, then the rest; the latest first in each group. */
export function listCases(db: Db, actor: Actor, filter: CaseFilter & { pageNo: number; pageSize: number }) {
  const turn = sql`case ${cases.statusKind} when 'TODO' then 0 when 'ACTIVE' then 1 else 2 end`;
  return db
    .select()
    .from(cases)
    .where(conditions(actor, filter))
    .orderBy(turn, desc(cases.updatedAt), desc(cases.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countCases = (db: Db, actor: Actor, filter: CaseFilter): Promise<number> =>
  db.$count(cases, conditions(actor, filter));

export async function countStatusKinds(db: Db, actor: Actor): Promise<Record<CaseStatusKind, number>> {
  const rows = await db
    .select({ statusKind: cases.statusKind, count: count() })
    .from(cases)
    .where(isVisibleTo(actor))
    .groupBy(cases.statusKind);
  const counts = caseStatusKinds.map((kind): [CaseStatusKind, number] => [
    kind,
    rows.find(({ statusKind }) => statusKind === kind)?.count ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<CaseStatusKind, number>;
}

export async function findCase(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), isVisibleTo(actor)));
  return row;
}
