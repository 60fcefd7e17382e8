import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import * as m from '@portal/texts/messages';
import { desc, inArray } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { type CounterDay, counterDays } from './counter-day.table.ts';

/** The last closed day with what it left in the drawer; every day before counts as closed too. */
export async function lastClosed(db: Db): Promise<CounterDay | undefined> {
  const [last] = await db
    .select()
    .from(counterDays)
    .where(inArray(counterDays.status, counterDayLifecycle.groups.LIVE))
    .orderBy(desc(counterDays.day))
    .limit(1);
  return last;
}

/** Waits for everybody else who takes money at the counter, gives it back or closes a day, until this one ends. */
export const takeCounterTurn = (tx: Db): Promise<void> => takeTurn(tx, 'counter-day');

/** The day of money that comes or goes now: today, or the day after the last closed one. */
export function currentDayAfter(closed: Pick<CounterDay, 'day'> | undefined, now: Date): string {
  const today = chinaDayOf(now);
  return closed && closed.day >= today ? addDays(closed.day, 1) : today;
}

/**
 * Takes the turn of the counter, and requires that money of a day can still be entered.
 * @throws {AppError} 100002 at `field` for a closed day
 */
export async function requireOpenDay(tx: Db, day: string, field: string): Promise<void> {
  await takeCounterTurn(tx);
  const closed = await lastClosed(tx);
  if (closed && day <= closed.day)
    throw fieldsRefused({ [field]: m.counter_day_fault_closed({ day: closed.day }) });
}

/** Takes the turn of the counter, and returns the open day from which money is given back now. */
export async function dayToGiveBack(tx: Db, now: Date): Promise<string> {
  await takeCounterTurn(tx);
  return currentDayAfter(await lastClosed(tx), now);
}
