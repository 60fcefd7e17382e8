import { type RepairPriority, type RepairState, workingDayMs } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

/** The state as the ticket's owner sees it. */
export const ownVariants: Record<RepairState, StatusKind> = {
  SUBMITTED: 'checking',
  ASSIGNED: 'checking',
  PROCESSING: 'checking',
  QUOTED: 'waiting',
  ON_HOLD: 'open',
  FINISHED: 'waiting',
  CLOSED: 'done',
  REOPENED: 'checking',
  REJECTED: 'late',
  MERGED: 'closed',
  CANCELLED: 'closed',
};

/** The state as park staff see it. */
export const staffVariants: Record<RepairState, StatusKind> = {
  ...ownVariants,
  SUBMITTED: 'waiting',
  ASSIGNED: 'open',
  QUOTED: 'open',
  FINISHED: 'open',
  REOPENED: 'waiting',
};

export const priorityVariants: Record<RepairPriority, StatusKind> = {
  LOW: 'closed',
  MEDIUM: 'open',
  HIGH: 'waiting',
  URGENT: 'late',
};

/** Place and title, which is how people refer to a ticket. */
export const nameOf = ({ locationText, title }: { locationText: string; title: string }): string =>
  `${locationText} ${title}`;

const minute = 60_000;
const hour = 60 * minute;

/** A duration of service time: in working days of nine hours, unless the clock runs day and night. */
export function serviceText(ms: number, dayAndNight: boolean): string {
  if (ms < hour) return m.member_time_minutes({ minutes: Math.floor(ms / minute) });
  if (dayAndNight || ms < workingDayMs) {
    const [hours, minutes] = [Math.floor(ms / hour), Math.floor((ms % hour) / minute)];
    return minutes === 0 ? m.member_time_hours({ hours }) : m.repair_hours_minutes({ hours, minutes });
  }
  const days = Math.round((ms / workingDayMs) * 10) / 10;
  return m.repair_working_days({ days });
}
