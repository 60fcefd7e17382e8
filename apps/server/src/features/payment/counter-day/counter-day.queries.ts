import type { counterDayQueryList } from '@portal/contract/payment/counter-day';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import { and, desc, eq, getTableColumns, gte, lte, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { users } from '../../identity/user.table.ts';
import { counterDays } from './counter-day.table.ts';

type Filter = Omit<InputOf<typeof counterDayQueryList>, 'pageNo' | 'pageSize'>;

const isInTab = (state: Filter['state']): SQL | undefined => state && eq(counterDays.status, state);

const conditions = ({ from, to }: Filter) =>
  and(
    from === undefined ? undefined : gte(counterDays.day, from),
    to === undefined ? undefined : lte(counterDays.day, to),
  );

const firsts = alias(users, 'first');
const seconds = alias(users, 'second');

const select = (db: Db) =>
  db
    .select({
      counted: getTableColumns(counterDays),
      firstByName: firsts.name,
      secondByName: seconds.name,
    })
    .from(counterDays)
    .leftJoin(firsts, eq(firsts.id, counterDays.firstBy))
    .leftJoin(seconds, eq(seconds.id, counterDays.secondBy));
export type NamedCounterDay = Awaited<ReturnType<typeof select>>[number];

export const listCounterDays = (
  db: Db,
  { state, pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<NamedCounterDay[]> =>
  select(db)
    .where(and(conditions(filter), isInTab(state)))
    .orderBy(desc(counterDays.day), desc(counterDays.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countCounterDays = (db: Db, filter: Filter) =>
  countTabs(counterDayLifecycle.states, isInTab, (columns) =>
    db.select(columns).from(counterDays).where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getCounterDay(db: Db, id: string): Promise<NamedCounterDay> {
  const [found] = await select(db).where(eq(counterDays.id, id));
  if (!found) throw notFound();
  return found;
}
