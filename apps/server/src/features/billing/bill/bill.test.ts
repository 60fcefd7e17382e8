import type { BillState } from '@portal/contract/billing-terms';
import { billStates, billTransitions } from '@portal/contract/billing-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { contracts, contractUnits } from '../../lease/lease.table.ts';
import { settleContracts } from '../../lease/settle-contracts.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { messages } from '../../message/message.table.ts';
import { billPayable } from '../bill.payable.ts';
import { prepareFees } from '../meter/fees.ts';
import { feeItems, meters, readings, tariffs } from '../meter/meter.table.ts';
import { formulaOf, recompute } from '../money/price-usage.ts';
import {
  insertBill,
  insertLetUnit,
  insertMeter,
  insertReading,
  insertTariff,
} from '../testing/insert-meter.ts';
import { countBills, countManagedBills, listManagedBills } from './bill.queries.ts';
import { billChanges, billGuesses, billRuns, bills, runExceptions } from './bill.table.ts';
import { addUpCounts } from './bill-count.ts';
import { draftDeposits } from './open-run.ts';
import { runBills } from './run-bills.ts';
import { settleDue } from './settle-due.ts';

// 2026-11-21, noon in Shanghai.
let now = testNow;
const dayMs = 86_400_000;
const later = (days: number) => new Date(testNow.getTime() + days * dayMs);

let portal: TestApp;
let enterpriseId: string;
let otherId: string;
let payerId: string;
let operators: string[];

beforeAll(async () => {
  portal = await openTestApp(() => now);
  enterpriseId = await insertEnterprise(portal.db, { name: '满庭芳花卉' });
  otherId = await insertEnterprise(portal.db, { name: '照夜白园艺' });
  payerId = (await insertMember(portal, enterpriseId, 'OWNER')).user.id;
  operators = [];
  for (let at = 0; at < 2; at++)
    operators.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id);
  await prepareFees(portal.db);
});
afterEach(async () => {
  now = testNow;
  await portal.db.delete(billChanges);
  await portal.db.delete(bills);
  await portal.db.delete(runExceptions);
  await portal.db.delete(billRuns);
  await portal.db.delete(readings);
  await portal.db.delete(meters);
  await portal.db.delete(contractUnits);
  await portal.db.delete(contracts);
  await portal.db.delete(units);
  await portal.db.delete(tariffs);
  await portal.db.delete(billGuesses);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const deps = () => ({ ...portal, clock: { now: () => now } });
const context = () => systemContext(deps());
const finance = (at = 0) =>
  portal.logIn({ userId: operators[at] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] });
const member = (memberRole: 'OWNER' | 'STAFF' = 'OWNER', id = enterpriseId) =>
  portal.logIn({ userId: payerId, userType: '200', enterpriseId: id, memberRole, auditStatus: '2' });
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(bills).where(eq(bills.id, id));
  if (!row) throw new Error('no such bill');
  return row;
};
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof AppError ? error.retCode : error),
  );
const startCall = 'POST /api/propertyManage/billRun/start';
const start = async (feeCodes = ['PROPERTY', 'WATER', 'ELECTRICITY']) =>
  (await portal.call(startCall, { data: { period: '2026-10', feeCodes } }, await finance())).data.runId;
const runOf = async (id: string) =>
  (await portal.call('GET /api/propertyManage/billRun/queryDetail', { id }, await finance())).data;
const operate = async (id: string, event: string) => {
  const { version } = await runOf(id);
  return portal.call('POST /api/propertyManage/billRun/operate', { id, event, version }, await finance());
};

/** A unit with a meter that has counted 12 m³ in October. */
async function insertHome(no = '301', used = 1_200) {
  const unitId = await insertLetUnit(portal.db, enterpriseId, no);
  const meterId = await insertMeter(portal.db, { unitId, enterpriseId, meterNo: `W-${no}` });
  await insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100: 10_000 + used });
  return { unitId, meterId };
}

