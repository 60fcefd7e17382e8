import type { ActivityRow } from '@portal/contract/activity/public';
import type {
  ActivityKind,
  ActivityPhase,
  ActivityState,
  SalonRequestState,
} from '@portal/contract/activity/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { dayOf, dayWords, weekdayName } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import type { Tone } from '../../../ui/tag/Tag.tsx';

export const kindTones: Record<ActivityKind, Tone> = { ACTIVITY: 'petal', SALON: 'brand', TRAINING: 'leaf' };

export const phaseNames: Record<ActivityPhase, () => string> = {
  COMING: m.activity_phase_coming,
  SIGNING: m.activity_phase_signing,
  FULL: m.activity_phase_full,
  CLOSED: m.activity_phase_closed,
  ONGOING: m.activity_phase_ongoing,
  ENDED: m.activity_phase_ended,
};

export const activityVariants: Record<ActivityState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  PUBLISHED: 'done',
  CANCELLED: 'late',
  ARCHIVED: 'closed',
};

export const requestVariants: Record<SalonRequestState, StatusKind> = {
  SUBMITTED: 'checking',
  ACCEPTED: 'done',
  DECLINED: 'closed',
};

type Timed = Pick<ActivityRow, 'startAt' | 'endAt'>;

export const clockOf = (at: number): string => formatDate(at, 'HH:mm');

/** Formats as 11月27日周五 19:00–21:30, or a range of days. */
export function whenText({ startAt, endAt }: Timed): string {
  const [first, last] = [dayOf(startAt), dayOf(endAt)];
  const begin = `${dayWords(first)} ${clockOf(startAt)}`;
  return first === last ? `${begin}–${clockOf(endAt)}` : `${begin} – ${dayWords(last)} ${clockOf(endAt)}`;
}

const dateOf = (at: number): string => formatDate(at, 'MM-DD');

/** 12-02, and 周三 13:00–16:00 as its note; 12-02 – 12-04, and 周三 13:00 – 周五 17:00. */
export function dateParts({ startAt, endAt }: Timed): { date: string; hours: string } {
  const [first, last] = [dayOf(startAt), dayOf(endAt)];
  const begin = `${weekdayName(first)} ${clockOf(startAt)}`;
  return first === last
    ? { date: dateOf(startAt), hours: `${begin}–${clockOf(endAt)}` }
    : {
        date: `${dateOf(startAt)} – ${dateOf(endAt)}`,
        hours: `${begin} – ${weekdayName(last)} ${clockOf(endAt)}`,
      };
}

export const minuteText = (at: number): string => `${dayWords(dayOf(at))} ${clockOf(at)}`;

export const feeText = (fen: number): string =>
  fen === 0 ? m.field_free() : m.activity_yuan({ amount: formatFen(fen) });

type Seats = Pick<ActivityRow, 'capacity' | 'taken' | 'waiting'>;

/** Formats as 21 / 24，余 3 席 or 30 / 30，候补 4. */
export function seatsText({ capacity, taken, waiting }: Seats): string {
  if (capacity === 0) return m.activity_unlimited({ taken });
  if (taken < capacity) return m.activity_seats_left({ taken, capacity, left: capacity - taken });
  return waiting > 0
    ? m.activity_seats_waiting({ taken, capacity, waiting })
    : m.activity_seats_full({ taken, capacity });
}

/** Short form for tight spaces: 余 3 席, 候补 4, or why sign-up is closed. */
export function leftText({ phase, capacity, taken, waiting }: ActivityRow): string {
  if (phase !== 'SIGNING' && phase !== 'FULL') return phaseNames[phase]();
  if (capacity === 0) return m.activity_left_any();
  if (taken < capacity) return m.activity_left({ left: capacity - taken });
  return waiting > 0 ? m.activity_left_waiting({ waiting }) : phaseNames.FULL();
}

/** A short label of the available action; null if there is none. */
export function callOf({ phase, waiting, waitlistMax, needApproval }: ActivityRow): string | null {
  if (phase === 'SIGNING') return needApproval ? m.act_apply() : m.activity_sign_up_now();
  if (phase === 'FULL' && waiting < waitlistMax) return m.activity_wait();
  return null;
}
