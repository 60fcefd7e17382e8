import { payMinutes } from '@portal/contract/booking/terms';
import type { Booking } from '../../../platform/booking/booking.table.ts';

const minute = 60_000;
const halfHour = 30 * minute;

/** A booking in the model; all times in milliseconds. */
export interface Booked {
  id: string;
  user: number;
  room: number;
  begin: number;
  end: number;
  heldUntil: number;
  createdAt: number;
  /** When it was booked; possibly after its start. */
  confirmedAt: number;
  /** Deadline for accepting, deciding or paying it. */
  until: number;
  status: Booking['status'];
}
export interface Model {
  booked: Booked[];
}

/** The first of the three rooms is confirmed at once, the second needs approval and the third payment. */
const [approved, priced] = [1, 2];

const holding: readonly Booking['status'][] = ['OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'];
export const isHeld = ({ status }: Booked): boolean => holding.includes(status);
export const meets = (one: Booked, begin: number, end: number): boolean =>
  begin < one.heldUntil && one.begin < end;

const missedAt = ({ begin, confirmedAt }: Booked): number => Math.max(begin, confirmedAt) + 15 * minute;
const payUntil = ({ end }: { end: number }, now: number) => Math.min(now + payMinutes * minute, end);
function decideUntil({ begin, end }: { begin: number; end: number }, now: number) {
  const ahead = Math.min(now + 24 * 60 * minute, begin - halfHour);
  return ahead >= now + 15 * minute ? ahead : Math.min(now + 15 * minute, end - 15 * minute);
}

/** State of a booking just made in a room, or of an accepted offer. */
export function bookedIn(room: number, time: { begin: number; end: number }, now: number) {
  if (room === approved) return { status: 'PENDING', until: decideUntil(time, now) } as const;
  if (room === priced) return { status: 'TO_PAY', until: payUntil(time, now) } as const;
  return { status: 'CONFIRMED', until: 0, confirmedAt: now } as const;
}

/** The part of a requested slot that can be offered; null if none. */
export function offerable(
  { booked }: Model,
  { room, begin, end }: Pick<Booked, 'room' | 'begin' | 'end'>,
  now: number,
): { begin: number; end: number } | null {
  const from = Math.max(begin, now);
  const others = booked.filter((one) => one.room === room && isHeld(one) && meets(one, from, end));
  if (begin > now) return others.length === 0 ? { begin, end } : null;
  const to = Math.min(end, ...others.map((one) => one.begin));
  return to - from >= halfHour ? { begin: from, end: to } : null;
}

/** Offers a room's free time between two instants to the waiting list, in order. */
function offerFreed(model: Model, room: number, [from, to]: readonly [number, number], now: number) {
  const waiting = model.booked
    .filter((one) => one.status === 'WAITING' && one.room === room)
    .filter(({ begin, end }) => begin < to && end > from && end - now >= halfHour)
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  for (const one of waiting) {
    const span = offerable(model, one, now);
    if (!span) continue;
    const isBusy = model.booked.some(
      (other) => other.user === one.user && isHeld(other) && meets(other, span.begin, span.end),
    );
    if (isBusy) continue;
    const until = Math.max(Math.min(now + halfHour, span.begin), now + 10 * minute);
    Object.assign(one, { ...span, heldUntil: span.end, until, status: 'OFFERED' });
  }
}

export type Event = 'cancel' | 'checkIn' | 'finish' | 'take' | 'ask' | 'leave' | 'approve' | 'reject';

/** The effect of an event on a booking; false if it's refused. */
export function changeOf(one: Booked, event: Event, isOwn: boolean, now: number): Partial<Booked> | false {
  const { status, begin, end, room } = one;
  switch (event) {
    case 'cancel': {
      const isOpen = status === 'PENDING' || status === 'TO_PAY' || (status === 'CONFIRMED' && now < begin);
      return isOwn && isOpen && { status: 'CANCELLED' };
    }
    case 'checkIn': {
      const isTime = now >= begin - 15 * minute && now < missedAt(one);
      return isOwn && status === 'CONFIRMED' && isTime && { status: 'CHECKED_IN' };
    }
    case 'finish':
      return (
        isOwn &&
        status === 'CHECKED_IN' &&
        now < end && { status: 'COMPLETED', heldUntil: Math.max(now, begin) }
      );
    case 'take':
    case 'ask': {
      const isRight = (event === 'ask') === (room === approved);
      return isOwn && isRight && status === 'OFFERED' && now < one.until && bookedIn(room, one, now);
    }
    case 'leave':
      return isOwn && (status === 'OFFERED' || status === 'WAITING') && { status: 'LEFT' };
    case 'approve':
      return status === 'PENDING' && now < end && { status: 'CONFIRMED', confirmedAt: now };
    case 'reject':
      return status === 'PENDING' && now < end && { status: 'REJECTED' };
  }
}

/** Applies a change and offers the time it frees. */
export function change(model: Model, one: Booked, to: Partial<Booked>, now: number): void {
  const wasHeld = isHeld(one);
  const { begin } = one;
  Object.assign(one, to);
  if (!wasHeld || isHeld(one)) return;
  const freedFrom = one.status === 'COMPLETED' || one.status === 'NO_SHOW' ? one.heldUntil : begin;
  if (freedFrom < one.end) offerFreed(model, one.room, [freedFrom, one.end], now);
}

const dues: readonly [Booking['status'], (one: Booked, now: number) => Partial<Booked> | false][] = [
  ['OFFERED', ({ until }, now) => until <= now && { status: 'EXPIRED' }],
  ['PENDING', ({ until }, now) => until <= now && { status: 'EXPIRED' }],
  ['TO_PAY', ({ until }, now) => until <= now && { status: 'EXPIRED' }],
  ['WAITING', ({ end }, now) => end - now < halfHour && { status: 'EXPIRED' }],
  [
    'CONFIRMED',
    (one, now) => missedAt(one) <= now && { status: 'NO_SHOW', heldUntil: Math.min(now, one.end) },
  ],
  ['CHECKED_IN', ({ end }, now) => end <= now && { status: 'COMPLETED' }],
];

/** Scheduled settlement of all bookings, with rooms in order of id. */
export function settle(model: Model, rooms: readonly string[], now: number): void {
  for (const [status, isDue] of dues) {
    const due = model.booked
      .filter((one) => one.status === status && isDue(one, now))
      .sort((one, other) => one.begin - other.begin || (one.id < other.id ? -1 : 1));
    for (const one of due) change(model, one, isDue(one, now) || {}, now);
  }
  const inOrder = rooms.map((id, room) => ({ id, room })).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { room } of inOrder) offerFreed(model, room, [now, Number.POSITIVE_INFINITY], now);
}
