import type { OwnAdmission } from '@portal/contract/enterprise-admission';
import type { EnterpriseDraft } from '@portal/contract/enterprise-application';
import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { LogSource } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { type Audit, applicantActions, nextAdmissionState } from './admission.policy.ts';
import { type Asking, getApplicant } from './applicant.ts';
import { lockOwnAudit } from './audit.queries.ts';
import { viewAdmission } from './audit.view.ts';
import { requireOnlyReturned } from './check-application.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';
import { moveAudit } from './move-audit.ts';
import { submitApplication } from './submit-application.ts';

interface Saving extends Asking {
  submit: '0' | '1';
  version?: number | undefined;
  data: EnterpriseDraft;
}

async function startAudit(tx: Db, ctx: Context<Actor | null>, user: UserRow): Promise<Audit> {
  const now = ctx.now;
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
  // The same form was sent twice at a time.
  if (!audit) throw new AppError(retCodes.VERSION_CONFLICT);
  return audit;
}

async function reapply(
  tx: Db,
  ctx: Context<Actor | null>,
  { audit, user, source }: { audit: Audit; user: UserRow; source: LogSource },
): Promise<Audit> {
  if (!applicantActions(audit, ctx.now).includes('reapply')) throw new AppError(retCodes.TRANSITION_REFUSED);
  const state = nextAdmissionState(audit, 'reapply');
  return moveAudit(tx, ctx.clock, audit, { event: 'reapply', state, by: user, step: null, source });
}

/** The application as the applicant has it now; a rejected one begins anew where that is allowed. */
async function openAudit(
  tx: Db,
  ctx: Context<Actor | null>,
  { user, version, source }: { user: UserRow; version: number | undefined; source: LogSource },
): Promise<Audit> {
  const audit = await lockOwnAudit(tx, user.id);
  if (!audit) return startAudit(tx, ctx, user);
  requireVersion(audit, version);
  return audit.state === 'REJECTED' ? reapply(tx, ctx, { audit, user, source }) : audit;
}

/**
 * Saves the applicant's form as a draft, and hands it in where that is asked for.
 * @throws {AppError} 200013, 500409, 500012, 100001, 100002, 500011 CREDIT_CODE_TAKEN
 */
export async function saveApplication(
  ctx: Context<Actor | null>,
  { submit, version, data, ...asking }: Saving,
): Promise<OwnAdmission> {
  const { database, clock } = ctx;
  const user = await getApplicant(ctx, asking);
  return inTransaction(database.db, async (tx) => {
    const audit = await openAudit(tx, ctx, { user, version, source: ctx });
    const state = nextAdmissionState(audit, 'save');
    const isReturned = audit.state === 'RETURNED';
    if (isReturned) requireOnlyReturned(audit, data);
    const application = isReturned ? { ...audit.application, ...data } : data;
    const move = { event: 'save', state, by: user, step: null, set: { application }, source: ctx } as const;
    const saved = await moveAudit(tx, clock, audit, move);
    const result =
      submit === '1' ? await submitApplication(tx, clock, { audit: saved, user, source: ctx }) : saved;
    return viewAdmission(tx, result, applicantActions(result, clock.now()));
  });
}
