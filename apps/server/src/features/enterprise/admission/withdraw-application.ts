import type { enterpriseWithdraw } from '@portal/contract/enterprise/admission';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { carryAuditStatus } from '../../identity/member.public.ts';
import { enterprises } from '../enterprise.table.ts';
import { applicantActions, auditStatusOf, nextAdmissionState } from './admission.policy.ts';
import { getApplicant } from './applicant.ts';
import { lockOwnAudit } from './audit.queries.ts';
import { viewAdmission } from './audit.view.ts';
import { moveAudit } from './move-audit.ts';

/**
 * Withdraws an application that no auditor has passed yet. One that was returned before goes back to its correction, in
 * which fields that were not returned stay locked.
 * @throws {AppError} 200013, 500011 AUDIT_NOT_FOUND, 500409, 500012
 */
export const withdrawApplication: Verb<typeof enterpriseWithdraw> = async (ctx, { regTicket, version }) => {
  const user = await getApplicant(ctx, regTicket);
  return inTransaction(ctx.db, async (tx) => {
    const audit = await lockOwnAudit(tx, user.id);
    if (!audit) throw explainedByPage('AUDIT_NOT_FOUND');
    requireVersion(audit, version);
    const { returned } = audit;
    const state = nextAdmissionState(audit, 'withdraw');
    await tx.update(enterprises).set({ entryStatus: state }).where(eq(enterprises.id, audit.enterpriseId));
    await carryAuditStatus(tx, audit, auditStatusOf[state]);
    const withdrawn = await moveAudit(tx, ctx, audit, {
      event: 'withdraw',
      state,
      by: user,
      step: null,
      set: { dueAt: null, fieldNotes: returned?.fieldNotes ?? {}, opinion: returned?.opinion ?? '' },
    });
    return viewAdmission(tx, withdrawn, applicantActions(withdrawn, ctx.now));
  });
};
