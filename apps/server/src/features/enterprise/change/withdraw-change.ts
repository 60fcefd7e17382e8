import type { OwnChange } from '@portal/contract/enterprise-change';
import { retCodes } from '@portal/contract/ret-code';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { LogSource } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getUser } from '../../identity/user.public.ts';
import { nextAdmissionState } from '../admission/admission.policy.ts';
import { moveAudit } from '../admission/move-audit.ts';
import { requireMayChange } from './change.policy.ts';
import { lockOpenChange } from './change.queries.ts';
import { viewChange } from './change.view.ts';
import { notifyAboutChange } from './notify-about-change.ts';

/**
 * Takes a change back that no auditor has passed yet, or that was returned.
 * @throws {AppError} 300002, 500404, 500409, 500012
 */
export async function withdrawChange(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id, version }: { id: string; version: number },
  source: LogSource & { actor: Actor },
): Promise<OwnChange> {
  const { actor } = source;
  requireMayChange(actor);
  const now = clock.now();
  return inTransaction(database.db, async (tx) => {
    const audit = await lockOpenChange(tx, actor.enterpriseId ?? '');
    if (audit?.id !== id) throw notFound();
    if (audit.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const state = nextAdmissionState(audit, 'withdraw');
    const by = await getUser(tx, actor.userId);
    const set = { dueAt: null, fieldNotes: {}, opinion: '' };
    const moved = await moveAudit(tx, clock, audit, {
      event: 'withdraw',
      state,
      by,
      step: null,
      set,
      source,
    });
    await notifyAboutChange(tx, { audit: moved, event: 'withdraw', by: by.name, now });
    return viewChange(tx, moved, actor);
  });
}
