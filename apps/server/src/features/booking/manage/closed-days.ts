import type { closedDayQueryList, closedDayRemove, closedDaySave } from '@portal/contract/booking/closed-day';
import { holdingStates } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { asc, eq, gte, sql } from 'drizzle-orm';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { closedDays } from '../../../platform/booking/closed-day.table.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { bookingWays } from '../booking-ways.ts';

const { day, note } = closedDays;

/** Upcoming closed days with the number of bookings of any kind left on each. */
async function listClosedDays(db: Db, now: Date) {
  const begin = sql`(${day}::timestamp at time zone 'Asia/Shanghai')`;
  const held = sql<number>`(select count(*)::int from ${bookings}
    where ${bookings.status} in (${sql.join(
      holdingStates.map((state) => sql`${state}`),
      sql`, `,
    )})
      and ${bookings.startAt} >= ${begin} and ${bookings.startAt} < ${begin} + interval '1 day')`;
  const rows = await db
    .select({ day, note, bookings: held })
    .from(closedDays)
    .where(gte(day, chinaDayOf(now)))
    .orderBy(asc(day));
  return { rows };
}

/** Every kind of bookable shows closed days. */
const tags = [...new Set(Object.values(bookingWays).flatMap((way) => way.tags))];

export const queryClosedDays: Verb<typeof closedDayQueryList> = ({ db, now }) => listClosedDays(db, now);

/**
 * Closes all bookables of the park on a day; saving the same day again changes its reason.
 * @throws {AppError} 100002 for a past day
 */
export const saveClosedDay: Verb<typeof closedDaySave> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    if (data.day < chinaDayOf(ctx.now)) throw fieldsRefused({ 'data.day': m.fault_day_over() });
    const [before] = await tx.select({ note }).from(closedDays).where(eq(day, data.day)).for('update');
    await tx
      .insert(closedDays)
      .values({ ...data, createdAt: ctx.now, createdBy: ctx.actor.userId })
      .onConflictDoUpdate({ target: day, set: { note: data.note } });
    await writeLog(tx, ctx, {
      event: 'closedDay.save',
      entity: 'closedDay',
      entityId: data.day,
      before: before ?? null,
      after: { note: data.note },
    });
    await invalidateTags(tx, tags);
    return listClosedDays(tx, ctx.now);
  });

/** @throws {AppError} 500404 */
export const removeClosedDay: Verb<typeof closedDayRemove> = (ctx, { day: opened }) =>
  inTransaction(ctx.db, async (tx) => {
    const [removed] = await tx.delete(closedDays).where(eq(day, opened)).returning({ note });
    if (!removed) throw notFound();
    await writeLog(tx, ctx, {
      event: 'closedDay.remove',
      entity: 'closedDay',
      entityId: opened,
      before: removed,
      after: null,
    });
    await invalidateTags(tx, tags);
    return listClosedDays(tx, ctx.now);
  });
