import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { countOfDay, countOfWeek, listMissed, lockBooking } from '../../platform/booking/booking.queries.ts';
import { requireBookable, stoppedUntil } from '../../platform/booking/booking-rules.ts';
import { mondayOf, type SlotRequest } from '../../platform/booking/booking-time.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** The enterprise the caller books for: their own, if it's been admitted to the park. */
export const enterpriseOf = ({ enterpriseId, auditStatus }: Context['actor']): string | null =>
  auditStatus === '2' ? enterpriseId : null;

/** @throws {AppError} 100002 if more people are expected than there are seats */
export function requireSeats({ seats }: Pick<Bookable, 'seats'>, attendees: number): void {
  if (attendees > seats)
    throw fieldsRefused({ 'data.attendees': m.fault_attendees_over_seats({ max: seats }) });
}

/** @throws {AppError} 500024 with the date from which the user can book again */
export async function requireNotStopped(tx: Db, { actor, now }: Context): Promise<void> {
  const until = stoppedUntil(await listMissed(tx, actor.userId, now), now);
  if (until)
    throw new AppError(retCodes.LIMIT_REACHED, {
      retMsg: m.refusal_stopped_until({ day: chinaDayOf(until) }),
    });
}

const countBy = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * Checks that the caller can book these slots: opening hours and days, how far ahead, and how many. Holds a lock per
 * booker until the end of the transaction, so that concurrent calls are counted one after the other.
 * @throws {AppError} 100002, 500023, 500024, 500025
 */
export async function checkBookingLimits(
  tx: Db,
  ctx: Context,
  { kind }: Pick<BookableSource, 'kind'>,
  { id, rules }: Pick<Bookable, 'id' | 'rules'>,
  { slotRequests, otherHours = 0 }: { slotRequests: readonly SlotRequest[]; otherHours?: number },
): Promise<void> {
  const { actor, now } = ctx;
  for (const slotRequest of slotRequests) requireBookable(rules, slotRequest, now);
  const enterpriseId = enterpriseOf(actor);
  await lockBooking(tx, { resourceId: id, enterpriseId, userId: actor.userId });
  await requireNotStopped(tx, ctx);
  const { dayLimitPerUser: perDay, weekLimitPerEnterprise: perWeek } = rules;
  for (const [day, more] of countBy(slotRequests.map(({ date }) => date)))
    if ((await countOfDay(tx, kind, actor.userId, day)) - otherHours + more > perDay)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_day_limit({ max: perDay }) });
  if (enterpriseId === null) return;
  for (const [week, more] of countBy(slotRequests.map(({ date }) => mondayOf(date))))
    if ((await countOfWeek(tx, kind, enterpriseId, week)) - otherHours + more > perWeek)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_week_limit({ max: perWeek }) });
}
