import { type RepairPriority, type RepairState, workingDayMs } from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

/** What a state means for the user whose ticket it is. */
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

/** The same for the park's people. */
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

/** Where and what, as people call a ticket. */
export const nameOf = ({ locationText, title }: { locationText: string; title: string }): string =>
  `${locationText} ${title}`;

const minute = 60_000;
const hour = 60 * minute;

/** A stretch of service time: in working days of nine hours, unless the clock never rests. */
export function serviceText(ms: number, dayAndNight: boolean): string {
  if (ms < hour) return m.member_time_minutes({ minutes: Math.floor(ms / minute) });
  if (dayAndNight || ms < workingDayMs) {
    const [hours, minutes] = [Math.floor(ms / hour), Math.floor((ms % hour) / minute)];
    return minutes === 0 ? m.member_time_hours({ hours }) : m.repair_hours_minutes({ hours, minutes });
  }
  const days = Math.round((ms / workingDayMs) * 10) / 10;
  return m.repair_working_days({ days });
}
