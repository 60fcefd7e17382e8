import type { DeclareItemState } from '@portal/contract/policy/declare-item';

/**
 * The state of an item on a day. The window opens and closes by date; an operator's decision overrides it if it goes
 * beyond opening, or opens the item early.
 */
export function declareItemStateOn(
  item: { status: DeclareItemState; windowFrom: string; windowTo: string },
  today: string,
): DeclareItemState {
  if (item.status !== 'COMING' && item.status !== 'OPEN') return item.status;
  if (today > item.windowTo) return 'CLOSED';
  return today < item.windowFrom && item.status === 'COMING' ? 'COMING' : 'OPEN';
}
