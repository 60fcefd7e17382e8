import type { Price } from '@portal/contract/billing/bill-price';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { bills } from '../bill/bill.table.ts';
import { calculateBill } from '../bill/draft-bills.ts';
import { meters, readings, tariffs } from '../meter/meter.table.ts';

/** A unit of 100 m² at 1.20 yuan per square metre, leased to an enterprise. */
export async function insertLetUnit(db: Db, enterpriseId: string, no = '301'): Promise<string> {
  const buildingId = await insertBuilding(db);
  const unitId = await insertUnit(db, { buildingId, no, state: 'LEASED', enterpriseId });
  await insertContract(db, { enterpriseId, unitIds: [unitId] });
  return unitId;
}

/** A water meter with a reading of 100. */
export async function insertMeter(
  db: Db,
  given: Partial<typeof meters.$inferInsert> & { unitId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const initialX100 = given.initialX100 ?? 10_000;
  await db.insert(meters).values({
    id,
    meterNo: `S-${id.slice(-6)}`,
    kind: 'WATER',
    multiplier: 1,
    digits: 5,
    initialX100,
    lastX100: initialX100,
    status: 'ONLINE',
    ...given,
  });
  return id;
}

/** A checked reading. */
export async function insertReading(
  db: Db,
  given: Partial<typeof readings.$inferInsert> & { meterId: string; period: string; readingX100: number },
): Promise<string> {
  const id = given.id ?? ulid();
  const previousX100 = given.previousX100 ?? 10_000;
  await db.insert(readings).values({
    id,
    readAt: new Date(`${given.period}-28T04:00:00Z`),
    previousX100,
    usageX100: given.readingX100 - previousX100,
    source: 'STAFF',
    status: 'CHECKED',
    ...given,
  });
  return id;
}

/** 3.50 yuan per cubic metre. */
const plainPrice: Price = { unitPriceE4: 35_000, tiers: null, tou: null };

export const insertTariff = (db: Db, given: Partial<typeof tariffs.$inferInsert> = {}) =>
  db.insert(tariffs).values({
    id: ulid(),
    feeCode: 'WATER',
    price: plainPrice,
    effectiveFrom: '2020-01-01',
    ...given,
  });

let numbered = 0;

/** An issued bill of 1,000 yuan. */
export async function insertBill(
  db: Db,
  given: Partial<typeof bills.$inferInsert> & { enterpriseId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  numbered += 1;
  const line = { part: 'WHOLE' as const, usageX100: 10_000, unitPriceE4: 100_000 };
  await db.insert(bills).values({
    id,
    no: `ZD20261101-${String(numbered).padStart(4, '0')}`,
    sourceId: id,
    unitId: id,
    place: '温室 301',
    roomNo: '301',
    feeCode: 'PROPERTY',
    period: '2026-10',
    ...calculateBill([line], { fromX100: null, toX100: null, multiplier: 1 }, 60_000),
    lateFeePpmPerDay: 500,
    issueDate: '2026-11-10',
    dueDate: '2026-11-25',
    status: 'UNPAID',
    ...given,
  });
  return id;
}
