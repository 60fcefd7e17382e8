import { retCodes } from '@portal/contract/ret-code';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { closedDays } from '../../../platform/booking/closed-day.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import type { contracts } from '../../lease/lease.table.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import {
  codeOf,
  deps,
  enterpriseId,
  finance,
  later,
  member,
  operate,
  portal,
  setNow,
  startCall,
  useBillPark,
} from '../testing/bill-park.ts';
import { billRuns, bills } from './bill.table.ts';
import { billRules } from './bill-rule.table.ts';
import { draftAhead, draftDeposits } from './open-run.ts';
import { runBills } from './run-bills.ts';

// Today is Saturday, 2026-11-21.
useBillPark();
afterEach(async () => {
  await portal.db.delete(billRules);
  await portal.db.delete(closedDays);
});

let numbered = 0;
const lease = async (given: Partial<typeof contracts.$inferInsert> = {}) => {
  numbered += 1;
  const unitId = await insertUnit(portal.db, {
    buildingId: await insertBuilding(portal.db),
    no: String(numbered),
  });
  const terms = { rentFenPerMonth: 100_000, payCycle: 1, freeDays: 0 };
  return insertContract(portal.db, { enterpriseId, unitIds: [unitId], ...terms, ...given });
};
const runAhead = async () => {
  await draftAhead(deps());
  await runBills(deps());
};
const systemRuns = () => portal.db.select().from(billRuns).where(isNull(billRuns.createdBy));
const billsOf = async (contractId: string) =>
  (await portal.db.select().from(bills).where(eq(bills.contractId, contractId)).orderBy(bills.period)).map(
    ({ feeCode, period }) => `${feeCode} ${period}`,
  );
const issueAll = async () => {
  for (const { id, status } of await systemRuns()) if (status === 'READY') await operate(id, 'issue');
  await runBills(deps());
};

describe('rent and fixed fees that are paid first', () => {
  it('are drafted the agreed days before their month, once', async () => {
    const ahead = await lease({ billAheadDays: 10 });
    const after = await lease();
    const later11 = await lease({ billAheadDays: 9 });
    await runAhead();
    expect((await billsOf(ahead)).sort()).toEqual([
      'PROPERTY 2026-11',
      'PROPERTY 2026-12',
      'RENT 2026-11',
      'RENT 2026-12',
    ]);
    expect((await billsOf(later11)).sort()).toEqual(['PROPERTY 2026-11', 'RENT 2026-11']);
    expect(await billsOf(after)).toEqual([]);
    await runAhead();
    expect(await systemRuns()).toMatchObject([{ status: 'READY' }, { status: 'READY' }]);
    setNow(later(1));
    await runAhead();
    expect(await billsOf(later11)).toHaveLength(4);
    expect(await portal.db.$count(bills)).toBe(8);
  });

  it('stay discarded, and are not billed again with the others', async () => {
    const ahead = await lease({ billAheadDays: 10 });
    await runAhead();
    const [november, december] = await systemRuns();
    await operate(december?.period === '2026-12' ? december.id : (november?.id ?? ''), 'discard');
    await runAhead();
    expect(await portal.db.$count(bills, and(eq(bills.contractId, ahead), eq(bills.status, 'DRAFT')))).toBe(
      2,
    );
    await issueAll();
    const data = { period: '2026-11', feeCodes: ['RENT', 'PROPERTY'] };
    await portal.call(startCall, { data }, await finance());
    await runBills(deps());
    expect(await portal.db.$count(bills, eq(bills.period, '2026-11'))).toBe(2);
  });

  it('share the month’s run with deposits', async () => {
    await lease({ billAheadDays: 5 });
    const signed = await lease({ status: 'SIGNED', from: '2026-12-01', depositFen: 50_000 });
    await runAhead();
    await draftDeposits(deps());
    await runBills(deps());
    expect(await systemRuns()).toMatchObject([
      { feeCodes: ['RENT', 'PROPERTY', 'DEPOSIT'], status: 'READY' },
    ]);
    expect(await billsOf(signed)).toEqual(['DEPOSIT 2026-12']);
  });

  it('are what comes next for the tenant', async () => {
    await lease({ billAheadDays: 5, dueDay: 3 });
    const call = 'GET /api/propertyManage/bill/queryComing';
    const { data } = await portal.call(call, {}, await member());
    expect(data.rows.filter(({ period }) => period === '2026-12')).toMatchObject([
      { feeCode: 'RENT', day: '2026-12-03', amountFen: 100_000 },
      { feeCode: 'PROPERTY', day: '2026-12-03' },
    ]);
  });
});

describe('the due date', () => {
  const save = async (isDueOnWorkingDay: boolean, version: number) =>
    portal.call(
      'POST /api/propertyManage/billRule/save',
      { version, data: { isDueOnWorkingDay } },
      await finance(),
    );
  const dueOf = async (given: Partial<typeof contracts.$inferInsert>) => {
    const id = await lease({ billAheadDays: 10, ...given });
    await runAhead();
    await issueAll();
    const isDecember = and(eq(bills.contractId, id), eq(bills.period, '2026-12'), eq(bills.feeCode, 'RENT'));
    return (await portal.db.select().from(bills).where(isDecember))[0]?.dueDate;
  };

  it('is that of the contract: a day of the month, or days after the issue', async () => {
    expect(await dueOf({ dueDay: 5 })).toBe('2026-12-05');
    expect(await dueOf({ dueDays: 7 })).toBe('2026-11-28');
    expect(await dueOf({})).toBe('2026-12-06');
  });

  it('moves to the next working day if the park says so', async () => {
    expect(await codeOf(save(true, 1))).toBe(retCodes.SUCCESS);
    expect(await codeOf(save(false, 1))).toBe(retCodes.VERSION_CONFLICT);
    await portal.db.insert(closedDays).values({ day: '2026-12-07', note: '休园', createdAt: later(0) });
    expect(await dueOf({ dueDay: 5 })).toBe('2026-12-08');
  });
});
