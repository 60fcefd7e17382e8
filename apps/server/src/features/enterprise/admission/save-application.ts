import type { enterpriseSaveForReg } from '@portal/contract/enterprise/admission';
import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { type Audit, applicantActions, isCorrection, nextAdmissionState } from './admission.policy.ts';
import { getApplicant } from './applicant.ts';
import { lockOwnAudit } from './audit.queries.ts';
import { viewAdmission } from './audit.view.ts';
import { requireOnlyReturned } from './check-application.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';
import { moveAudit } from './move-audit.ts';
import { submitApplication } from './submit-application.ts';

async function startAudit(tx: Db, { now }: WriteContext, user: UserRow): Promise<Audit> {
  const [audit] = await tx
    .insert(enterpriseAudits)
    .values({
      id: ulid(now.getTime()),
      enterpriseId: ulid(now.getTime()),
      applicantId: user.id,
      state: 'DRAFT',
      application: {},
      createdAt: now,
      createdBy: user.id,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // The same form was submitted twice concurrently.
  if (!audit) throw new AppError(retCodes.VERSION_CONFLICT);
  return audit;
}

async function reapply(tx: Db, ctx: WriteContext, audit: Audit, user: UserRow): Promise<Audit> {
  if (!applicantActions(audit, ctx.now).includes('reapply')) throw new AppError(retCodes.TRANSITION_REFUSED);
  const state = nextAdmissionState(audit, 'reapply');
  return moveAudit(tx, ctx, audit, { event: 'reapply', state, by: user, step: null });
}

/** The applicant's current application; reopens a rejected one if allowed. */
async function openAudit(
  tx: Db,
  ctx: WriteContext,
  user: UserRow,
  version: number | undefined,
): Promise<Audit> {
  const audit = await lockOwnAudit(tx, user.id);
  if (!audit) return startAudit(tx, ctx, user);
  requireVersion(audit, version);
  return audit.state === 'REJECTED' ? reapply(tx, ctx, audit, user) : audit;
}

/**
 * Saves the applicant's form as a draft, and submits it on request.
 * @throws {AppError} 200013, 500409, 500012, 100001, 100002, 500011 CREDIT_CODE_TAKEN
 */
export const saveApplication: Verb<typeof enterpriseSaveForReg> = async (
  ctx,
  { regTicket, submit, version, data },
) => {
  const user = await getApplicant(ctx, regTicket);
  return inTransaction(ctx.db, async (tx) => {
    const audit = await openAudit(tx, ctx, user, version);
    const state = nextAdmissionState(audit, 'save');
    const isBound = isCorrection(audit);
    if (isBound) requireOnlyReturned(audit, data);
    const application = isBound ? { ...audit.application, ...data } : data;
    const saved = await moveAudit(tx, ctx, audit, {
      event: 'save',
      state,
      by: user,
      step: null,
      set: { application },
    });
    const result = submit === '1' ? await submitApplication(tx, ctx, saved, user) : saved;
    return viewAdmission(tx, result, applicantActions(result, ctx.now));
  });
};
