import { retCodes } from '@portal/contract/ret-code';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../../testing/test-app.ts';
import { messages } from '../../message/message.table.ts';
import { meters, readings, tariffs } from '../meter/meter.table.ts';
import { formulaOf, recompute } from '../money/price-usage.ts';
import {
  codeOf,
  deps,
  enterpriseId,
  finance,
  insertHome,
  operate,
  otherId,
  payerId,
  portal,
  runOf,
  setNow,
  start,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertLetUnit, insertMeter, insertReading, insertTariff } from '../testing/insert-meter.ts';
import { bills } from './bill.table.ts';
import { runBills } from './run-bills.ts';

useBillPark();

describe('invariant 12: a bill line can be recalculated from its stored inputs', () => {
  it('for any tariff, even after tariff, meter and reading have changed', async () => {
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

describe('a billing run', () => {
  it('drafts a bill per fee, with the inputs of its calculation', async () => {
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

  it('lists what couldn’t be billed and what looks wrong', async () => {
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

  it('can be repeated without duplicates and then bills what it couldn’t before', async () => {
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

  it('can be open only once per month, even if started concurrently', async () => {
    await insertHome();
    const data = { period: '2026-10', feeCodes: ['PROPERTY'] };
    const token = await finance();
    const answers = await Promise.all(
      [1, 2, 3].map(() => codeOf(portal.call('POST /api/propertyManage/billRun/start', { data }, token))),
    );
    expect(answers.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
  });

  it('bills nothing twice when several servers work on it', async () => {
    for (const no of ['301', '302', '303']) await insertHome(no);
    await insertTariff(portal.db);
    const id = await start();
    await Promise.all([runBills(deps()), runBills(deps()), runBills(deps())]);
    expect(await runOf(id)).toMatchObject({ state: 'READY', bills: 6, done: 6 });
    const numbers = (await portal.db.select().from(bills)).map(({ no }) => no);
    expect(new Set(numbers).size).toBe(6);
  });

  it('is shown as interrupted while no server works on it', async () => {
    await insertHome();
    const id = await start(['PROPERTY']);
    expect((await runOf(id)).stateLabel).toBe('出账中');
    setNow(new Date(testNow.getTime() + 5_000));
    expect(await runOf(id)).toMatchObject({
      state: 'RUNNING',
      stateLabel: '中断，正在继续',
      done: 0,
      total: 1,
    });
    await runBills(deps());
    expect((await runOf(id)).stateLabel).toBe('待核对');
  });

  it('issues its drafts and notifies those who pay', async () => {
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

  it('can be discarded with its drafts, so that the month can be billed again', async () => {
    await insertHome();
    const id = await start(['PROPERTY']);
    await runBills(deps());
    await operate(id, 'discard');
    const next = await start(['PROPERTY']);
    await runBills(deps());
    expect((await runOf(next)).bills).toBe(1);
    expect(await portal.db.$count(bills, ne(bills.status, 'VOID'))).toBe(1);
  });

  it('does not bill again what was issued and written off', async () => {
    await insertHome();
    const issue = async () => {
      const id = await start(['PROPERTY']);
      await runBills(deps());
      await operate(id, 'issue');
      await runBills(deps());
      return id;
    };
    await issue();
    await portal.db.update(bills).set({ status: 'VOID' });
    expect((await runOf(await issue())).bills).toBe(0);
    expect(await portal.db.$count(bills)).toBe(1);
  });
});
