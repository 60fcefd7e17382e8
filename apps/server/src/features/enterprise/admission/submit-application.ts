import type { EnterpriseApplication, EnterpriseDraft } from '@portal/contract/enterprise/application';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { carryAuditStatus, makeOwner } from '../../identity/member.public.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { enterprises } from '../enterprise.table.ts';
import { type Audit, auditStatusOf, nextAdmissionState } from './admission.policy.ts';
import {
  isSame,
  requireComplete,
  requireCorrected,
  requireTrue,
  requireUnique,
} from './check-application.ts';
import { columnsOf } from './columns-of.ts';
import { enterpriseMembers } from './enterprise-member.table.ts';
import { moveAudit } from './move-audit.ts';

/** Working days within which the park promises a decision. */
const promisedDays = 3;

async function writeEnterprise(
  tx: Db,
  { now }: WriteContext,
  { enterpriseId, application }: { enterpriseId: string; application: EnterpriseApplication },
  userId: string,
): Promise<void> {
  const row = {
    ...columnsOf(application),
    entryStatus: 'PENDING' as const,
    updatedAt: now,
    updatedBy: userId,
  };
  await tx
    .insert(enterprises)
    .values({ id: enterpriseId, ...row, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: enterprises.id,
      set: { ...row, version: sql`${enterprises.version} + 1` },
    });
}

/**
 * Earlier values of the fields changed since an auditor's return, or else since the last submission; null for the first
 * submission.
 */
async function readBefore(
  tx: Db,
  { enterpriseId, returned }: Audit,
  application: EnterpriseApplication,
): Promise<EnterpriseDraft | null> {
  const [row] = await tx.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  const earlier = returned ? columnsOf(requireComplete(returned.application)) : row;
  if (!earlier) return null;
  const changed = Object.entries(columnsOf(application)).flatMap(([field, value]) => {
    const before: unknown = Reflect.get(earlier, field);
    return before === null || isSame(before, value) ? [] : [[field, before]];
  });
  return Object.fromEntries(changed) as EnterpriseDraft;
}

async function enterOwner(tx: Db, now: Date, enterpriseId: string, userId: string): Promise<void> {
  const id = ulid(now.getTime());
  await tx
    .insert(enterpriseMembers)
    .values({ id, enterpriseId, userId, memberRole: 'OWNER', status: 'ACTIVE', createdBy: userId })
    .onConflictDoNothing();
  await makeOwner(tx, userId, enterpriseId);
}

/**
 * Submits an application for audit.
 * @throws {AppError} 500012, 100001, 100002 also for returned fields that are unchanged, 500011 CREDIT_CODE_TAKEN
 */
export async function submitApplication(
  tx: Db,
  ctx: WriteContext,
  audit: Audit,
  user: UserRow,
): Promise<Audit> {
  const state = nextAdmissionState(audit, 'submit');
  const application = requireComplete(audit.application);
  requireCorrected(audit, application);
  const { now } = ctx;
  await requireTrue(tx, application, { userId: user.id, now });
  await requireUnique(tx, application, audit.enterpriseId);
  const { enterpriseId } = audit;
  const before = await readBefore(tx, audit, application);
  await writeEnterprise(tx, ctx, { enterpriseId, application }, user.id);
  await enterOwner(tx, now, enterpriseId, user.id);
  await carryAuditStatus(tx, audit, auditStatusOf[state]);
  const set = {
    step: 1,
    fieldNotes: {},
    opinion: '',
    firstAuditorId: null,
    rejectedAt: null,
    before,
    submittedAt: now,
    dueAt: addWorkingDays(now, promisedDays),
  };
  return moveAudit(tx, ctx, audit, { event: 'submit', state, by: user, step: null, set });
}
