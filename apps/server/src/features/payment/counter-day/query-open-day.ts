import type { counterDayQueryOpen } from '@portal/contract/payment/counter-day';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { earlierDays, entriesOf, expectDay, undecidedUpTo } from './expect-day.ts';
import { currentDayAfter, lastClosed } from './open-day.ts';

/** @throws {AppError} 100002 for a closed day */
export const queryOpenDay: Verb<typeof counterDayQueryOpen> = async ({ db, now }, input) => {
  const closed = await lastClosed(db);
  const currentDay = currentDayAfter(closed, now);
  const [earliest = currentDay] = await earlierDays(db, currentDay, closed);
  const day = input.day ?? earliest;
  if (closed && day <= closed.day)
    throw fieldsRefused({ day: m.counter_day_fault_closed({ day: closed.day }) });
  return {
    day,
    currentDay,
    isAhead: day > chinaDayOf(now),
    closedThrough: closed?.day ?? null,
    earlier: await earlierDays(db, day, closed),
    ways: await expectDay(db, day, closed),
    entries: await entriesOf(db, day),
    undecided: await undecidedUpTo(db, day),
    secondPersonFromFen: (await readMoneyRules(db)).secondPersonFromFen,
  };
};
