import { type CaseStatusKind, caseStatusKinds } from '@portal/contract/case/terms';
import { type CaseGroup, caseGroups } from '@portal/contract/case-kind';
import { caseKindCodes, caseKindsIn } from '@portal/contract/case-kinds';
import { caseKinds } from '@portal/contract/collected/case-kinds';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from './case.table.ts';

export interface CaseFilter {
  statusKind?: CaseStatusKind | undefined;
  keyword?: string | undefined;
  group?: CaseGroup | 'ALL' | undefined;
}

/** The caller's own cases and, for owners and administrators, those of their enterprise. */
function isVisibleTo({ userId, enterpriseId, memberRole }: Actor): SQL | undefined {
  const runsEnterprise = memberRole === 'OWNER' || memberRole === 'ADMIN';
  return or(
    eq(cases.userId, userId),
    runsEnterprise && enterpriseId !== null ? eq(cases.enterpriseId, enterpriseId) : undefined,
  );
}

/** Placeholder for the subject in a title; users can't type this character. */
const slot = '\uE000';

/** Titles of cases in the reader's language, as shown in the list. */
function titleInWords(): SQL {
  const titles = caseKindCodes.map(
    (kind) => sql`when ${kind} then ${caseKinds[kind].title({ subject: slot })}::text`,
  );
  return sql`replace(case ${cases.kind} ${sql.join(titles, sql` `)} end, ${slot}, ${cases.subject})`;
}

const isInState = (kind: CaseStatusKind | undefined): SQL | undefined => kind && eq(cases.statusKind, kind);

function conditions(actor: Actor, { keyword, group }: CaseFilter): SQL | undefined {
  return and(
    isVisibleTo(actor),
    group && inArray(cases.kind, group === 'ALL' ? caseGroups.flatMap(caseKindsIn) : caseKindsIn(group)),
    keyword ? contains(keyword, titleInWords(), cases.caseNo) : undefined,
  );
}

interface CaseListing extends CaseFilter {
  sort?: 'updated' | '-updated' | 'due' | '-due' | undefined;
  pageNo: number;
  pageSize: number;
}

/** Default order: cases waiting for the user, other open ones, then the rest; each latest first. */
export function listCases(db: Db, actor: Actor, { sort, ...filter }: CaseListing) {
  const columns = { updated: cases.updatedAt, due: cases.dueAt };
  const turn = sql`case ${cases.statusKind} when 'TODO' then 0 when 'ACTIVE' then 1 else 2 end`;
  return db
    .select()
    .from(cases)
    .where(and(conditions(actor, filter), isInState(filter.statusKind)))
    .orderBy(...(sort ? sorted(sort, columns, cases.id) : [turn, desc(cases.updatedAt), desc(cases.id)]))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countCases = (db: Db, actor: Actor, filter: CaseFilter): Promise<TabCounts<CaseStatusKind>> =>
  countTabs(caseStatusKinds, isInState, (columns) =>
    db.select(columns).from(cases).where(conditions(actor, filter)),
  );

export async function findCase(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), isVisibleTo(actor)));
  return row;
}
