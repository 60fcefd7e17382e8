import { type ManagedPhoneAppeal, phoneAppealTransitions } from '@portal/contract/phone-appeal';
import type { Actor } from '../../../platform/session/actor.ts';
import type { phoneAppeals } from './phone-appeal.table.ts';

export type PhoneAppealRecord = typeof phoneAppeals.$inferSelect;

const day = 86_400_000;
/** So many may be handed in within the window, or operators and the old number are pestered. */
export const appealLimit = { most: 3, windowMs: 30 * day };

/** What an administrator may do with an appeal; with his own nothing. */
export function administratorActions(
  actor: Actor,
  { state, userId }: Pick<PhoneAppealRecord, 'state' | 'userId'>,
): ManagedPhoneAppeal['actions'] {
  if (userId === actor.userId) return [];
  return (['accept', 'refuse'] as const).filter((event) => phoneAppealTransitions[state][event]);
}

export const ownActions = (
  latest: Pick<PhoneAppealRecord, 'state'> | undefined,
): ('submit' | 'withdraw')[] =>
  latest && phoneAppealTransitions[latest.state].withdraw ? ['withdraw'] : ['submit'];
