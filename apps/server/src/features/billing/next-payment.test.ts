import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import type { contracts } from '../lease/lease.table.ts';
import { insertContract } from '../lease/testing/insert-contract.ts';
import { bills } from './bill/bill.table.ts';
import { runBills } from './bill/run-bills.ts';
import {
  deps,
  enterpriseId,
  later,
  member,
  operate,
  otherId,
  portal,
  setNow,
  start,
  useBillPark,
} from './testing/bill-park.ts';

// Today is 2026-11-21.
useBillPark();

const detail = 'GET /api/propertyManage/contract/queryDetail';

/** A contract for 100 m² at 1.20 yuan, with 3,100 yuan of rent a month, paid every three months. */
async function insertHeld(given: Partial<typeof contracts.$inferInsert> = {}) {
  const buildingId = await insertBuilding(portal.db);
  const unitId = await insertUnit(portal.db, { buildingId, no: '301', state: 'LEASED', enterpriseId });
  const freeId = await insertUnit(portal.db, { buildingId, no: '302', areaX100: 5_050 });
  const id = await insertContract(portal.db, {
    enterpriseId,
    unitIds: [unitId],
    from: '2026-01-01',
    to: '2027-12-31',
    rentFenPerMonth: 310_000,
    freeDays: 0,
    ...given,
  });
  return { id, freeId, buildingId };
}

const seen = async (id: string) => (await portal.call(detail, { id }, await member())).data;
const next = async (id: string) => (await seen(id)).nextPayment;

describe('the next payment of a contract', () => {
  it('is the next bill, calculated as it will be billed', async () => {
    const { id } = await insertHeld();
    await start(['RENT', 'PROPERTY']);
    await runBills(deps());
    await portal.db.update(bills).set({ status: 'PAID', issueDate: '2026-11-01', dueDate: '2026-11-16' });
    // October's bill covered the rent until December, so November only has the property fee.
    expect(await next(id)).toMatchObject({
      billIds: [],
      period: '2026-11',
      issueDay: '2026-12-01',
      dueDay: '2026-12-16',
      amountFen: 12_000,
    });
    setNow(later(45));
    // The cycle from January is billed with its first month.
    expect(await next(id)).toMatchObject({ period: '2026-12', amountFen: 12_000 });
    setNow(later(75));
    const january = await next(id);
    expect(january).toMatchObject({ period: '2027-01', amountFen: 930_000 + 12_000 });
    expect(january?.fees).toHaveLength(2);
  });

  it('equals what the run then bills, to the fen', async () => {
    const { id } = await insertHeld({ from: '2026-10-18', to: '2027-10-17' });
    const expected = await next(id);
    expect(expected).toMatchObject({ period: '2026-11' });
    await start(['RENT', 'PROPERTY']);
    await runBills(deps());
    const rows = await portal.db.select().from(bills).where(eq(bills.contractId, id)).orderBy(bills.feeCode);
    const october = rows.reduce((sum, { principalFen }) => sum + principalFen, 0);
    await portal.db.delete(bills);
    setNow(new Date('2026-11-01T04:00:00Z'));
    expect(await next(id)).toMatchObject({ period: '2026-10', amountFen: october });
  });

  it('is the unpaid amount of issued bills, if any', async () => {
    const { id } = await insertHeld();
    const runId = await start(['RENT', 'PROPERTY']);
    await runBills(deps());
    expect((await operate(runId, 'issue')).header.retCode).toBe(retCodes.SUCCESS);
    await runBills(deps());
    const rows = await portal.db.select().from(bills).where(eq(bills.contractId, id)).orderBy(bills.id);
    const found = await next(id);
    expect(found?.billIds.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
    expect(found).toMatchObject({ period: '2026-10', issueDay: '2026-11-21', amountFen: 930_000 + 12_000 });
  });

  it('is null if the contract is not in force', async () => {
    const { id } = await insertHeld({ from: '2025-01-01', to: '2025-12-31', status: 'EXPIRED' });
    expect(await next(id)).toBeNull();
  });

  it('is hidden from other enterprises', async () => {
    const { id } = await insertHeld();
    const { header } = await portal.call(detail, { id }, await member('OWNER', otherId));
    expect(header.retCode).toBe(retCodes.NOT_FOUND);
  });
});

describe('a contract’s floor plan', () => {
  it('shows vacant units nearby with their rent', async () => {
    const { id, freeId, buildingId } = await insertHeld();
    const free = (await seen(id)).floor.filter(({ state }) => state === 'VACANT');
    expect(free).toMatchObject([{ unitId: freeId, buildingId, areaX100: 5_050 }]);
    const [unit] = free;
    expect(unit?.rentFenPerMonth).toBe(Math.round(((unit?.rentFenPerM2Month ?? 0) * 5_050) / 100));
  });
});
