import type { AuditKind } from '@portal/contract/enterprise/admission';
import { type EntryStatus, entryStatuses } from '@portal/contract/enterprise/public';
import { and, asc, desc, eq, gte, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { users } from '../../identity/user.table.ts';
import { workClaims } from '../../work-queue/work-claim.table.ts';
import type { Audit } from './admission.policy.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';

const isEntry = eq(enterpriseAudits.kind, 'ENTRY');

/** The account's own application, or else its enterprise's. */
export async function findAuditOf(
  db: Db,
  { id, enterpriseId }: Pick<UserRow, 'id' | 'enterpriseId'>,
): Promise<Audit | undefined> {
  const isTheirs = or(
    eq(enterpriseAudits.applicantId, id),
    enterpriseId === null ? undefined : eq(enterpriseAudits.enterpriseId, enterpriseId),
  );
  const [row] = await db
    .select()
    .from(enterpriseAudits)
    .where(and(isEntry, isTheirs))
    .orderBy(desc(eq(enterpriseAudits.applicantId, id)))
    .limit(1);
  return row;
}

/** The account's own application, locked until the transaction ends. */
export async function lockOwnAudit(tx: Db, applicantId: string): Promise<Audit | undefined> {
  const [row] = await tx
    .select()
    .from(enterpriseAudits)
    .where(and(isEntry, eq(enterpriseAudits.applicantId, applicantId)))
    .for('update');
  return row;
}

// Drafts that were never submitted are visible only to their applicant.
const wasSubmitted = isNotNull(enterpriseAudits.submittedAt);

export async function findSubmittedAudit(db: Db, id: string): Promise<Audit | undefined> {
  const [row] = await db
    .select()
    .from(enterpriseAudits)
    .where(and(eq(enterpriseAudits.id, id), wasSubmitted));
  return row;
}

export interface AuditFilter {
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
  kind?: AuditKind | undefined;
  state?: EntryStatus | undefined;
  keyword?: string | undefined;
}

export type AuditSort = 'submitted' | '-submitted' | 'due' | '-due';

// A change that leaves the name alone is found by the enterprise's current name.
const nameOf = sql`coalesce(
  ${enterpriseAudits.application}->>'name', ${enterpriseAudits.before}->>'name'
)`;

const given = (field: 'creditCode' | 'contactPhone') =>
  sql`coalesce(${enterpriseAudits.application}->>${field}::text, ${enterpriseAudits.before}->>${field}::text)`;

/** Four digits match the end of a phone number; longer input must match a full number or credit code. */
function isKnownBy(keyword: string): SQL | undefined {
  return or(
    contains(keyword, nameOf),
    /^[0-9A-Z]{4,18}$/i.test(keyword) ? eq(given('creditCode'), keyword.toUpperCase()) : undefined,
    /^(\d{4}|\d{11})$/.test(keyword) ? like(given('contactPhone'), `%${keyword}`) : undefined,
  );
}

const isInState = (state: EntryStatus | undefined): SQL | undefined =>
  state && eq(enterpriseAudits.state, state);

const conditions = ({ kind, keyword, within }: Omit<AuditFilter, 'state'>): SQL | undefined =>
  and(
    within,
    wasSubmitted,
    kind && eq(enterpriseAudits.kind, kind),
    keyword ? isKnownBy(keyword) : undefined,
  );

/** Open applications by due date, then closed ones, latest first. */
const byUrgency = () => {
  const isOpen = sql`(${enterpriseAudits.state} in ('PENDING', 'REVIEWING'))`;
  return [
    desc(isOpen),
    sql`case when ${isOpen} then ${enterpriseAudits.dueAt} end`,
    desc(enterpriseAudits.updatedAt),
    asc(enterpriseAudits.id),
  ];
};

// A claim made before the current state no longer counts.
const isItsClaim = and(
  eq(workClaims.kind, enterpriseAudits.kind),
  eq(workClaims.refId, enterpriseAudits.id),
  gte(workClaims.claimedAt, enterpriseAudits.updatedAt),
);

export function listAudits(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: AuditFilter & { sort?: AuditSort | undefined } & Paging,
) {
  const columns = { submitted: enterpriseAudits.submittedAt, due: enterpriseAudits.dueAt };
  return db
    .select({ audit: enterpriseAudits, claimedBy: workClaims.claimedBy, claimedByName: users.name })
    .from(enterpriseAudits)
    .leftJoin(workClaims, isItsClaim)
    .leftJoin(users, eq(users.id, workClaims.claimedBy))
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...(sort ? sorted(sort, columns, enterpriseAudits.id) : byUrgency()))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

interface Paging {
  pageNo: number;
  pageSize: number;
}

export type ListedAudit = Awaited<ReturnType<typeof listAudits>>[number];

export const countAudits = (db: Db, filter: AuditFilter): Promise<TabCounts<EntryStatus>> =>
  countTabs(entryStatuses, isInState, (columns) =>
    db.select(columns).from(enterpriseAudits).where(conditions(filter)),
  );
