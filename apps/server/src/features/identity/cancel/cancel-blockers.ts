import type { CancelBlocker } from '@portal/contract/identity/cancel';
import type { CancelCheck } from '../../../feature/account-end.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { UserRow } from '../user.public.ts';

export const isOperator: CancelCheck = async (_db, { userType }) => (userType === '900' ? 'OPERATOR' : null);

export interface Checked {
  /** Each feature's check for what must be settled first. */
  cancelChecks: readonly CancelCheck[];
}

/** What prevents an account from ending, by the checks of all features. */
export async function listBlockers(
  db: Db,
  checks: readonly CancelCheck[],
  user: UserRow,
): Promise<CancelBlocker[]> {
  const found: CancelBlocker[] = [];
  for (const check of checks) {
    const blocker = await check(db, user);
    if (blocker) found.push(blocker);
  }
  return found;
}
