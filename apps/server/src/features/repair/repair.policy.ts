import {
  type DispatcherEvent,
  dispatcherEvents,
  isOpenRepair,
  type RepairState,
  repairTransitions,
  urgeEveryMs,
} from '@portal/contract/repair/terms';
import type { Ticket } from './repair.table.ts';

/** The amount due for a repair: what was accepted, once the repair is confirmed or closed without objection. */
export const owedFen = ({
  status,
  acceptedFen,
  paidFen,
}: Pick<Ticket, 'status' | 'acceptedFen' | 'paidFen'>) => (status === 'CLOSED' ? acceptedFen - paidFen : 0);

/** When a ticket can be urged again; null if it can be now. */
export function urgeFrom({ urgedAt }: Pick<Ticket, 'urgedAt'>, now: Date): Date | null {
  if (urgedAt === null) return null;
  const next = new Date(urgedAt.getTime() + urgeEveryMs);
  return next > now ? next : null;
}

const plannable: readonly RepairState[] = ['SUBMITTED', 'ASSIGNED', 'REOPENED'];

export const dispatcherActions = ({ status, kind }: Pick<Ticket, 'status' | 'kind'>): DispatcherEvent[] =>
  dispatcherEvents.filter((event) => {
    if (event === 'maintain') return kind !== 'MAINTENANCE' && plannable.includes(status);
    return event === 'note' ? isOpenRepair(status) : event in repairTransitions[status];
  });
