import type { BookingState } from '@portal/contract/booking/terms';
import type { HourState } from '@portal/contract/tutor/terms';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { keepsTime } from '../../platform/booking/booking-rules.ts';
import type { TutorHourRecord } from './tutor.table.ts';

/** How long before its start an hour can still be requested. */
const latestAskMs = 60 * 60_000;

type Hour = Pick<TutorHourRecord, 'startAt' | 'endAt' | 'opensAt' | 'isClosed'>;
type Taken = Pick<Booking, 'startAt' | 'heldUntil' | 'status'>;

const booked: readonly BookingState[] = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW'];

/** The state of an hour now; being taken takes precedence over being past and over the tutor's absence. */
export function hourStateOf(hour: Hour, taken: readonly Taken[], now: Date): HourState {
  const holders = taken.filter(({ startAt, heldUntil }) => startAt < hour.endAt && hour.startAt < heldUntil);
  if (holders.some(({ status }) => booked.includes(status))) return 'BOOKED';
  if (holders.some(keepsTime)) return 'HELD';
  if (hour.startAt.getTime() - now.getTime() < latestAskMs) return 'PAST';
  if (hour.isClosed) return 'CLOSED';
  return hour.opensAt > now ? 'LATER' : 'FREE';
}
