import { slotsOf } from '@portal/contract/booking/slots';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type {
  HourPlan,
  tutorHourClose,
  tutorHourOpen,
  tutorHourQueryList,
} from '@portal/contract/tutor/manage';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { listTaken, lockBooking } from '../../../platform/booking/booking.queries.ts';
import { dayMs, slotRequestOf, slotTimes, spanOf } from '../../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { sendMessage } from '../../message/message.public.ts';
import { hourStateOf } from '../hour.policy.ts';
import { followersOf, getHour, listHours } from '../tutor.queries.ts';
import { tutorHours } from '../tutor.table.ts';
import { tutorFor } from './own-tutor.ts';

const shownDays = 56;

/** @throws {AppError} 500404 */
export const queryHours: Verb<typeof tutorHourQueryList> = async ({ db, now, actor }, input) => {
  const tutor = await tutorFor(db, actor, input.tutorId);
  const today = chinaDayOf(now);
  const first = input.from ?? today;
  const from = startOfChinaDay(first);
  const to = new Date(from.getTime() + shownDays * dayMs);
  const hours = await listHours(db, [tutor.id], { from, to });
  const taken = await listTaken(db, [tutor.id], { startAt: from, endAt: to });
  return {
    tutorId: tutor.id,
    tutorName: tutor.name,
    today,
    from: first,
    hours: hours.map((hour) => ({
      ...slotRequestOf(hour),
      hourId: hour.id,
      mode: hour.mode,
      state: hourStateOf(hour, taken, now),
      opensAt: hour.opensAt.getTime(),
      version: hour.version,
    })),
  };
};

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The time slots of a plan, in order. */
export function timesOf({ weekdays, from, to, slots, firstDay, lastDay }: HourPlan) {
  const count = Math.floor(slotsOf({ from, to }) / slots);
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day))) days.push(day);
  return days.flatMap((date) =>
    Array.from({ length: count }, (_, at) => {
      const begin = at === 0 ? from : slotTimes(from, at * slots).to;
      return { date, ...slotTimes(begin, slots) };
    }),
  );
}

/**
 * Opens hours; slots that overlap existing hours or lie in the past are skipped.
 * @throws {AppError} 500404
 */
export const openHours: Verb<typeof tutorHourOpen> = (ctx, { tutorId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    const tutor = await tutorFor(tx, actor, tutorId);
    // Two concurrent plans would not see each other's hours.
    await lockBooking(tx, { resourceId: tutor.id, enterpriseId: null, userId: actor.userId });
    const present = await listHours(tx, [tutor.id], {
      from: startOfChinaDay(data.firstDay),
      to: startOfChinaDay(addDays(data.lastDay, 1)),
    });
    const fresh = timesOf(data)
      .map(spanOf)
      .filter(
        ({ startAt, endAt }) =>
          startAt > now && present.every((one) => one.endAt <= startAt || endAt <= one.startAt),
      );
    if (fresh.length === 0) return { opened: 0 };
    await tx.insert(tutorHours).values(
      fresh.map(({ startAt, endAt }) => ({
        id: ulid(now.getTime()),
        tutorId: tutor.id,
        startAt,
        endAt,
        mode: data.mode,
        opensAt: data.aheadDays === 0 ? now : startOfChinaDay(addDays(chinaDayOf(startAt), -data.aheadDays)),
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })),
    );
    await writeLog(tx, ctx, {
      event: 'tutor.openHours',
      entity: 'tutor',
      entityId: tutor.id,
      after: { firstDay: data.firstDay, lastDay: data.lastDay, opened: fresh.length },
    });
    await sendMessage(tx, {
      eventCode: 'TUTOR_OPENED',
      params: { tutor: tutor.name, count: fresh.length },
      userIds: await followersOf(tx, tutor.id),
      link: paths.tutor(tutor.id),
      now,
    });
    await invalidateTags(tx, ['tutor']);
    return { opened: fresh.length };
  });

/**
 * Closes a free hour because the tutor is away, or reopens it.
 * @throws {AppError} 500404, 500409, 500012 for an hour that is taken or past
 */
export const closeHour: Verb<typeof tutorHourClose> = (ctx, { id, version, data: { closed } }) =>
  inTransaction(ctx.db, async (tx) => {
    const found = await getHour(tx, id);
    const tutor = await tutorFor(tx, ctx.actor, found.tutorId);
    // Serialises with concurrent bookings.
    await lockBooking(tx, { resourceId: tutor.id, enterpriseId: null, userId: ctx.actor.userId });
    const hour = await lockVersion(tx, tutorHours, { id, version }, eq(tutorHours.tutorId, tutor.id));
    const state = hourStateOf(hour, await listTaken(tx, [tutor.id], hour), ctx.now);
    const isPossible = closed ? state === 'FREE' || state === 'LATER' : state === 'CLOSED';
    if (!isPossible) throw new AppError(retCodes.TRANSITION_REFUSED);
    const moved = await moveState(tx, ctx, tutorHours, hour, {
      entity: 'tutorHour',
      event: closed ? 'close' : 'reopen',
      set: { isClosed: closed },
    });
    await invalidateTags(tx, ['tutor']);
    return { hourId: id, version: moved.version };
  });
