import { counterWays, receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { receipts } from '../receive/receipt.table.ts';
import type { CounterDay } from './counter-day.table.ts';

const isAtCounter = inArray(receipts.way, [...counterWays]);

/** Receipts whose money came, whether it went back later or not. */
const isTaken = and(isAtCounter, inArray(receipts.status, ['BOOKED', 'REVERSING', 'REVERSED']));

const isGivenBack = and(isAtCounter, isNotNull(receipts.reversedOn));

const sumsByWay = async (db: Db, where: SQL | undefined) =>
  new Map(
    (
      await db
        .select({
          way: receipts.way,
          receipts: sql<number>`count(*)::int`,
          fen: sql`sum(${receipts.amountFen})`.mapWith(Number),
        })
        .from(receipts)
        .where(where)
        .groupBy(receipts.way)
    ).map((row) => [row.way as string, row]),
  );

/** What the counter should hold by way at the end of a day. */
export async function expectDay(db: Db, day: string, closed: CounterDay | undefined) {
  const taken = await sumsByWay(db, and(isTaken, eq(receipts.receivedOn, day)));
  const back = await sumsByWay(db, and(isGivenBack, eq(receipts.reversedOn, day)));
  return counterWays.map((way) => {
    const openFen = way === 'CASH' ? (closed?.keptFen ?? 0) : 0;
    const takenFen = taken.get(way)?.fen ?? 0;
    const backFen = back.get(way)?.fen ?? 0;
    return {
      way,
      wayLabel: receiptWayLabels[way](),
      openFen,
      receipts: taken.get(way)?.receipts ?? 0,
      takenFen,
      backFen,
      expectedFen: openFen + takenFen - backFen,
    };
  });
}

/** Days before one that have money and are not closed, earliest first; none before the first closing. */
export async function earlierDays(db: Db, day: string, closed: CounterDay | undefined): Promise<string[]> {
  if (!closed) return [];
  const taken = await db
    .selectDistinct({ day: receipts.receivedOn })
    .from(receipts)
    .where(and(isTaken, gt(receipts.receivedOn, closed.day), lt(receipts.receivedOn, day)));
  const back = await db
    .selectDistinct({ day: receipts.reversedOn })
    .from(receipts)
    .where(and(isGivenBack, gt(receipts.reversedOn, closed.day), lt(receipts.reversedOn, day)));
  return [...new Set([...taken, ...back].flatMap((row) => row.day ?? []))].sort();
}

/** Numbers of the receipts up to a day that wait for a second person; their money is neither taken nor declined. */
export const undecidedUpTo = async (db: Db, day: string): Promise<string[]> =>
  (
    await db
      .select({ no: receipts.no })
      .from(receipts)
      .where(and(isAtCounter, eq(receipts.status, 'PROPOSED'), lte(receipts.receivedOn, day)))
      .orderBy(asc(receipts.no))
  ).map(({ no }) => no);

/** Receipts of a day and reversals on it, in the order of their numbers. */
export async function entriesOf(db: Db, day: string) {
  const columns = {
    receiptId: receipts.id,
    no: receipts.no,
    reversalNo: receipts.reversalNo,
    way: receipts.way,
    enterpriseName: enterprises.name,
    note: receipts.note,
    amountFen: receipts.amountFen,
  };
  const select = () =>
    db.select(columns).from(receipts).innerJoin(enterprises, eq(enterprises.id, receipts.enterpriseId));
  const taken = await select()
    .where(and(isTaken, eq(receipts.receivedOn, day)))
    .orderBy(asc(receipts.no));
  const back = await select()
    .where(and(isGivenBack, eq(receipts.reversedOn, day)))
    .orderBy(asc(receipts.reversalNo));
  return [
    ...taken.map(({ reversalNo: _, way, ...row }) => ({ ...row, wayLabel: receiptWayLabels[way]() })),
    ...back.map(({ reversalNo, way, amountFen, ...row }) => ({
      ...row,
      no: reversalNo ?? row.no,
      wayLabel: receiptWayLabels[way](),
      amountFen: -amountFen,
    })),
  ];
}
