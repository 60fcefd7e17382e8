import { type ManagedPhoneAppeal, phoneAppealTransitions } from '@portal/contract/identity/phone-appeal';
import type { Actor } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { phoneAppeals } from './phone-appeal.table.ts';

export type PhoneAppealRecord = typeof phoneAppeals.$inferSelect;

const day = 86_400_000;
/** More appeals within the window would flood operators and the holder of the old number. */
export const appealLimit = { max: 3, windowMs: 30 * day };

/** Administrators may not decide their own appeals. */
export function administratorActions(
  actor: Actor,
  { state, userId }: Pick<PhoneAppealRecord, 'state' | 'userId'>,
): ManagedPhoneAppeal['actions'] {
  if (userId === actor.userId) return [];
  return possibleEvents(phoneAppealTransitions, state).filter((event) => event !== 'withdraw');
}

export const ownActions = (
  latest: Pick<PhoneAppealRecord, 'state'> | undefined,
): ('submit' | 'withdraw')[] =>
  latest && phoneAppealTransitions[latest.state].withdraw ? ['withdraw'] : ['submit'];