describe('invariant 12: a line of a bill recomputes from what it keeps', () => {
  it('whatever its tariff was, and after tariff, meter and reading have changed', async () => {
    const tiers = [
      { uptoX100: 1_500, unitPriceE4: 35_049 },
      { uptoX100: 3_000, unitPriceE4: 48_777 },
      { uptoX100: null, unitPriceE4: 91_003 },
    ];
    await insertTariff(portal.db, { price: { unitPriceE4: 35_049, tiers, tou: null } });
    const usages = [0, 1, 1_499, 1_501, 2_999, 3_333, 88_888];
    for (const [at, used] of usages.entries()) await insertHome(String(401 + at), used);
    const runId = await start();
    await runBills(deps());
    expect((await operate(runId, 'issue')).header.retCode).toBe('000000');
    await portal.db.delete(tariffs);
    await portal.db.update(meters).set({ multiplier: 3 });
    await portal.db.update(readings).set({ usageX100: 1 });
    const issued = await portal.db.select().from(bills);
    expect(issued).toHaveLength(2 * usages.length);
    for (const { lines, principalFen } of issued) {
      for (const line of lines) {
        expect(recompute(line)).toBe(line.amountFen);
        expect(formulaOf(line)).toBe(line.formulaText);
      }
      expect(lines.reduce((sum, line) => sum + recompute(line), 0)).toBe(principalFen);
    }
  });
});

describe('a run', () => {
  it('drafts a bill for each fee, which keeps what it was reckoned from', async () => {
    await insertTariff(portal.db);
    await insertHome();
    const id = await start();
    await runBills(deps());
    expect(await runOf(id)).toMatchObject({
      state: 'READY',
      done: 2,
      total: 2,
      bills: 2,
      totalFen: 12_000 + 4_200,
    });
    const [water] = await portal.db.select().from(bills).where(eq(bills.feeCode, 'WATER'));
    expect(water).toMatchObject({ status: 'DRAFT', principalFen: 4_200, enterpriseId, issueDate: null });
    expect(water?.lines).toMatchObject([
      { fromX100: 10_000, toX100: 11_200, usageX100: 1_200, formulaText: '12 × 3.5 = 42.00' },
    ]);
  });

  it('names what it could not bill, and what looks wrong', async () => {
    await insertTariff(portal.db);
    const unitId = await insertLetUnit(portal.db, enterpriseId);
    const meter = (meterNo: string, more: object = {}) =>
      insertMeter(portal.db, { unitId, enterpriseId, meterNo, ...more });
    const reading = (meterId: string, readingX100: number, more: object = {}) =>
      insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100, ...more });
    await meter('none');
    await reading(await meter('falls'), 9_000, { usageX100: null });
    await reading(await meter('raw'), 11_000, { status: 'RAW' });
    const high = await meter('high');
    await reading(high, 11_000, { period: '2025-10' });
    await reading(high, 12_600, { previousX100: 11_000 });
    await meter('left', { enterpriseId: otherId });
    await meter('no tariff', { kind: 'ELECTRICITY' });
    const id = await start(['WATER', 'ELECTRICITY']);
    await runBills(deps());
    const url = 'GET /api/propertyManage/billRun/queryExceptions';
    const { rows } = (await portal.call(url, { id, pageSize: 50 }, await finance())).data;
    expect(Object.fromEntries(rows.map(({ meterNo, kind }) => [meterNo, kind]))).toEqual({
      none: 'NO_READING',
      falls: 'READING_FALLS',
      raw: 'NOT_CHECKED',
      high: 'HIGH_USAGE',
      left: 'CONTRACT_ENDED',
      'no tariff': 'NO_TARIFF',
    });
    expect((await portal.db.select().from(bills)).map(({ meterId }) => meterId)).toEqual([high]);
    expect(rows.find(({ kind }) => kind === 'HIGH_USAGE')?.billId).not.toBeNull();
  });

  it('is repeated without a doubled bill, and bills then what it could not before', async () => {
    await insertTariff(portal.db);
    await insertHome('301');
    const second = await insertHome('302');
    await portal.db.delete(readings).where(eq(readings.meterId, second.meterId));
    const id = await start();
    await runBills(deps());
    expect((await runOf(id)).bills).toBe(3);
    await insertReading(portal.db, {
      meterId: second.meterId,
      enterpriseId,
      period: '2026-10',
      readingX100: 11_000,
    });
    await operate(id, 'again');
    await runBills(deps());
    expect(await runOf(id)).toMatchObject({ bills: 4, exceptions: 0 });
    await operate(id, 'issue');
    await runBills(deps());
    const another = await start();
    await runBills(deps());
    expect((await runOf(another)).bills).toBe(0);
    expect(await portal.db.$count(bills)).toBe(4);
  });

  it('is one of its month while it is open, also for those who start together', async () => {
    await insertHome();
    const data = { period: '2026-10', feeCodes: ['PROPERTY'] };
    const token = await finance();
    const answers = await Promise.all(
      [1, 2, 3].map(() => codeOf(portal.call('POST /api/propertyManage/billRun/start', { data }, token))),
    );
    expect(answers.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
  });

  it('that several servers go on with bills nothing twice', async () => {
    for (const no of ['301', '302', '303']) await insertHome(no);
    await insertTariff(portal.db);
    const id = await start();
    await Promise.all([runBills(deps()), runBills(deps()), runBills(deps())]);
    expect(await runOf(id)).toMatchObject({ state: 'READY', bills: 6, done: 6 });
    const numbers = (await portal.db.select().from(bills)).map(({ no }) => no);
    expect(new Set(numbers).size).toBe(6);
  });

  it('issues its drafts, and tells those who pay', async () => {
    await insertHome();
    const id = await start(['PROPERTY']);
    await runBills(deps());
    await operate(id, 'issue');
    await runBills(deps());
    expect((await runOf(id)).state).toBe('ISSUED');
    const [bill] = await portal.db.select().from(bills);
    expect(bill).toMatchObject({ status: 'UNPAID', issueDate: '2026-11-21', dueDate: '2026-12-06' });
    expect(await portal.db.select().from(messages)).toMatchObject([
      { userId: payerId, eventCode: 'BILL_ISSUED' },
    ]);
    expect(await codeOf(operate(id, 'discard'))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is dropped with its drafts, so that the month can be billed anew', async () => {
    await insertHome();
    const id = await start(['PROPERTY']);
    await runBills(deps());
    await operate(id, 'discard');
    const next = await start(['PROPERTY']);
    await runBills(deps());
    expect((await runOf(next)).bills).toBe(1);
    expect(await portal.db.$count(bills, ne(bills.status, 'VOID'))).toBe(1);
  });
});

