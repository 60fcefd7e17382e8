import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { contracts } from '../../lease/lease.table.ts';
import { settleContracts } from '../../lease/settle-contracts.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { billPayable } from '../bill.payable.ts';
import { feeItems } from '../meter/meter.table.ts';
import {
  codeOf,
  context,
  deps,
  enterpriseId,
  finance,
  operate,
  portal,
  start,
  startCall,
  useBillPark,
} from '../testing/bill-park.ts';
import { billRuns, bills } from './bill.table.ts';
import { draftDeposits } from './open-run.ts';
import { runBills } from './run-bills.ts';

useBillPark();

describe('contract charges', () => {
  const october = async (feeCodes: string[], given: Partial<typeof contracts.$inferInsert> = {}) => {
    const buildingId = await insertBuilding(portal.db);
    const unitId = await insertUnit(portal.db, { buildingId, no: '301' });
    const contractId = await insertContract(portal.db, { enterpriseId, unitIds: [unitId], ...given });
    await start(feeCodes);
    await runBills(deps());
    const rows = await portal.db.select().from(bills).where(eq(bills.contractId, contractId));
    return { contractId, rows };
  };

  it('bill the property fee by days in months when the contract starts or ends', async () => {
    const { rows } = await october(['PROPERTY'], { from: '2026-10-18', to: '2027-10-17' });
    expect(rows).toMatchObject([{ feeCode: 'PROPERTY', principalFen: 5_419 }]);
    expect(rows[0]?.lines).toMatchObject([
      {
        term: { from: '2026-10-18', to: '2026-10-31', days: 14, ofDays: 31 },
        formulaText: '100 × 1.2 × 14 ÷ 31 = 54.19',
      },
    ]);
  });

  it('bill rent at the start of each cycle, including rises, and not in between', async () => {
    const { rows } = await october(['RENT'], {
      from: '2026-07-10',
      to: '2026-12-20',
      rentFenPerMonth: 310_000,
      freeDays: 0,
      escalations: [{ from: '2026-11-16', pctX100: 1_000 }],
    });
    expect(rows[0]?.lines.map(({ term, amountFen }) => [term?.from, term?.to, amountFen])).toEqual([
      ['2026-10-01', '2026-10-31', 310_000],
      ['2026-11-01', '2026-11-15', 155_000],
      ['2026-11-16', '2026-11-30', 170_500],
      ['2026-12-01', '2026-12-20', 220_000],
    ]);
    expect(rows[0]).toMatchObject({ principalFen: 855_500, taxFen: 70_638 });
    expect((await october(['RENT'], { from: '2026-08-01', to: '2027-07-31' })).rows).toEqual([]);
  });

  it('bill no rent for rent-free days', async () => {
    const { rows } = await october(['RENT'], {
      from: '2026-10-01',
      to: '2027-09-30',
      payCycle: 1,
      freeDays: 30,
      rentFenPerMonth: 310_000,
    });
    expect(rows[0]).toMatchObject({ principalFen: 10_000 });
  });

  it('start the contract once its deposit, billed only once, is paid', async () => {
    const { contractId, rows } = await october(['DEPOSIT'], {
      status: 'SIGNED',
      from: '2026-11-20',
      depositFen: 500_000,
    });
    expect(rows).toMatchObject([{ principalFen: 500_000, period: '2026-11', lateFeePpmPerDay: 0 }]);
    const statusOf = async () =>
      (await portal.db.select().from(contracts).where(eq(contracts.id, contractId)))[0]?.status;
    await settleContracts(deps());
    expect(await statusOf()).toBe('SIGNED');
    const id = rows[0]?.id ?? '';
    await portal.db.update(bills).set({ status: 'UNPAID', issueDate: '2026-11-20' });
    await inTransaction(portal.db, async (tx) => {
      await billPayable.hold?.(tx, context(), [id], 'order');
      await billPayable.settle(tx, context(), [{ bizId: id, amountFen: 500_000 }], 'order');
    });
    await settleContracts(deps());
    expect(await statusOf()).toBe('ACTIVE');
    const [contract] = await portal.db.select().from(contracts).where(eq(contracts.id, contractId));
    expect(contract).toMatchObject({ depositPaidFen: 500_000, depositBillIds: [id] });
  });
});

describe('deposits of upcoming contracts', () => {
  const insertSigned = async (from: string, no: string) => {
    const unitId = await insertUnit(portal.db, { buildingId: await insertBuilding(portal.db), no });
    const given = { enterpriseId, unitIds: [unitId], from, to: '2028-12-31', depositFen: 500_000 };
    return insertContract(portal.db, { ...given, status: 'SIGNED' });
  };
  const runsOf = () => portal.db.select().from(billRuns).orderBy(billRuns.createdAt);
  const drafts = async () =>
    (await portal.db.select().from(bills).where(eq(bills.status, 'DRAFT'))).map(({ sourceId }) => sourceId);

  it('are drafted by the system once each and issued by the finance office', async () => {
    const soon = await insertSigned('2026-12-31', 'D1');
    await insertSigned('2027-01-01', 'D2');
    await draftDeposits(deps());
    await runBills(deps());
    await draftDeposits(deps());
    await runBills(deps());
    expect(await drafts()).toEqual([soon]);
    expect(await runsOf()).toMatchObject([{ status: 'READY', createdBy: null, feeCodes: ['DEPOSIT'] }]);
    // The finance office can bill the same month in parallel.
    expect(
      await codeOf(
        portal.call(startCall, { data: { period: '2026-11', feeCodes: ['WATER'] } }, await finance()),
      ),
    ).toBe('000000');
    const next = await insertSigned('2026-12-01', 'D3');
    await draftDeposits(deps());
    await runBills(deps());
    expect((await drafts()).sort()).toEqual([soon, next].sort());
    const [run] = (await runsOf()).filter(({ createdBy }) => createdBy === null);
    await operate(run?.id ?? '', 'issue');
    await runBills(deps());
    expect(await portal.db.$count(bills, eq(bills.status, 'UNPAID'))).toBe(2);
  });

  it('wait in the finance office’s queue and stay discarded once discarded', async () => {
    await insertSigned('2026-12-01', 'D1');
    await draftDeposits(deps());
    await runBills(deps());
    const [run] = await runsOf();
    const { rows } = (
      await portal.call('GET /api/workManage/todo/queryList', { kind: 'BILL_RUN' }, await finance())
    ).data;
    expect(rows).toMatchObject([{ refId: run?.id }]);
    await operate(run?.id ?? '', 'discard');
    await draftDeposits(deps());
    expect(await runsOf()).toHaveLength(1);
  });

  it('are skipped while deposits aren’t billed', async () => {
    await insertSigned('2026-12-01', 'D1');
    await portal.db.update(feeItems).set({ enabled: false }).where(eq(feeItems.code, 'DEPOSIT'));
    await draftDeposits(deps());
    await portal.db.update(feeItems).set({ enabled: true }).where(eq(feeItems.code, 'DEPOSIT'));
    expect(await runsOf()).toEqual([]);
  });
});
