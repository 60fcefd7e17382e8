import type { CounterDayContent, counterDayClose } from '@portal/contract/payment/counter-day';
import { secondPersonWays } from '@portal/contract/payment/receipt-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { getCounterDay } from './counter-day.queries.ts';
import { type CounterDay, counterDays, counterDayWays } from './counter-day.table.ts';
import { viewCounterDayDetail } from './counter-day.view.ts';
import { earlierDays, expectDay, undecidedUpTo } from './expect-day.ts';
import { lastClosed, takeCounterTurn } from './open-day.ts';

/** @throws {AppError} 100002 for a day that can't be closed now */
async function requireClosable(
  tx: Db,
  { day, today, closed }: { day: string; today: string; closed: CounterDay | undefined },
): Promise<void> {
  if (closed && day <= closed.day)
    throw fieldsRefused({ 'data.day': m.counter_day_fault_closed({ day: closed.day }) });
  if (day > today) throw fieldsRefused({ 'data.day': m.counter_day_fault_future() });
  const [earlier] = await earlierDays(tx, day, closed);
  if (earlier !== undefined)
    throw fieldsRefused({ 'data.day': m.counter_day_fault_earlier({ day: earlier }) });
  const [undecided] = await undecidedUpTo(tx, day);
  if (undecided !== undefined)
    throw fieldsRefused({ 'data.day': m.counter_day_fault_undecided({ no: undecided }) });
}

/**
 * Puts what was counted next to what should be there.
 * @throws {AppError} 500409 if money has come or gone since the clerk looked, 100002
 */
function compare(expected: Awaited<ReturnType<typeof expectDay>>, { ways, keptFen }: CounterDayContent) {
  const compared = expected.map(({ wayLabel: _, ...way }) => {
    const at = ways.findIndex((counted) => counted.way === way.way);
    const counted = ways[at];
    if (!counted) throw fieldsRefused({ 'data.ways': m.counter_day_fault_ways() });
    if (counted.expectedFen !== way.expectedFen) throw new AppError(retCodes.VERSION_CONFLICT);
    const { countedFen, reason } = counted;
    if (countedFen !== way.expectedFen && reason === '')
      throw fieldsRefused({
        [`data.ways.${at}.reason`]: m.fault_enter({ field: m.counter_day_reason() }),
      });
    return { ...way, countedFen, reason: countedFen === way.expectedFen ? '' : reason };
  });
  const cashFen = compared.find(({ way }) => way === 'CASH')?.countedFen ?? 0;
  if (keptFen > cashFen) throw fieldsRefused({ 'data.keptFen': m.counter_day_fault_kept() });
  return compared;
}

/**
 * Closes a day of the counter. A difference, and cash and cheques from the park's threshold on, are taken over by a
 * second person; the day takes no money meanwhile.
 * @throws {AppError} 500409, 100002
 */
export const closeDay: Verb<typeof counterDayClose> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    await takeCounterTurn(tx);
    const closed = await lastClosed(tx);
    await requireClosable(tx, { day: data.day, today: chinaDayOf(now), closed });
    const ways = compare(await expectDay(tx, data.day, closed), data);
    const sum = (of: (way: (typeof ways)[number]) => number) =>
      ways.reduce((total, way) => total + of(way), 0);
    const { secondPersonFromFen } = await readMoneyRules(tx);
    const secondPersonFen = sum(({ way, countedFen }) => (secondPersonWays.includes(way) ? countedFen : 0));
    const needsSecond =
      secondPersonFen >= secondPersonFromFen ||
      ways.some(({ countedFen, expectedFen }) => countedFen !== expectedFen);
    const counted = {
      day: data.day,
      expectedFen: sum(({ expectedFen }) => expectedFen),
      countedFen: sum(({ countedFen }) => countedFen),
      status: needsSecond ? ('WAITING' as const) : ('CLOSED' as const),
    };
    const id = orderedId(now.getTime());
    await tx.insert(counterDays).values({
      ...counted,
      id,
      no: await nextBusinessNumber(tx, 'RJ', now),
      keptFen: data.keptFen,
      needsSecond,
      firstBy: actor.userId,
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
      updatedBy: actor.userId,
    });
    await tx
      .insert(counterDayWays)
      .values(ways.map(({ expectedFen: _, ...way }) => ({ ...way, counterDayId: id })));
    await writeLog(tx, ctx, {
      event: 'counterDay.close',
      entity: 'counterDay',
      entityId: id,
      after: counted,
    });
    return viewCounterDayDetail(tx, await getCounterDay(tx, id), actor.userId);
  });
