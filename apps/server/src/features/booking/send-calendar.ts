import { createHash, randomBytes } from 'node:crypto';
import type { bookingCalendar, bookingFeed, bookingRenewFeed } from '@portal/contract/booking/public';
import { paths } from '@portal/contract/paths';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { BookableSource } from '../../feature/bookable.ts';
import { bookingFeeds } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, ReplyContext, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { sendCalendarFile } from '../../platform/text/send-calendar.ts';
import type { CalendarEvent } from '../../platform/text/write-calendar.ts';
import { type BookedRow, findBookings, listForCalendar, withBooked } from './own-booking.queries.ts';
import { bookingLink } from './record-booking.ts';

const eventOf =
  (publicUrl: string) =>
  ({ booking, booked }: BookedRow): CalendarEvent => ({
    uid: `${booking.id}@park-portal`,
    // A booking ended early ends at that time in the calendar.
    at: {
      from: booking.startAt,
      to: booking.heldUntil > booking.startAt ? booking.heldUntil : booking.endAt,
    },
    summary: booking.title,
    place: [booked.name, booked.place].filter(Boolean).join(' · '),
    description: booked.name,
    url: publicUrl + bookingLink(booking),
    remindBefore: [],
    version: booking.version,
    changedAt: booking.updatedAt,
  });

/**
 * Sends a booking of the caller as a calendar file.
 * @throws {AppError} 500404
 */
export const sendBooking =
  (sources: readonly BookableSource[]) =>
  async (
    { db, env, actor, reply }: ReplyContext<ContextOf<typeof bookingCalendar>['actor']>,
    { id }: InputOf<typeof bookingCalendar>,
  ): Promise<FastifyReply> => {
    const [row] = await withBooked(db, sources, await findBookings(db, [id]));
    if (row?.booking.userId !== actor.userId) throw notFound();
    return sendCalendarFile(reply, id, [eventOf(env.PUBLIC_URL)(row)]);
  };

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a new address for the caller's calendar feed; only its hash is stored. */
export const renewFeed: Verb<typeof bookingRenewFeed> = (ctx) =>
  inTransaction(ctx.db, async (tx) => {
    const token = randomBytes(24).toString('base64url');
    const { userId } = ctx.actor;
    const row = { tokenHash: hashToken(token), createdAt: ctx.now };
    await tx
      .insert(bookingFeeds)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: bookingFeeds.userId, set: row });
    await writeLog(tx, ctx, { event: 'roomBooking.renewFeed', entity: 'user', entityId: userId });
    return { path: paths.bookingFeed(token) };
  });

/** Sends the calendar feed of a secret address; 404 if unknown. */
export const sendFeed =
  (sources: readonly BookableSource[]) =>
  async (
    { db, env, now, reply }: ReplyContext<ContextOf<typeof bookingFeed>['actor']>,
    { token }: InputOf<typeof bookingFeed>,
  ): Promise<FastifyReply> => {
    const isFeed = eq(bookingFeeds.tokenHash, hashToken(token));
    const [feed] = await db.select({ userId: bookingFeeds.userId }).from(bookingFeeds).where(isFeed);
    if (!feed) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const since = new Date(now.getTime() - 30 * dayMs);
    const rows = await withBooked(db, sources, await listForCalendar(db, feed.userId, since));
    return sendCalendarFile(reply, 'bookings', rows.map(eventOf(env.PUBLIC_URL)));
  };
