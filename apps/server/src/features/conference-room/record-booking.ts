import { type BookingEvent, bookingTransitions } from '@portal/contract/booking-terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import * as m from '@portal/texts/messages';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { type Span, wishOf } from '../../platform/booking/booking-time.ts';
import { offerFreed } from '../../platform/booking/offer-freed.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { endOrderOf, refundByRule } from '../payment/payment.public.ts';
import type { RoomRow } from './conference-room.table.ts';

export const bookingLink = '/conference-room';

/** Room and time as a message names them. */
export function wordsOf(room: Pick<RoomRow, 'name'>, booking: Span) {
  const { date: day, from, to } = wishOf(booking);
  return { room: room.name, day, span: `${from}–${to}` };
}

/** Who did it: the booking's user, an operator, or the system by itself. */
type Agent = 'USER' | 'PARK' | 'SYSTEM';

interface Recorded {
  event: CaseEventOf<'ROOM_BOOKING'>;
  by: Agent;
  reason?: string | undefined;
}

const actorOf = async (tx: Db, by: Agent, userId: string) =>
  by === 'USER' ? { name: (await namesOfUsers(tx, [userId])).get(userId) ?? '' } : { agent: by };

/** Writes a booking into the case of its user. */
export async function recordBooking(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  room: RoomRow,
  booking: Booking,
  { event, by, reason = '' }: Recorded,
): Promise<void> {
  const { room: name, day, span } = wordsOf(room, booking);
  await recordCase(tx, {
    kind: 'ROOM_BOOKING',
    bizId: booking.id,
    userId: booking.userId,
    subject: `${name} ${day} ${span}`,
    state: booking.status,
    link: bookingLink,
    dueAt: booking.status === 'OFFERED' || booking.status === 'TO_PAY' ? booking.offeredUntil : null,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, by, booking.userId) },
    now,
  });
}

interface Move {
  event: BookingEvent;
  by: Agent;
  set?: Partial<Booking>;
  reason?: string;
}

/**
 * Fires an event at a locked booking: its row, the log and its case.
 * @throws {AppError} 500012
 */
export async function moveBooking(
  tx: Db,
  ctx: WriteContext,
  room: RoomRow,
  booking: Booking,
  { event, by, set = {}, reason = '' }: Move,
): Promise<Booking> {
  const status = nextState(bookingTransitions, booking.status, event);
  const moved = await moveState(tx, ctx, bookings, booking, {
    entity: 'roomBooking',
    event,
    set: { ...set, status },
    reason,
  });
  await recordBooking(tx, ctx, room, moved, { event, by, reason });
  return moved;
}

/** Offers a time that has become free to those who wait for it. */
export const offerTime = (tx: Db, ctx: WriteContext, room: RoomRow, span: Span): Promise<void> =>
  offerFreed(tx, ctx, { resourceId: room.id, ...span }, async (inner, waiting, offeredUntil) => {
    const offered = await moveBooking(inner, ctx, room, waiting, {
      event: 'offer',
      by: 'SYSTEM',
      set: { offeredUntil },
    });
    await sendMessage(inner, {
      eventCode: 'WAIT_OFFER',
      params: { ...wordsOf(room, offered), until: offeredUntil.getTime() },
      userIds: [offered.userId],
      link: bookingLink,
      now: ctx.now,
    });
    return offered;
  });

/** What a cancelled booking was paid with goes back, as far as its rule says; what is not paid yet needs not be. */
export async function giveBack(
  tx: Db,
  ctx: WriteContext,
  booking: Booking,
  amountFen: number,
): Promise<void> {
  if (booking.amountFen === 0) return;
  if (booking.status === 'TO_PAY') return endOrderOf(tx, ctx, 'ROOM', booking.id);
  const reason = `${m.case_did_cancel()} ${booking.title}`;
  await refundByRule(tx, ctx, { kind: 'ROOM', bizId: booking.id, amountFen, reason });
}
