import {
  type DeclareItemEvent,
  type DeclareItemState,
  declareItemTransitions,
} from '@portal/contract/declare-item';
import type { Actor } from '../../platform/session/actor.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';

/**
 * The state of an item on a day. The window opens and closes by itself; a later decision of an operator, or one
 * before its last day, counts.
 */
export function declareItemStateOn(
  item: { status: DeclareItemState; windowFrom: string; windowTo: string },
  today: string,
): DeclareItemState {
  if (item.status !== 'COMING' && item.status !== 'OPEN') return item.status;
  if (today > item.windowTo) return 'CLOSED';
  return today < item.windowFrom && item.status === 'COMING' ? 'COMING' : 'OPEN';
}

/** Drafts and coming items can be changed, open ones in a few fields, ended ones no more. */
export const mayEditItem = (state: DeclareItemState): boolean =>
  state === 'DRAFT' || state === 'COMING' || state === 'OPEN';

/** What this operator may do with an item in this state. */
export function declareItemActions(
  { operatorRoles }: Pick<Actor, 'operatorRoles'>,
  state: DeclareItemState,
): ('save' | 'delete' | DeclareItemEvent)[] {
  if (!operatorRoles.includes('OP_POLICY')) return [];
  const events = possibleEvents(declareItemTransitions, state);
  if (state === 'DRAFT') return ['save', 'delete', ...events];
  return mayEditItem(state) ? ['save', ...events] : events;
}
