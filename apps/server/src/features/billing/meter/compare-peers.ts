import type { MeterDetail } from '@portal/contract/billing/meter';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { buildings, units } from '../../building/building.table.ts';
import { type Bill, bills } from '../bill/bill.table.ts';

/** With fewer peers, individual tenants could be identified. */
const minPeers = 5;

type OwnBill = Pick<Bill, 'unitId' | 'period' | 'feeCode' | 'principalFen' | 'enterpriseId'>;

function median(sorted: readonly number[]): number {
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return Math.round((low + high) / 2);
}

/** The bill's amount per square metre, compared with other tenants in buildings of the same kind that month. */
export async function comparePeers(db: Db, bill: OwnBill | undefined): Promise<MeterDetail['perM2']> {
  if (!bill) return null;
  const [own] = await db
    .select({ areaX100: units.areaX100, kind: buildings.kind })
    .from(units)
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .where(eq(units.id, bill.unitId));
  if (!own) return null;
  const perM2 = sql<number>`sum(${bills.principalFen})::float8 * 100 / sum(${units.areaX100})`.mapWith(
    Number,
  );
  const peers = await db
    .select({ fen: perM2 })
    .from(bills)
    .innerJoin(units, eq(units.id, bills.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .where(
      and(
        eq(bills.period, bill.period),
        eq(bills.feeCode, bill.feeCode),
        notInArray(bills.status, ['DRAFT', 'VOID']),
        ne(bills.enterpriseId, bill.enterpriseId),
        eq(buildings.kind, own.kind),
      ),
    )
    .groupBy(bills.enterpriseId)
    .orderBy(perM2);
  return {
    period: bill.period,
    ownFen: Math.round((bill.principalFen * 100) / own.areaX100),
    peersFen: peers.length < minPeers ? null : median(peers.map(({ fen }) => fen)),
    peers: peers.length,
  };
}
