import type { ReconcileDay, reconcileQueryDays } from '@portal/contract/payment/reconcile';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Verb } from '../../../platform/http/context.ts';
import type { Desk } from '../desk.ts';
import { reconcileDays, reconcileDifferences } from './reconcile.table.ts';

const monthAfter = (month: string) => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
};

/** The bank provides no statement for comparison: a day is settled once all its lines are assigned. */
async function bankDays(db: Db, month: string): Promise<ReconcileDay[]> {
  const { rows } = await db.execute<{
    day: string;
    lines: number;
    fen: string;
    open: number;
    ours: string;
  }>(sql`
    select to_char(booked_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as lines,
      sum(amount_fen) as fen, (count(*) filter (where status not in ('MATCHED', 'RETURNED')))::int as open,
      coalesce(sum(amount_fen) filter (where status = 'MATCHED'), 0) as ours
    from bank_line
    where booked_at >= ${startOfChinaDay(`${month}-01`)} and booked_at < ${startOfChinaDay(`${monthAfter(month)}-01`)}
    group by 1`);
  return rows.map(({ day, lines, fen, open, ours }) => ({
    channel: 'BANK_TRANSFER',
    day,
    state: open > 0 ? 'OPEN' : 'BALANCED',
    ours: { lines: lines - open, fen: Number(ours) },
    theirs: { lines, fen: Number(fen) },
  }));
}

export const queryDays =
  ({ pay }: Desk): Verb<typeof reconcileQueryDays> =>
  async ({ db }, { month }) => {
    const rows = await db
      .select({
        taken: reconcileDays,
        all: sql`count(${reconcileDifferences.id})`.mapWith(Number),
        open: sql`count(*) filter (where ${reconcileDifferences.status} = 'OPEN')`.mapWith(Number),
      })
      .from(reconcileDays)
      .leftJoin(reconcileDifferences, eq(reconcileDifferences.dayId, reconcileDays.id))
      .where(and(gte(reconcileDays.day, `${month}-01`), lt(reconcileDays.day, `${monthAfter(month)}-01`)))
      .groupBy(reconcileDays.id)
      .orderBy(asc(reconcileDays.day));
    const taken = rows.map(
      ({ taken: { channel, day, ourLines, ourFen, theirLines, theirFen }, all, open }) => ({
        channel,
        day,
        state: open > 0 ? ('OPEN' as const) : all > 0 ? ('SETTLED' as const) : ('BALANCED' as const),
        ours: { lines: ourLines, fen: ourFen },
        theirs: { lines: theirLines, fen: theirFen },
      }),
    );
    return { channels: [...pay.keys()], rows: [...taken, ...(await bankDays(db, month))] };
  };
