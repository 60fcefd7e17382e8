import type { BookingState } from '@portal/contract/booking/terms';
import { followUpDays, ratingDays, type TutoringEvent, tutoringEvents } from '@portal/contract/tutor/terms';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { operatorActions } from '../booking/decide.public.ts';
import type { TutoringRecord } from './tutor.table.ts';

type Held = Pick<Booking, 'status' | 'startAt' | 'endAt' | 'createdAt' | 'confirmedAt' | 'offeredUntil'>;

/** Nobody checks in: the tutor sees who comes. */
const rule = { checkInRequired: false };

/**
 * What the tutor may do now: decide on a request, even for the rest of a running hour; cancel before the hour; mark a
 * no-show during or after it.
 */
export const tutorEvents = (booking: Held, now: Date): TutoringEvent[] =>
  tutoringEvents.filter((event) => {
    if (event === 'miss') return booking.status === 'CONFIRMED' && booking.startAt <= now;
    const isInTime = booking.status === 'PENDING' || now < booking.startAt;
    return isInTime && operatorActions(booking, rule, now).includes(event);
  });

const advised: readonly BookingState[] = ['CONFIRMED', 'COMPLETED'];

/** Advice can be written once the hour has begun. */
export const canAdvise = (
  { status, startAt }: Pick<Held, 'status' | 'startAt'>,
  { advisedAt }: Pick<TutoringRecord, 'advisedAt'>,
  now: Date,
): boolean => advised.includes(status) && startAt <= now && advisedAt === null;

/** The day on which the tutor is to follow up; null before the advice and after the follow-up. */
export const followUpOn = ({
  advisedAt,
  followedAt,
}: Pick<TutoringRecord, 'advisedAt' | 'followedAt'>): string | null =>
  advisedAt && !followedAt ? addDays(chinaDayOf(advisedAt), followUpDays) : null;

/** An hour can be rated once, for a limited time after it was held. */
export const canRate = (
  { status, endAt }: Pick<Held, 'status' | 'endAt'>,
  { ratedAt }: Pick<TutoringRecord, 'ratedAt'>,
  now: Date,
): boolean =>
  status === 'COMPLETED' && ratedAt === null && now.getTime() - endAt.getTime() <= ratingDays * dayMs;
