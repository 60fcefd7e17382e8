import type { enterpriseChangeWithdraw } from '@portal/contract/enterprise/change';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { getUser } from '../../identity/user.public.ts';
import { nextAdmissionState } from '../admission/admission.policy.ts';
import { moveAudit } from '../admission/move-audit.ts';
import { requireMayChange } from './change.policy.ts';
import { lockOpenChange } from './change.queries.ts';
import { viewChange } from './change.view.ts';
import { notifyAboutChange } from './notify-about-change.ts';

/**
 * Withdraws a change that no auditor has passed yet, or that was returned.
 * @throws {AppError} 300002, 500404, 500409, 500012
 */
export const withdrawChange: Verb<typeof enterpriseChangeWithdraw> = async (ctx, { id, version }) => {
  const { actor, now } = ctx;
  requireMayChange(actor);
  return inTransaction(ctx.db, async (tx) => {
    const audit = await lockOpenChange(tx, actor.enterpriseId ?? '');
    if (audit?.id !== id) throw notFound();
    requireVersion(audit, version);
    const state = nextAdmissionState(audit, 'withdraw');
    const by = await getUser(tx, actor.userId);
    const set = { dueAt: null, returned: null, fieldNotes: {}, opinion: '' };
    const moved = await moveAudit(tx, ctx, audit, {
      event: 'withdraw',
      state,
      by,
      step: null,
      set,
    });
    await notifyAboutChange(tx, { audit: moved, event: 'withdraw', by: by.name, now });
    return viewChange(tx, moved, actor);
  });
};
