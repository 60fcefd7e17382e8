import { type BookingEvent, bookingTransitions } from '@portal/contract/booking-terms';
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

/** Where its user looks at a booking. */
export const bookingLink = ({ kind, id }: Pick<Booking, 'kind' | 'id'>): string => bookingWays[kind].link(id);

type Named = Pick<Bookable, 'id' | 'name'>;

/** What is booked and when, as a message names them. */
export function wordsOf(room: Pick<Named, 'name'>, booking: Span) {
  const { date: day, from, to } = clockTimesOf(booking);
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

/** Whether its user has until then to do something about it. */
const isTimed = ({ status }: Pick<Booking, 'status'>) => status === 'OFFERED' || status === 'TO_PAY';

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
  // Writers that meet in an exclusion constraint at once would wait for each other.
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

/** An offer at its price: what is booked by it costs what was read in it. */
const offerOf = async (
  tx: Db,
  source: BookableSource,
  booked: Bookable,
  waiting: Booking,
  span: Span,
): Promise<Partial<Booking>> => {
  // What has begun within a half hour costs from the next one on.
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
 * Offers what is free of a time to those who wait for it. The turn of what is booked is taken here, in case nobody has
 * moved a booking of it before.
 * @returns how many were offered something
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

/** Offers a time that a booking has let go of to those who wait for it, and tells who else wants to know. */
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
