import type { ServiceClock } from '@portal/contract/repair/public';
import { type RepairPriority, type RepairState, servicePromises } from '@portal/contract/repair/terms';
import type { TimeKind } from '../../platform/time-left.ts';
import { addWorkingHours, workingHoursBetween } from '../../platform/working-hours.ts';
import type { Ticket } from './repair.table.ts';

type Timed = Pick<Ticket, 'priority' | 'clockFrom' | 'pausedMs'>;
type Resting = Timed & Pick<Ticket, 'pausedAt'>;

/** What the promises of a priority count. */
export const timeKindOf = (priority: RepairPriority): TimeKind =>
  servicePromises[priority].dayAndNight ? 'ALL_HOURS' : 'WORKING_HOURS';

const later = (priority: RepairPriority, from: Date, ms: number): Date =>
  servicePromises[priority].dayAndNight ? new Date(from.getTime() + ms) : addWorkingHours(from, ms);

const between = (priority: RepairPriority, from: Date, to: Date): number =>
  servicePromises[priority].dayAndNight
    ? Math.max(0, to.getTime() - from.getTime())
    : workingHoursBetween(from, to);

/** When the park must respond to a report made at `from`. */
const respondBy = (priority: RepairPriority, from: Date): Date =>
  later(priority, from, servicePromises[priority].respondMs);

/** When the clock runs out if it is not paused again. */
export const finishBy = ({ priority, clockFrom, pausedMs }: Timed): Date =>
  later(priority, clockFrom, servicePromises[priority].finishMs + pausedMs);

/** A new clock; when only the urgency changes, the clock keeps its start. */
export function newClock(priority: RepairPriority, from: Date) {
  const clock = { priority, clockFrom: from, pausedMs: 0 };
  return { ...clock, pausedAt: null, respondDueAt: respondBy(priority, from), finishDueAt: finishBy(clock) };
}

const running: readonly RepairState[] = ['SUBMITTED', 'ASSIGNED', 'PROCESSING', 'REOPENED'];

/** The effect of a transition on the clock: it pauses while the park can do nothing, and stops at the end. */
export function clockAfter(ticket: Resting, to: RepairState, now: Date): Partial<Ticket> {
  const { pausedAt, priority, clockFrom } = ticket;
  if (!running.includes(to)) return pausedAt === null ? { pausedAt: now } : {};
  if (pausedAt === null) return {};
  const pausedMs = ticket.pausedMs + between(priority, pausedAt, now);
  return { pausedAt: null, pausedMs, finishDueAt: finishBy({ priority, clockFrom, pausedMs }) };
}

/** The clock as shown to users. */
export function viewClock(ticket: Resting & Pick<Ticket, 'finishDueAt'>, now: Date): ServiceClock {
  const { priority, clockFrom, pausedAt, pausedMs, finishDueAt } = ticket;
  const { finishMs, dayAndNight } = servicePromises[priority];
  const until = pausedAt ?? now;
  return {
    usedMs: Math.max(0, between(priority, clockFrom, until) - pausedMs),
    totalMs: finishMs,
    pausedAt: pausedAt?.getTime() ?? null,
    dueAt: pausedAt === null ? finishDueAt.getTime() : null,
    isLate: finishDueAt < until,
    dayAndNight,
  };
}
