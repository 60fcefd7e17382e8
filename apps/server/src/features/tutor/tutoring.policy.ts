import type { BookingState } from '@portal/contract/booking-terms';
import { followUpDays, ratingDays, type TutoringEvent, tutoringEvents } from '@portal/contract/tutor-terms';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { operatorActions } from '../booking/decide.public.ts';
import type { TutoringRecord } from './tutor.table.ts';

type Held = Pick<Booking, 'status' | 'startAt' | 'endAt' | 'createdAt' | 'confirmedAt' | 'offeredUntil'>;

/** Nobody checks in: the tutor sees who comes. */
const rule = { checkInRequired: false };

/**
 * What the tutor may do now: decide what is asked for, which may be what is left of a running hour, cancel before the hour,
 * and say during it or after that nobody came.
 */
export const tutorEvents = (booking: Held, now: Date): TutoringEvent[] =>
  tutoringEvents.filter((event) => {
    if (event === 'miss') return booking.status === 'CONFIRMED' && booking.startAt <= now;
    const isInTime = booking.status === 'PENDING' || now < booking.startAt;
    return isInTime && operatorActions(booking, rule, now).includes(event);
  });

const advised: readonly BookingState[] = ['CONFIRMED', 'COMPLETED'];

/** Advice is written once the hour has begun. */
export const canAdvise = (
  { status, startAt }: Pick<Held, 'status' | 'startAt'>,
  { advisedAt }: Pick<TutoringRecord, 'advisedAt'>,
  now: Date,
): boolean => advised.includes(status) && startAt <= now && advisedAt === null;

/** The day on which the tutor asks what became of it; null until advice is given, and when it was asked. */
export const followUpOn = ({
  advisedAt,
  followedAt,
}: Pick<TutoringRecord, 'advisedAt' | 'followedAt'>): string | null =>
  advisedAt && !followedAt ? addDays(chinaDayOf(advisedAt), followUpDays) : null;

/** An hour is rated once, while it is remembered. */
export const canRate = (
  { status, endAt }: Pick<Held, 'status' | 'endAt'>,
  { ratedAt }: Pick<TutoringRecord, 'ratedAt'>,
  now: Date,
): boolean =>
  status === 'COMPLETED' && ratedAt === null && now.getTime() - endAt.getTime() <= ratingDays * dayMs;