describe('contracts', () => {
  const october = async (feeCodes: string[], given: Partial<typeof contracts.$inferInsert> = {}) => {
    const buildingId = await insertBuilding(portal.db);
    const unitId = await insertUnit(portal.db, { buildingId, no: '301' });
    const contractId = await insertContract(portal.db, { enterpriseId, unitIds: [unitId], ...given });
    await start(feeCodes);
    await runBills(deps());
    const rows = await portal.db.select().from(bills).where(eq(bills.contractId, contractId));
    return { contractId, rows };
  };

  it('owe their area by days where they begin or end within the month', async () => {
    const { rows } = await october(['PROPERTY'], { from: '2026-10-18', to: '2027-10-17' });
    expect(rows).toMatchObject([{ feeCode: 'PROPERTY', principalFen: 5_419 }]);
    expect(rows[0]?.lines).toMatchObject([
      {
        term: { from: '2026-10-18', to: '2026-10-31', days: 14, ofDays: 31 },
        formulaText: '100 × 1.2 × 14 ÷ 31 = 54.19',
      },
    ]);
  });

  it('owe the rent of a cycle when it begins, with its rises, and not in between', async () => {
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

  it('owe no rent for the days that are free of it', async () => {
    const { rows } = await october(['RENT'], {
      ...{ from: '2026-10-01', to: '2027-09-30', payCycle: 1, freeDays: 30, rentFenPerMonth: 310_000 },
    });
    expect(rows[0]).toMatchObject({ principalFen: 10_000 });
  });

  it('are begun when their deposit is paid, which is billed once', async () => {
    const { contractId, rows } = await october(['DEPOSIT'], {
      ...{ status: 'SIGNED', from: '2026-11-20', depositFen: 500_000 },
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

describe('deposits of contracts that are to begin', () => {
  const insertSigned = async (from: string, no: string) => {
    const unitId = await insertUnit(portal.db, { buildingId: await insertBuilding(portal.db), no });
    const given = { enterpriseId, unitIds: [unitId], from, to: '2028-12-31', depositFen: 500_000 };
    return insertContract(portal.db, { ...given, status: 'SIGNED' });
  };
  const runsOf = () => portal.db.select().from(billRuns).orderBy(billRuns.createdAt);
  const drafts = async () =>
    (await portal.db.select().from(bills).where(eq(bills.status, 'DRAFT'))).map(({ sourceId }) => sourceId);

  it('are drafted by the system, each once, and issued by the finance office', async () => {
    const soon = await insertSigned('2026-12-31', 'D1');
    await insertSigned('2027-01-01', 'D2');
    await draftDeposits(deps());
    await runBills(deps());
    await draftDeposits(deps());
    await runBills(deps());
    expect(await drafts()).toEqual([soon]);
    expect(await runsOf()).toMatchObject([{ status: 'READY', createdBy: null, feeCodes: ['DEPOSIT'] }]);
    // The finance office bills the same month beside it.
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

  it('wait for the finance office in its queue, and what it discards stays so', async () => {
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

  it('are left alone while they are not billed', async () => {
    await insertSigned('2026-12-01', 'D1');
    await portal.db.update(feeItems).set({ enabled: false }).where(eq(feeItems.code, 'DEPOSIT'));
    await draftDeposits(deps());
    await portal.db.update(feeItems).set({ enabled: true }).where(eq(feeItems.code, 'DEPOSIT'));
    expect(await runsOf()).toEqual([]);
  });
});

it('counts that are kept are those of the bills, also while several write', async () => {
  const states = ['UNPAID', 'OVERDUE', 'PAID'] as const;
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_bill, at) =>
      insertBill(portal.db, { enterpriseId, status: states[at % 3], period: `2026-0${1 + (at % 2)}` }),
    ),
  );
  await Promise.all([
    ...ids.map((id) => portal.db.update(bills).set({ status: 'PAID' }).where(eq(bills.id, id))),
    addUpCounts(portal.db),
    addUpCounts(portal.db),
  ]);
  await portal.db.delete(bills).where(eq(bills.id, ids[0] ?? ''));
  await addUpCounts(portal.db);
  expect(await countManagedBills(portal.db, {})).toMatchObject({ ALL: 11, PAID: 11, UNPAID: 0 });
  expect(await countManagedBills(portal.db, { period: '2026-02', feeCode: 'PROPERTY' })).toMatchObject({
    PAID: 6,
  });
  expect(await countBills(portal.db, enterpriseId, {})).toMatchObject({ ALL: 11, PAID: 11, DUE: 0 });
  expect(await countBills(portal.db, enterpriseId, { year: 2026 })).toMatchObject({ ALL: 11, PAID: 11 });
});

it('a keyword finds bills by enterprise, place or number', async () => {
  const unitId = await insertLetUnit(portal.db, enterpriseId, '305');
  const id = await insertBill(portal.db, { enterpriseId, unitId });
  await insertBill(portal.db, { enterpriseId: otherId });
  const found = async (keyword: string) =>
    (await listManagedBills(portal.db, { keyword, sort: 'due', pageNo: 1, pageSize: 10 })).map(
      ({ bill }) => bill.id,
    );
  expect(await found('满庭')).toEqual([id]);
  expect(await found('305')).toEqual([id]);
  expect(await found((await rowOf(id)).no)).toEqual([id]);
  expect(await found('没有')).toEqual([]);
  expect(await countManagedBills(portal.db, { keyword: '满庭' })).toMatchObject({ ALL: 1, UNPAID: 1 });
});

describe('days', () => {
  it('make bills overdue on the day after they were due, and remind each time once', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const told = async () => (await portal.db.select().from(messages)).map(({ eventCode }) => eventCode);
    now = later(1);
    await settleDue(deps());
    await settleDue(deps());
    // The 22nd is three days before.
    expect(await told()).toEqual(['BILL_DUE']);
    now = later(4);
    await settleDue(deps());
    expect((await rowOf(id)).status).toBe('UNPAID');
    now = later(5);
    await settleDue(deps());
    await settleDue(deps());
    expect((await rowOf(id)).status).toBe('OVERDUE');
    expect((await told()).filter((code) => code === 'BILL_OVERDUE')).toHaveLength(1);
    const detail = await portal.call('GET /api/propertyManage/bill/queryDetail', { id }, await member());
    expect(detail.data).toMatchObject({ overdueDays: 1, lateFeeFen: 50, payableFen: 100_050 });
  });
});

describe('an objection', () => {
  const object = 'POST /api/propertyManage/bill/object';
  const answer = 'POST /api/propertyManage/bill/operateManage';
  const raise = async (id: string, as = member()) =>
    portal.call(
      object,
      { id, version: (await rowOf(id)).version, data: { reason: '用量与实际不符' } },
      await as,
    );

  /** Whose turn the case of an objection is, and how much has happened. */
  const caseOf = async (id: string) => {
    const [row] = await portal.db.select().from(cases).where(eq(cases.bizId, id));
    return [row?.kind, row?.statusKind, row?.events.length];
  };

  it('stops the late fee, and days of an objection that was refused do not count', async () => {
    const id = await insertBill(portal.db, {
      enterpriseId,
      issueDate: '2026-11-10',
      dueDate: '2026-11-20',
      status: 'OVERDUE',
    });
    const raised = await raise(id);
    expect(raised.data).toMatchObject({ state: 'OBJECTED', isFrozen: true, lateFeeFen: 50, actions: [] });
    now = later(5);
    const refuse = {
      id,
      event: 'refuse',
      version: (await rowOf(id)).version,
      data: { reply: '已复核，读数无误' },
    };
    const { data } = await portal.call(answer, refuse, await finance());
    expect(await caseOf(id)).toEqual(['OBJECTION', 'ENDED', 2]);
    expect(data).toMatchObject({ state: 'UNPAID', overdueDays: 1, lateFeeFen: 50 });
    expect(await codeOf(raise(id))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is not raised after 15 days, by staff, or for a bill of others', async () => {
    const id = await insertBill(portal.db, { enterpriseId, issueDate: '2026-11-06' });
    expect(await codeOf(raise(id, member('STAFF')))).toBe(retCodes.RIGHT_MISSING);
    expect(await codeOf(raise(id, member('OWNER', otherId)))).toBe(retCodes.NOT_FOUND);
    now = later(1);
    expect(await codeOf(raise(id))).toBe(retCodes.TRANSITION_REFUSED);
    now = testNow;
    expect(await codeOf(raise(id))).toBe(retCodes.SUCCESS);
  });

  it('that is right voids the bill, and a corrected one takes its place', async () => {
    await insertTariff(portal.db);
    const { meterId } = await insertHome();
    const id = await insertBill(portal.db, {
      ...{ enterpriseId, meterId, sourceId: meterId, feeCode: 'WATER' },
      lines: [
        {
          ...{ part: 'WHOLE', usageX100: 5_000, unitPriceE4: 35_000, amountFen: 17_500 },
          ...{ fromX100: 10_000, toX100: 15_000, multiplier: 1, formulaText: '' },
        },
      ],
    });
    await raise(id);
    expect(await caseOf(id)).toEqual(['OBJECTION', 'ACTIVE', 1]);
    const uphold = {
      ...{ id, event: 'uphold', version: (await rowOf(id)).version },
      data: { reply: '表后漏损，按去年同期计', usageX100: 1_000 },
    };
    const { data } = await portal.call(answer, uphold, await finance());
    expect(data.state).toBe('VOID');
    expect(await caseOf(id)).toEqual(['OBJECTION', 'DONE', 2]);
    const next = await rowOf(data.successorId ?? '');
    expect(next).toMatchObject({ status: 'UNPAID', principalFen: 3_500, dueDate: '2026-12-06' });
    expect(next.lines).toMatchObject([{ fromX100: 10_000, toX100: 11_000 }]);
    expect(await portal.db.select().from(messages)).toMatchObject([{ eventCode: 'BILL_OBJECTION_UPHELD' }]);
  });
});

describe('changes', () => {
  const ask = async (id: string, data: object, at = 0) =>
    portal.call(
      'POST /api/propertyManage/bill/askChange',
      { id, version: (await rowOf(id)).version, data: { reason: '按合同约定减免', amountFen: 0, ...data } },
      await finance(at),
    );
  const decide = async (event: string, at: number) => {
    const [change] = await portal.db.select().from(billChanges);
    const call = { id: change?.id, event, version: change?.version };
    return portal.call('POST /api/propertyManage/bill/decideChange', call, await finance(at));
  };

  it('are decided by somebody else than who has asked', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await ask(id, { kind: 'ADJUST', amountFen: -40_000 });
    expect(await codeOf(decide('approve', 0))).toBe(retCodes.TRANSITION_REFUSED);
    expect((await rowOf(id)).adjustFen).toBe(0);
    expect((await decide('approve', 1)).data).toMatchObject({ adjustFen: -40_000, payableFen: 60_000 });
    await expect(portal.db.update(billChanges).set({ decidedBy: operators[0] ?? '' })).rejects.toThrow();
  });

  it('write a bill off, or leave it when they are refused', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await ask(id, { kind: 'WRITE_OFF' });
    expect(await codeOf(ask(id, { kind: 'ADJUST', amountFen: 1 }, 1))).toBe(retCodes.TRANSITION_REFUSED);
    await decide('refuse', 1);
    expect((await rowOf(id)).status).toBe('UNPAID');
    await portal.db.delete(billChanges);
    await ask(id, { kind: 'WRITE_OFF' });
    await decide('approve', 1);
    expect((await rowOf(id)).status).toBe('VOID');
  });

  it('of nothing, or of all that is owed, are refused', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    for (const amountFen of [0, -100_000])
      expect(await codeOf(ask(id, { kind: 'ADJUST', amountFen }))).toBe(retCodes.FIELD_REFUSED);
  });
});

describe('paying', () => {
  const within = (work: (tx: Db) => Promise<unknown>) => inTransaction(portal.db, work);
  const hold = (ids: string[], order = 'o-1') =>
    within(async (tx) => billPayable.hold?.(tx, context(), ids, order));
  const settle = (id: string, amountFen: number, order = 'o-1') =>
    within((tx) => billPayable.settle(tx, context(), [{ bizId: id, amountFen }], order));

  it('keeps bills for one order, with a late fee that stands still, and gives them back', async () => {
    const id = await insertBill(portal.db, { enterpriseId, dueDate: '2026-11-19', status: 'OVERDUE' });
    await hold([id]);
    expect(await refusalOf(hold([id], 'o-2'))).toBe(retCodes.FIELD_REFUSED);
    now = later(9);
    const owed = await inTransaction(portal.db, (tx) => billPayable.due(tx, context(), [id]));
    expect(owed).toMatchObject([{ amountFen: 100_100, state: 'DUE', enterpriseId }]);
    await within(async (tx) => billPayable.release?.(tx, context(), [id], 'o-2'));
    expect((await rowOf(id)).status).toBe('PAYING');
    await within(async (tx) => billPayable.release?.(tx, context(), [id], 'o-1'));
    expect(await rowOf(id)).toMatchObject({ status: 'OVERDUE', payOrderId: null });
  });

  it('holds all of several bills or none, and of two orders at once one wins', async () => {
    const [one, paid] = [
      await insertBill(portal.db, { enterpriseId }),
      await insertBill(portal.db, { enterpriseId, status: 'PAID' }),
    ];
    expect(await refusalOf(hold([one, paid]))).toBe(retCodes.FIELD_REFUSED);
    expect((await rowOf(one)).status).toBe('UNPAID');
    const codes = await Promise.all([refusalOf(hold([one], 'a')), refusalOf(hold([one], 'b'))]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
  });

  it('settles once, also late, and never for another order', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await hold([id]);
    expect(await refusalOf(settle(id, 100_000, 'o-2'))).toBe(retCodes.TRANSITION_REFUSED);
    await settle(id, 100_000);
    await settle(id, 100_000);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', paidFen: 100_000 });
    expect(await refusalOf(settle(id, 100_000, 'o-2'))).toBe(retCodes.TRANSITION_REFUSED);
    const late = await insertBill(portal.db, { enterpriseId, status: 'OVERDUE' });
    await settle(late, 100_000, 'o-9');
    expect((await rowOf(late)).status).toBe('PAID');
  });

  it('gives back no more than was paid', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await settle(id, 100_000);
    const refund = (amountFen: number) =>
      within((tx) => billPayable.refund(tx, context(), [{ bizId: id, amountFen }]));
    await refund(30_000);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedFen: 30_000 });
    await expect(refund(80_000)).rejects.toThrow();
    await refund(70_000);
    expect((await rowOf(id)).status).toBe('REFUNDED');
  });

  it('is open to a guest who knows bill and room, under a key', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const { no, roomNo } = await rowOf(id);
    const ask = (named: object) =>
      portal.call('POST /api/propertyManage/bill/payAsGuest', { no, roomNo, ...named });
    expect((await ask({ roomNo: 'X-1', totalFen: 100_000 })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await ask({ totalFen: 1 })).header.retCode).toBe(retCodes.AMOUNT_CHANGED);
    const { data } = await ask({ totalFen: 100_000 });
    expect((await ask({ totalFen: 100_000 })).header.retCode).toBe(retCodes.IN_OTHER_ORDER);
    const detail = 'GET /api/payManage/order/queryDetail';
    const seen = await portal.call(detail, { id: data.payOrderId, key: data.key });
    expect(seen.data).toMatchObject({ totalFen: 100_000, state: 'CREATED' });
    expect(seen.data.payerName).toMatch(/\*\*\*$/);
    expect((await portal.call(detail, { id: data.payOrderId, key: 'wrong' })).header.retCode).toBe(
      retCodes.NOT_FOUND,
    );
  });
});

describe('whose bills they are', () => {
  it('is asked everywhere', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const draft = await insertBill(portal.db, {
      enterpriseId,
      status: 'DRAFT',
      issueDate: null,
      dueDate: null,
    });
    const see = async (bill: string, token: Promise<string>) =>
      codeOf(portal.call('GET /api/propertyManage/bill/queryDetail', { id: bill }, await token));
    expect(await see(id, member())).toBe(retCodes.SUCCESS);
    expect(await see(id, member('OWNER', otherId))).toBe(retCodes.NOT_FOUND);
    expect(await see(draft, member())).toBe(retCodes.NOT_FOUND);
    const list = 'GET /api/propertyManage/bill/queryList';
    expect((await portal.call(list, {}, await member())).data).toMatchObject({ total: 1, dueFen: 100_000 });
    expect((await portal.call(list, {}, await member('OWNER', otherId))).data.rows).toEqual([]);
    const create = (token: string) =>
      portal.call(
        'POST /api/payManage/order/create',
        { data: { kind: 'BILL', ids: [id], totalFen: 100_000 } },
        token,
      );
    expect((await create(await member('OWNER', otherId))).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await create(await member('STAFF'))).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await create(await member('OWNER'))).header.retCode).toBe(retCodes.SUCCESS);
    expect((await rowOf(id)).status).toBe('PAYING');
  });

  it('a guest knows by number and room, masked, and who guesses has to wait', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const { no } = await rowOf(id);
    const ask = (roomNo: string) => portal.call('POST /api/propertyManage/bill/queryPublic', { no, roomNo });
    const { data } = await ask('301');
    expect(data).toMatchObject({ no, enterpriseMasked: '满***', payableFen: 100_000 });
    expect(JSON.stringify(data)).not.toContain('满庭芳');
    for (let at = 0; at < 10; at++) expect((await ask('302')).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await ask('301')).header.retCode).toBe(retCodes.TOO_FREQUENT);
    now = new Date(testNow.getTime() + 3_601_000);
    expect((await ask('301')).header.retCode).toBe(retCodes.SUCCESS);
  });

  it('shows a guest a meter with its bills, by kind, number and room', async () => {
    await insertHome('305');
    const ask = (kind: string) =>
      portal.call('POST /api/propertyManage/meter/queryPublic', { kind, meterNo: 'W-305', roomNo: '305' });
    expect((await ask('WATER')).data.months).toEqual([{ period: '2026-10', usageX100: 1_200 }]);
    expect((await ask('ELECTRICITY')).header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('expects the months to come', async () => {
    await insertHome();
    await insertBill(portal.db, { enterpriseId, dueDate: '2026-12-01' });
    const { rows } = (await portal.call('GET /api/propertyManage/bill/queryComing', {}, await member())).data;
    expect(rows[0]).toMatchObject({ day: '2026-12-01', amountFen: 100_000 });
    expect(rows.find(({ feeCode, billId }) => feeCode === 'PROPERTY' && billId === null)?.amountFen).toBe(
      12_000,
    );
    expect(rows.find(({ feeCode }) => feeCode === 'WATER')).toMatchObject({
      amountFen: null,
      period: '2026-11',
    });
  });
});

it('the table of transitions leaves nothing that was paid or is void', () => {
  const ended: BillState[] = billStates.filter((state) => Object.keys(billTransitions[state]).length === 0);
  expect(ended).toEqual(['REFUNDED', 'VOID']);
});

it('writes a log row with every change of a bill', async () => {
  const id = await insertBill(portal.db, { enterpriseId });
  await inTransaction(portal.db, async (tx) => billPayable.hold?.(tx, context(), [id], 'o-1'));
  const rows = await portal.db
    .select()
    .from(operLogs)
    .where(and(eq(operLogs.entityId, id), eq(operLogs.event, 'bill.hold')));
  expect(rows).toHaveLength(1);
});
