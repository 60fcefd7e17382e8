import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { listTaken, lockBooking } from '../../platform/booking/booking.queries.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { isOpenAt, keepsTime, requireWaitable } from '../../platform/booking/booking-rules.ts';
import { type SlotRequest, spanOf } from '../../platform/booking/booking-time.ts';
import { offerableSpan } from '../../platform/booking/waiting-rest.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { decideUntil, payUntil } from './booking.policy.ts';
import { bookingWays } from './booking-ways.ts';
import { enterpriseOf, requireNotStopped, requireSeats } from './check-booking-limits.public.ts';
import { dueFen, recordBooking } from './record-booking.ts';

type Written = Pick<Booking, 'title' | 'attendees' | 'isPrivate' | 'status'> &
  Partial<
    Pick<
      Booking,
      'colleaguesSee' | 'amountFen' | 'freeSlots' | 'offeredUntil' | 'services' | 'seriesId' | 'depositFen'
    >
  >;

/**
 * Inserts a booking of the caller with its log entry and case.
 * @throws {AppError} 500023 if it was closed in the meantime
 */
export async function insertBooking(
  tx: Db,
  ctx: Context,
  { kind, find }: Pick<BookableSource, 'kind' | 'find'>,
  booked: Pick<Bookable, 'id' | 'name'>,
  { slotRequest, ...content }: Written & { slotRequest: SlotRequest },
): Promise<Booking> {
  const { actor, now } = ctx;
  // Its bookings are locked by now, so that nobody can close it before this one counts.
  const [present] = await find(tx, [booked.id]);
  if (!present || !isOpenAt(present.rules, slotRequest)) throw new AppError(retCodes.CLOSED_TIME);
  const { startAt, endAt } = spanOf(slotRequest);
  const id = ulid(now.getTime());
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now, updatedBy: actor.userId };
  const [booking] = await tx
    .insert(bookings)
    .values({
      ...by,
      ...content,
      id,
      kind,
      resourceId: booked.id,
      userId: actor.userId,
      enterpriseId: enterpriseOf(actor),
      startAt,
      endAt,
      heldUntil: endAt,
      confirmedAt: content.status === 'CONFIRMED' ? now : null,
    })
    .returning();
  if (!booking) throw new Error('failed to insert booking');
  const { title, attendees, status, amountFen, depositFen } = booking;
  const event = status === 'WAITING' ? 'wait' : 'book';
  const deposit = depositFen > 0 ? { depositFen } : {};
  const after = { resourceId: booked.id, title, attendees, startAt, endAt, amountFen, ...deposit, status };
  const { entity } = bookingWays[kind];
  await writeLog(tx, ctx, { event: `${entity}.${event}`, entity, entityId: id, after });
  await recordBooking(tx, ctx, booked, booking, { event, by: 'USER' });
  return booking;
}

/** Bookings that need approval are paid afterwards; free ones are confirmed at once. */
export function stateAfter(
  { needApproval }: Pick<Bookable, 'needApproval'>,
  { amountFen, depositFen = 0 }: { amountFen: number; depositFen?: number },
  slotRequest: SlotRequest,
  now: Date,
): Pick<Booking, 'status' | 'offeredUntil'> {
  const span = spanOf(slotRequest);
  if (needApproval) return { status: 'PENDING', offeredUntil: decideUntil(span, now) };
  return dueFen({ amountFen, depositFen }) > 0
    ? { status: 'TO_PAY', offeredUntil: payUntil(span, now) }
    : { status: 'CONFIRMED', offeredUntil: null };
}

/**
 * Puts the caller on the waiting list for a slot that's taken, or for the rest of it if it's running.
 * @throws {AppError} 100002, 500012 if the slot is free, 500022 to 500025
 */
export async function insertWaiting(
  tx: Db,
  ctx: Context,
  source: BookableSource,
  booked: Bookable,
  { slotRequest, ...content }: Omit<Written, 'status'> & { slotRequest: SlotRequest },
): Promise<Booking> {
  requireSeats(booked, content.attendees);
  requireWaitable(booked.rules, slotRequest, ctx.now);
  await lockBooking(tx, { resourceId: booked.id, enterpriseId: null, userId: ctx.actor.userId });
  await requireNotStopped(tx, ctx);
  const taken = await listTaken(tx, [booked.id], spanOf(slotRequest));
  // Users who missed or ended their own booking can still wait for the rest of it.
  const isOpen = (one: Booking) => keepsTime(one) || one.status === 'WAITING';
  if (taken.some((one) => one.userId === ctx.actor.userId && isOpen(one)))
    throw new AppError(retCodes.ALREADY_HOLDING);
  const span = spanOf(slotRequest);
  const held = taken.filter(keepsTime);
  const free = offerableSpan(span, held, ctx.now);
  if (held.length === 0 || free?.endAt.getTime() === span.endAt.getTime())
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_slot_free() });
  return insertBooking(tx, ctx, source, booked, { ...content, slotRequest, status: 'WAITING' });
}
