import {
  type DeclareItemEvent,
  type DeclareItemState,
  declareItemTransitions,
} from '@portal/contract/declare-item';
import type { Actor } from '../../platform/session/actor.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';

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
  const events = possibleEvents(declareItemTransitions, state);
  return mayEditItem(state) ? ['save', ...events] : events;
}
