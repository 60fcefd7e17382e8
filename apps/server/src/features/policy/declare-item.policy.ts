import {
  type DeclareItemEvent,
  type DeclareItemState,
  declareItemTransitions,
} from '@portal/contract/policy/declare-item';
import type { Actor } from '../../platform/session/actor.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';

/** Drafts and coming items can be edited, open ones only in a few fields, ended ones not at all. */
export const mayEditItem = (state: DeclareItemState): boolean =>
  state === 'DRAFT' || state === 'COMING' || state === 'OPEN';

/** Actions this operator may take on an item in this state. */
export function declareItemActions(
  { operatorRoles }: Pick<Actor, 'operatorRoles'>,
  state: DeclareItemState,
): ('save' | 'delete' | DeclareItemEvent)[] {
  if (!operatorRoles.includes('OP_POLICY')) return [];
  const events = possibleEvents(declareItemTransitions, state);
  if (state === 'DRAFT') return ['save', 'delete', ...events];
  return mayEditItem(state) ? ['save', ...events] : events;
}
