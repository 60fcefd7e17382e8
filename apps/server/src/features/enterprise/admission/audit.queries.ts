import type { AdmissionState, AuditKind } from '@portal/contract/enterprise-admission';
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { UserRow } from '../../identity/user.public.ts';
import type { Audit } from './admission.policy.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';

const isEntry = eq(enterpriseAudits.kind, 'ENTRY');

/** The account's own application, else that of its enterprise. */
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

// Drafts that were never submitted are only their applicant's business.
const wasSubmitted = isNotNull(enterpriseAudits.submittedAt);

export async function findSubmittedAudit(db: Db, id: string): Promise<Audit | undefined> {
  const [row] = await db
    .select()
    .from(enterpriseAudits)
    .where(and(eq(enterpriseAudits.id, id), wasSubmitted));
  return row;
}

export interface AuditFilter {
  kind?: AuditKind | undefined;
  state?: AdmissionState | undefined;
  keyword?: string | undefined;
}

// A change that does not concern the name is found by the enterprise's present one.
const nameOf = sql`coalesce(
  ${enterpriseAudits.application}->>'name', ${enterpriseAudits.before}->>'name'
)`;

function conditions({ kind, state, keyword }: AuditFilter): SQL | undefined {
  return and(
    wasSubmitted,
    kind === undefined ? undefined : eq(enterpriseAudits.kind, kind),
    state === undefined ? undefined : eq(enterpriseAudits.state, state),
    contains(keyword, nameOf),
  );
}

/** Open applications by urgency, then the closed ones, the latest first. */
export function listAudits(db: Db, filter: AuditFilter & { pageNo: number; pageSize: number }) {
  const isOpen = sql`(${enterpriseAudits.state} in ('PENDING', 'REVIEWING'))`;
  return db
    .select()
    .from(enterpriseAudits)
    .where(conditions(filter))
    .orderBy(
      desc(isOpen),
      sql`case when ${isOpen} then ${enterpriseAudits.dueAt} end`,
      desc(enterpriseAudits.updatedAt),
      asc(enterpriseAudits.id),
    )
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countAudits = (db: Db, filter: AuditFilter): Promise<number> =>
  db.$count(enterpriseAudits, conditions(filter));
