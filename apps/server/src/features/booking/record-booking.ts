import { type BookingEvent, bookingTransitions } from '@portal/contract/booking/terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { lockResources } from '../../platform/booking/booking.queries.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { isOpenAt } from '../../platform/booking/booking-rules.ts';
import { clockTimesOf, type Span, slotRequestOf } from '../../platform/booking/booking-time.ts';
import { offerFreed } from '../../platform/booking/offer-freed.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { endOrderOf, refundByRule } from '../payment/payment.public.ts';
import { bookingWays } from './booking-ways.ts';

/** The user's page for a booking. */
export const bookingLink = ({ kind, id }: Pick<Booking, 'kind' | 'id'>): string => bookingWays[kind].link(id);

type Named = Pick<Bookable, 'id' | 'name'>;

/** Name and time of a booking for messages. */
export function wordsOf(room: Pick<Named, 'name'>, booking: Span) {
  const { date: day, from, to } = clockTimesOf(booking);
  return { room: room.name, day, span: `${from}–${to}` };
}

/** Who did it: the booking's user, an operator or the system. */
type Agent = 'USER' | 'PARK' | 'SYSTEM';

interface Recorded {
  event: CaseEventOf<'ROOM_BOOKING'>;
  by: Agent;
  reason?: string | undefined;
}

const actorOf = async (tx: Db, by: Agent, userId: string) =>
  by === 'USER' ? { name: (await namesOfUsers(tx, [userId])).get(userId) ?? '' } : { agent: by };

/** Whether the user has to act by the deadline. */
const isTimed = ({ status }: Pick<Booking, 'status'>) => status === 'OFFERED' || status === 'TO_PAY';

/** Records a booking in its user's case. */
export async function recordBooking(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  room: Named,
  booking: Booking,
  { event, by, reason = '' }: Recorded,
): Promise<void> {
  const { room: name, day, span } = wordsOf(room, booking);
  await recordCase(tx, {
    // All kinds of bookings share the case events of rooms.
    kind: bookingWays[booking.kind].caseKind as 'ROOM_BOOKING',
    bizId: booking.id,
    userId: booking.userId,
    subject: `${name} ${day} ${span}`,
    state: booking.status,
    link: bookingLink(booking),
    dueAt: isTimed(booking) ? booking.offeredUntil : null,
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
 * Applies an event to a locked booking: updates its row, log and case.
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
  // Prevents a deadlock between concurrent writers in the exclusion constraint.
  await lockResources(tx, [booking.resourceId]);
  const isNew = status === 'CONFIRMED' && booking.status !== 'CONFIRMED';
  const moved = await moveState(tx, ctx, bookings, booking, {
    entity: bookingWays[booking.kind].entity,
    event,
    set: { ...set, ...(isNew ? { confirmedAt: ctx.now } : {}), status },
    reason,
  });
  await recordBooking(tx, ctx, room, moved, { event, by, reason });
  return moved;
}

const sumFen = (services: Booking['services']) => services.reduce((sum, { qty, fen }) => sum + qty * fen, 0);

/** An offer with its price, which is the price charged if it's accepted. */
const offerOf = async (
  tx: Db,
  source: BookableSource,
  booked: Bookable,
  waiting: Booking,
  span: Span,
): Promise<Partial<Booking>> => {
  // A half hour that has already begun isn't charged.
  const cost = await source.price(tx, booked, waiting.enterpriseId, slotRequestOf(span));
  const isRest = span.startAt > waiting.startAt || span.endAt < waiting.endAt;
  return {
    ...span,
    heldUntil: span.endAt,
    ...(isRest ? { requestedStartAt: waiting.startAt, requestedEndAt: waiting.endAt } : {}),
    freeSlots: cost.freeSlots,
    amountFen: cost.amountFen + sumFen(waiting.services),
  };
};

function offerNotice(booked: Named, offered: Booking, until: Date): Notification {
  const { requestedStartAt: startAt, requestedEndAt: endAt, amountFen: fen, depositFen } = offered;
  const words = { ...wordsOf(booked, offered), until: until.getTime() };
  if (!startAt || !endAt) return { eventCode: 'WAIT_OFFER', params: words };
  const { span: requested } = wordsOf(booked, { startAt, endAt });
  return { eventCode: 'WAIT_OFFER_REST', params: { ...words, requested, fen, depositFen } };
}

/**
 * Offers the free parts of a slot to the waiting list. Locks the bookable, in case no booking of it has been moved in
 * this transaction.
 * @returns the number of offers made
 */
export async function offerWaiting(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  booked: Bookable,
  freed: Span,
): Promise<number> {
  await lockResources(tx, [booked.id]);
  return offerFreed(tx, ctx, {
    resourceId: booked.id,
    freed,
    isOpen: async (inner, span) =>
      isOpenAt(booked.rules, slotRequestOf(span)) && ((await booked.offers?.(inner, span)) ?? true),
    move: async (inner, waiting, { span, until }) => {
      const offered = await moveBooking(inner, ctx, booked, waiting, {
        event: 'offer',
        by: 'SYSTEM',
        set: { ...(await offerOf(inner, source, booked, waiting, span)), offeredUntil: until },
      });
      await sendMessage(inner, {
        ...offerNotice(booked, offered, until),
        userIds: [offered.userId],
        link: bookingLink(offered),
        now: ctx.now,
      });
      return offered;
    },
  });
}

/** Offers a slot released by a booking to the waiting list and informs the bookable. */
export async function offerTime(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  booked: Bookable,
  freed: Span & Pick<Booking, 'status'>,
): Promise<void> {
  const offers = await offerWaiting(tx, ctx, source, booked, freed);
  await booked.freed?.(tx, ctx, { ...freed, isOffered: offers > 0 });
}

/** Amount to pay, including the deposit. */
export const dueFen = ({ amountFen, depositFen }: Pick<Booking, 'amountFen' | 'depositFen'>): number =>
  amountFen + depositFen;

/** Refunds the payment of a cancelled booking according to the rules, or closes its unpaid order. */
export async function giveBack(
  tx: Db,
  ctx: WriteContext,
  booking: Booking,
  amountFen: number,
): Promise<void> {
  if (dueFen(booking) === 0) return;
  if (booking.status === 'TO_PAY') return endOrderOf(tx, ctx, booking.kind, booking.id);
  const reason = `${m.case_did_cancel()} ${booking.title}`;
  // A deposit isn't part of the price: if the booking hasn't begun, it's refunded in full.
  const isHeld = booking.depositState === 'HELD';
  const backFen = amountFen + (isHeld ? booking.depositFen : 0);
  await refundByRule(tx, ctx, { kind: booking.kind, bizId: booking.id, amountFen: backFen, reason });
  if (isHeld) await tx.update(bookings).set({ depositState: 'RETURNED' }).where(eq(bookings.id, booking.id));
}
