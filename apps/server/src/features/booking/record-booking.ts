import { type BookingEvent, bookingTransitions } from '@portal/contract/booking-terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Bookable } from '../../feature/bookable.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { type Span, wishOf } from '../../platform/booking/booking-time.ts';
import { offerFreed } from '../../platform/booking/offer-freed.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { endOrderOf, refundByRule } from '../payment/payment.public.ts';
import { bookingWays } from './booking-ways.ts';

/** Where its user looks at a booking. */
export const bookingLink = ({ kind, id }: Pick<Booking, 'kind' | 'id'>): string => bookingWays[kind].link(id);

type Named = Pick<Bookable, 'id' | 'name' | 'freed'>;

/** What is booked and when, as a message names them. */
export function wordsOf(room: Pick<Named, 'name'>, booking: Span) {
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
  room: Named,
  booking: Booking,
  { event, by, reason = '' }: Recorded,
): Promise<void> {
  const { room: name, day, span } = wordsOf(room, booking);
  await recordCase(tx, {
    // Whatever is booked goes the way of rooms.
    kind: bookingWays[booking.kind].caseKind as 'ROOM_BOOKING',
    bizId: booking.id,
    userId: booking.userId,
    subject: `${name} ${day} ${span}`,
    state: booking.status,
    link: bookingLink(booking),
    dueAt: booking.status === 'OFFERED' || booking.status === 'TO_PAY' ? booking.offeredUntil : null,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, by, booking.userId) },
    now,
  });
  const { tags } = bookingWays[booking.kind];
  if (tags.length > 0) await invalidateTags(tx, tags);
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
  room: Named,
  booking: Booking,
  { event, by, set = {}, reason = '' }: Move,
): Promise<Booking> {
  const status = nextState(bookingTransitions, booking.status, event);
  const moved = await moveState(tx, ctx, bookings, booking, {
    entity: bookingWays[booking.kind].entity,
    event,
    set: { ...set, status },
    reason,
  });
  await recordBooking(tx, ctx, room, moved, { event, by, reason });
  return moved;
}

/** Offers a time that has become free to those who wait for it. */
export async function offerTime(tx: Db, ctx: WriteContext, room: Named, span: Span): Promise<void> {
  await offerFreed(tx, ctx, { resourceId: room.id, ...span }, async (inner, waiting, offeredUntil) => {
    const offered = await moveBooking(inner, ctx, room, waiting, {
      event: 'offer',
      by: 'SYSTEM',
      set: { offeredUntil },
    });
    await sendMessage(inner, {
      eventCode: 'WAIT_OFFER',
      params: { ...wordsOf(room, offered), until: offeredUntil.getTime() },
      userIds: [offered.userId],
      link: bookingLink(offered),
      now: ctx.now,
    });
    return offered;
  });
  await room.freed?.(tx, ctx, span);
}

/** What is to be paid of it. */
export const dueFen = ({ amountFen, depositFen }: Pick<Booking, 'amountFen' | 'depositFen'>): number =>
  amountFen + depositFen;

/** What a cancelled booking was paid with goes back, as far as its rule says; what is not paid yet needs not be. */
export async function giveBack(
  tx: Db,
  ctx: WriteContext,
  booking: Booking,
  amountFen: number,
): Promise<void> {
  if (dueFen(booking) === 0) return;
  if (booking.status === 'TO_PAY') return endOrderOf(tx, ctx, booking.kind, booking.id);
  const reason = `${m.case_did_cancel()} ${booking.title}`;
  // A deposit is nobody's price: of a booking that has not begun all of it comes back.
  const isHeld = booking.depositState === 'HELD';
  const backFen = amountFen + (isHeld ? booking.depositFen : 0);
  await refundByRule(tx, ctx, { kind: booking.kind, bizId: booking.id, amountFen: backFen, reason });
  if (isHeld) await tx.update(bookings).set({ depositState: 'RETURNED' }).where(eq(bookings.id, booking.id));
}
