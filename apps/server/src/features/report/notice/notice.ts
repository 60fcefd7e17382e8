import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  listDebtors,
  type MeterMonth,
  movedBetween,
  type OpenBill,
  openBillsOn,
  readingsIn,
} from '../../billing/open-bills.public.ts';
import { lastDayOfPeriod, movePeriod, periodOf } from '../../billing/periods.public.ts';
import { type Premises, premisesOn } from '../../lease/rent-roll.public.ts';
import { creditsOf } from '../../payment/credits.public.ts';
import { noticeCode, noticeNo } from '../../payment/receive/notice-code.public.ts';

/** What a tenant is asked to pay in a month, over all contracts and meters. */
export interface Notice {
  no: string;
  period: string;
  /** The day it describes. */
  day: string;
  enterpriseId: string;
  enterpriseName: string;
  premises: Premises;
  bills: OpenBill[];
  totalFen: number;
  /** What the park holds for the tenant, and can pay bills. */
  creditFen: number;
  /** By due day, the earliest first. */
  dues: { day: string; fen: number }[];
  /** `carried` + `billed` + `late` − `received` is the total. */
  balance: { carriedFen: number; receivedFen: number; billedFen: number; bills: number; lateFen: number };
  /** Readings of the month before. */
  readings: MeterMonth[];
  /** For the purpose of a transfer. */
  code: string;
}

/** The day a notice of a month describes: its last one, or today. */
export const noticeDay = (period: string, now: Date): string =>
  period < periodOf(now) ? lastDayOfPeriod(period) : chinaDayOf(now);

const sum = (rows: readonly OpenBill[], of: 'payableFen' | 'lateFen') =>
  rows.reduce((total, row) => total + row[of], 0);

const noPremises: Premises = { contracts: 0, units: 0, areaX100: 0 };

export interface Asked {
  period: string;
  day: string;
}

/** The notices of some enterprises, each reading once for all of them. */
export async function noticesOf(
  db: Db,
  { period, day }: Asked,
  enterprises: readonly { id: string; name: string }[],
): Promise<Notice[]> {
  const ids = enterprises.map(({ id }) => id);
  const [open, moved, premises, readings, credits] = await Promise.all([
    openBillsOn(db, day, ids),
    movedBetween(db, { from: `${period}-01`, day }, ids),
    premisesOn(db, day, ids),
    readingsIn(db, movePeriod(period, -1), ids),
    creditsOf(db, ids),
  ]);
  const openOf = Map.groupBy(open, ({ enterpriseId }) => enterpriseId);
  const readingsOf = Map.groupBy(readings, ({ enterpriseId }) => enterpriseId);
  return enterprises.map(({ id, name }) => {
    const bills = openOf.get(id) ?? [];
    const totalFen = sum(bills, 'payableFen');
    const lateFen = sum(bills, 'lateFen');
    const {
      billedFen,
      bills: billed,
      receivedFen,
    } = moved.get(id) ?? { billedFen: 0, bills: 0, receivedFen: 0 };
    const no = noticeNo(period, id);
    const days = [...new Set(bills.map(({ dueDate }) => dueDate))].toSorted();
    return {
      no,
      period,
      day,
      enterpriseId: id,
      enterpriseName: name,
      premises: premises.get(id) ?? noPremises,
      bills,
      totalFen,
      creditFen: credits.get(id) ?? 0,
      dues: days.map((due) => ({
        day: due,
        fen: sum(
          bills.filter(({ dueDate }) => dueDate === due),
          'payableFen',
        ),
      })),
      balance: {
        carriedFen: totalFen - billedFen - lateFen + receivedFen,
        receivedFen,
        billedFen,
        bills: billed,
        lateFen,
      },
      readings: readingsOf.get(id) ?? [],
      code: noticeCode(period, id),
    };
  });
}

const batchSize = 100;

/** The notices of every enterprise with something to pay, batch by batch. */
export async function* allNotices(db: Db, asked: Asked): AsyncGenerator<Notice[]> {
  for (let pageNo = 1; ; pageNo += 1) {
    const enterprises = await listDebtors(db, asked, { pageNo, pageSize: batchSize });
    if (enterprises.length > 0) yield await noticesOf(db, asked, enterprises);
    if (enterprises.length < batchSize) return;
  }
}
