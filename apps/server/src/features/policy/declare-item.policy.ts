import {
  type DeclareItemEvent,
  type DeclareItemState,
  declareItemEvents,
  declareItemTransitions,
} from '@portal/contract/declare-item';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** @throws {AppError} 500012 for an event the state does not know */
export function nextDeclareItemState(state: DeclareItemState, event: DeclareItemEvent): DeclareItemState {
  const next = declareItemTransitions[state][event];
  if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

/**
 * Where an item stands on a day. The window opens and closes by itself; what an operator decided later, or
 * earlier than its last day, stays.
 */
export function declareItemStateOn(
  item: { status: DeclareItemState; windowFrom: string; windowTo: string },
  today: string,
): DeclareItemState {
  if (item.status !== 'COMING' && item.status !== 'OPEN') return item.status;
  if (today > item.windowTo) return 'CLOSED';
  return today < item.windowFrom && item.status === 'COMING' ? 'COMING' : 'OPEN';
}

/** Drafts and what is still to open can be changed; once it is open, a little of it; afterwards nothing. */
export const mayEditItem = (state: DeclareItemState): boolean =>
  state === 'DRAFT' || state === 'COMING' || state === 'OPEN';

/** What this operator may do with an item that stands so today. */
export function declareItemActions(
  { operatorRoles }: Pick<Actor, 'operatorRoles'>,
  state: DeclareItemState,
): ('save' | DeclareItemEvent)[] {
  if (!operatorRoles.includes('OP_POLICY')) return [];
  const events = declareItemEvents.filter((event) => declareItemTransitions[state][event] !== undefined);
  return mayEditItem(state) ? ['save', ...events] : events;
}
