import { type CancelBlocker, cancelGraceDays } from '@portal/contract/identity/cancel';
import { userTransitions } from '@portal/contract/identity/user';
import type { UserRow } from '../user.public.ts';

const day = 86_400_000;

/** When an account ends if its owner requests it now. */
export const cancelAtFrom = (now: Date): Date => new Date(now.getTime() + cancelGraceDays * day);

/** Actions the owner has on the end of their account. */
export function cancelActions(
  { status, cancelAt }: Pick<UserRow, 'status' | 'cancelAt'>,
  blockers: readonly CancelBlocker[],
): ('cancel' | 'keep')[] {
  if (userTransitions[status].cancel === undefined) return [];
  if (cancelAt) return ['keep'];
  return blockers.length === 0 ? ['cancel'] : [];
}
