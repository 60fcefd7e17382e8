import { cancelBlockerLabels } from '@portal/contract/identity/cancel';
import type { CancelCheck } from '../../../feature/account-end.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getUser } from '../user.public.ts';
import { cancelActions } from './cancel.policy.ts';
import { listBlockers } from './cancel-blockers.ts';

/** Whether the caller's account is about to end, and what prevents it. */
export async function getCancellation(db: Db, checks: readonly CancelCheck[], { userId }: Actor) {
  const user = await getUser(db, userId);
  const blockers = await listBlockers(db, checks, user);
  return {
    cancelAt: user.cancelAt?.getTime() ?? null,
    version: user.version,
    blockers: blockers.map((code) => ({ code, text: cancelBlockerLabels[code]() })),
    actions: cancelActions(user, blockers),
  };
}
