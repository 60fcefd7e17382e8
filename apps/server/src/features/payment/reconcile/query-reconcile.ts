import {
  type Difference,
  type differenceClose,
  differenceKindLabels,
  type differenceQueryList,
  differenceTabs,
  type ReconcileDay,
  type reconcileQueryDays,
} from '@portal/contract/reconcile';
import { retCodes } from '@portal/contract/ret-code';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { startOfChinaDay } from '../../../platform/china-time.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import type { Desk } from '../desk.ts';
import { type DifferenceRow, reconcileDays, reconcileDifferences } from './reconcile.table.ts';

type Input = InputOf<typeof differenceQueryList>;

const monthAfter = (month: string) => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
};

/** The bank has no statement of its own making: a day is settled when every line of it has found where it belongs. */
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

const isInTab = (tab: Input['state']) => tab && eq(reconcileDifferences.status, tab);
const conditions = ({ payChannel, day }: Input) =>
  and(
    payChannel && eq(reconcileDifferences.channel, payChannel),
    day === undefined ? undefined : eq(reconcileDifferences.day, day),
  );

function viewDifference(row: DifferenceRow, names: ReadonlyMap<string, string>): Difference {
  const { id, channel, day, kind, type, ownNo, tradeNo, payOrderId, ourFen, theirFen, status, reason } = row;
  const isClosed = status === 'CLOSED';
  return {
    differenceId: id,
    ...{ channel, day, kind, type, ownNo, tradeNo, payOrderId, ourFen, theirFen, reason },
    kindLabel: differenceKindLabels[kind](),
    state: status,
    closedByName: isClosed ? (names.get(row.updatedBy ?? '') ?? '') : '',
    closedAt: isClosed ? row.updatedAt.getTime() : null,
    version: row.version,
  };
}

const namesIn = (db: Db, rows: readonly DifferenceRow[]) =>
  namesOfUsers(db, [...new Set(rows.flatMap(({ updatedBy }) => updatedBy ?? []))]);

export const queryDifferences: Verb<typeof differenceQueryList> = async ({ db }, input) => {
  const { pageNo, pageSize, state } = input;
  const rows = await db
    .select()
    .from(reconcileDifferences)
    .where(and(conditions(input), isInTab(state)))
    .orderBy(desc(reconcileDifferences.day), desc(reconcileDifferences.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const counts = countTabs(differenceTabs, isInTab, (columns) =>
    db.select(columns).from(reconcileDifferences).where(conditions(input)),
  );
  const names = await namesIn(db, rows);
  return pageOfTabs(input, Promise.resolve(rows), { counts, tab: state }, (row) =>
    viewDifference(row, names),
  );
};

/** @throws {AppError} 500404, 500409, 500012 */
export const closeDifference: Verb<typeof differenceClose> = (ctx, { id, version, data: { reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockVersion(tx, reconcileDifferences, { id, version });
    if (row.status === 'CLOSED') throw new AppError(retCodes.TRANSITION_REFUSED);
    const closed = await moveState(tx, ctx, reconcileDifferences, row, {
      entity: 'difference',
      event: 'close',
      set: { status: 'CLOSED', reason },
      reason,
    });
    return viewDifference(closed, await namesIn(tx, [closed]));
  });
