import {
  type OrderEvent,
  orderLifecycle,
  type SideEvent,
  sideEvents,
} from '@portal/contract/service-order/lifecycle';
import {
  additionDays,
  type OrderSide,
  type OrderTurn,
  ratingDays,
  silenceDays,
} from '@portal/contract/service-order/terms';
import type { Milestone, OrderRecord } from './service-order.table.ts';

export const dayMs = 86_400_000;

type Of<Key extends keyof OrderRecord> = Pick<OrderRecord, Key>;

export const otherSide = (side: OrderSide): OrderSide => (side === 'BUYER' ? 'PROVIDER' : 'BUYER');

const isStepWaiting = ({ providerDoneAt, buyerOkAt }: Milestone): boolean =>
  providerDoneAt !== null && buyerOkAt === null;
const isStepOpen = ({ providerDoneAt }: Milestone): boolean => providerDoneAt === null;

/** The side whose turn it is. */
export function turnOf({
  status,
  cancelAskedBy,
  registeredBy,
  milestones,
}: Of<'status' | 'cancelAskedBy' | 'registeredBy' | 'milestones'>): OrderTurn | null {
  if (cancelAskedBy) return otherSide(cancelAskedBy);
  const turn = orderLifecycle.turns[status];
  if (turn === 'DONE' || turn === 'ENDED') return null;
  if (turn !== 'EITHER') return turn;
  if (status === 'TO_CONFIRM') return registeredBy && otherSide(registeredBy);
  return milestones.some(isStepWaiting) ? 'BUYER' : 'PROVIDER';
}

/** Whether the time to answer is over, even if the job has not expired the order yet. */
const isOver = ({ status, dueAt }: Of<'status' | 'dueAt'>, now: Date): boolean =>
  orderLifecycle.groups.unanswered.includes(status) && dueAt !== null && dueAt <= now;

/** Whether a side may fire an event on an order, beyond what the state allows. */
function mayFire(order: OrderRecord, side: OrderSide, event: SideEvent): boolean {
  const { cancelAskedBy, registeredBy, milestones } = order;
  const conditions: Partial<Record<SideEvent, boolean>> = {
    askCancel: cancelAskedBy === null,
    agreeCancel: cancelAskedBy === otherSide(side),
    // The side that asked may also take the request back.
    keep: cancelAskedBy !== null,
    confirmDeal: registeredBy === otherSide(side),
    refuseDeal: registeredBy === otherSide(side),
    done: side === 'PROVIDER' && milestones.some(isStepOpen),
    confirm: side === 'BUYER' && milestones.some(isStepWaiting),
  };
  const by = orderLifecycle.by[event];
  return conditions[event] ?? (by === 'EITHER' || by === side);
}

/** The actions open to a side now. */
export const actionsOf = (order: OrderRecord, side: OrderSide, now: Date): SideEvent[] =>
  isOver(order, now)
    ? []
    : sideEvents.filter(
        (event) =>
          orderLifecycle.transitions[order.status][event] !== undefined && mayFire(order, side, event),
      );

/** Confirming the last milestone delivers the order. */
export const firedBy = (event: SideEvent, milestones: readonly Milestone[]): OrderEvent =>
  event === 'confirm' && milestones.filter(({ buyerOkAt }) => buyerOkAt === null).length === 1
    ? 'deliver'
    : event;

/** The milestones after the provider completes the next one, or the buyer confirms it. */
export function withStep(
  milestones: readonly Milestone[],
  by: OrderSide,
  now: Date,
  fileIds: readonly string[] = [],
): Milestone[] {
  const at = milestones.findIndex(by === 'PROVIDER' ? isStepOpen : isStepWaiting);
  return milestones.map((step, index) => {
    if (index !== at) return step;
    return by === 'PROVIDER'
      ? { ...step, providerDoneAt: now.getTime(), fileIds: [...step.fileIds, ...fileIds] }
      : { ...step, buyerOkAt: now.getTime() };
  });
}

/**
 * The clock of the buyer's confirmation: starts when something new waits for it, and stops once everything is
 * confirmed.
 */
export function clockAfter(
  order: Of<'milestones' | 'dueAt' | 'reminders' | 'remindedAt'>,
  event: OrderEvent,
  milestones: readonly Milestone[],
  now: Date,
): Partial<Of<'dueAt' | 'reminders' | 'remindedAt'>> {
  const restarted = { dueAt: new Date(now.getTime() + silenceDays * dayMs), reminders: 0, remindedAt: null };
  if (event === 'deliver') return restarted;
  if (event === 'done') return order.milestones.some(isStepWaiting) ? {} : restarted;
  if (event === 'confirm')
    return milestones.some(isStepWaiting) ? restarted : { dueAt: null, reminders: 0, remindedAt: null };
  // A request to cancel does not count as silence; once it is refused the time starts again.
  if (event === 'keep') return order.milestones.some(isStepWaiting) ? restarted : {};
  return {};
}

export const isRatable = ({ status, completedAt }: Of<'status' | 'completedAt'>, now: Date): boolean =>
  status === 'COMPLETED' &&
  completedAt !== null &&
  now.getTime() < completedAt.getTime() + ratingDays * dayMs;

export const isExtendable = (rating: { createdAt: Date; addedAt: Date | null }, now: Date): boolean =>
  rating.addedAt === null && now.getTime() < rating.createdAt.getTime() + additionDays * dayMs;
