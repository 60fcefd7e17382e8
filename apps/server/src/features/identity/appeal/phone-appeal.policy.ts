import {
  type ManagedPhoneAppeal,
  type PhoneAppealEvent,
  type PhoneAppealState,
  phoneAppealTransitions,
} from '@portal/contract/phone-appeal';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { phoneAppeals } from './phone-appeal.table.ts';

export type PhoneAppealRecord = typeof phoneAppeals.$inferSelect;

const day = 86_400_000;
/** So many may be handed in within the window, or operators and the old number are pestered. */
export const appealLimit = { most: 3, windowMs: 30 * day };

/** @throws {AppError} 500012 for an event the state does not know */
export function nextAppealState(state: PhoneAppealState, event: PhoneAppealEvent): PhoneAppealState {
  const next = phoneAppealTransitions[state][event];
  if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

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
