import type { Price } from '@portal/contract/billing/bill-price';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bills } from '../bill/bill.table.ts';
import { runBills } from '../bill/run-bills.ts';
import { tariffs } from '../meter/meter.table.ts';
import {
  codeOf,
  deps,
  enterpriseId,
  finance,
  insertHome,
  later,
  operate,
  portal,
  setNow,
  start,
  startCall,
  useBillPark,
} from '../testing/bill-park.ts';
import {
  insertBill,
  insertLetUnit,
  insertMeter,
  insertReading,
  insertTariff,
} from '../testing/insert-meter.ts';

// Today is 2026-11-21.
useBillPark();

const plain = (unitPriceE4: number): Price => ({ unitPriceE4, tiers: null, tou: null });
const saveCall = 'POST /api/propertyManage/fee/saveTariff';
const save = async (effectiveFrom: string, unitPriceE4 = 42_000, edited: object = {}) =>
  portal.call(
    saveCall,
    { ...edited, data: { feeCode: 'WATER', effectiveFrom, price: plain(unitPriceE4) } },
    await finance(),
  );
const preview = async (effectiveFrom: string, unitPriceE4: number, given: object = {}) =>
  portal.call(
    'POST /api/propertyManage/fee/previewTariff',
    { data: { feeCode: 'WATER', effectiveFrom, price: plain(unitPriceE4), ...given } },
    await finance(),
  );
const act = async (id: string, event: string, data: object = {}) =>
  portal.call(
    'POST /api/propertyManage/fee/operateTariff',
    { id, event, version: (await rowOf(id)).version, data },
    await finance(),
  );
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(tariffs).where(eq(tariffs.id, id));
  if (!row) throw new Error('no such price');
  return row;
};
const fieldsOf = ({ data }: { data: unknown }) => (data as { fields?: Record<string, string> }).fields ?? {};
const listed = async () => {
  const call = 'GET /api/propertyManage/fee/queryManageList';
  const { data } = await portal.call(call, {}, await finance());
  return data.rows.flatMap(({ tariffs: its }) => its);
};

describe('the preview', () => {
  const moneyOf = async (...input: Parameters<typeof preview>) => (await preview(...input)).data.money;

  it('shows two lines and their sum to the fen, as the bill will have them', async () => {
    await insertTariff(portal.db, { price: plain(42_000) });
    await insertHome('301', 1_500);
    // 14.5 × 4.20 + 0.5 × 8.40 = 65.10; 63.00 at the old price, 126.00 at the new one.
    const compared = { beforeFen: 6_300, splitFen: 6_510, afterFen: 12_600 };
    expect(await moneyOf('2026-11-30', 84_000)).toEqual({
      usagePeriod: '2026-10',
      meters: 1,
      ...compared,
      example: {
        meterNo: 'W-301',
        enterpriseName: '满庭芳花卉',
        usageX100: 1_500,
        parts: [
          { from: '2026-11-01', to: '2026-11-29', days: 29, amountFen: 6_090 },
          { from: '2026-11-30', to: '2026-11-30', days: 1, amountFen: 420 },
        ],
        ...compared,
      },
    });
  });

  it('adds up all meters, each rounded by itself, and shows the largest consumer', async () => {
    await insertTariff(portal.db);
    await insertHome('301', 1_200);
    await insertHome('302', 3_333);
    const money = await moneyOf('2026-12-16', 40_000);
    expect(money).toMatchObject({ meters: 2, beforeFen: 4_200 + 11_666, afterFen: 4_800 + 13_332 });
    expect(money?.example).toMatchObject({ meterNo: 'W-302', usageX100: 3_333 });
    const { parts = [], splitFen } = money?.example ?? {};
    expect(parts.map(({ days }) => days)).toEqual([15, 16]);
    expect(parts.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(splitFen);
  });

  it('equals the bill of a month whose price was changed', async () => {
    await insertTariff(portal.db);
    await insertHome();
    const expected = await moneyOf('2026-10-20', 50_000);
    expect(await codeOf(save('2026-10-20', 50_000))).toBe(retCodes.SUCCESS);
    await start(['WATER']);
    await runBills(deps());
    const [bill] = await portal.db.select().from(bills).where(eq(bills.feeCode, 'WATER'));
    expect(bill?.principalFen).toBe(expected?.splitFen);
  });

  it('leaves out the price that is edited, and ends where the next one begins', async () => {
    await insertTariff(portal.db);
    await insertHome();
    const { tariffId } = (await save('2026-12-16', 50_000)).data;
    const parts = async (given: object) =>
      (await moneyOf('2026-12-11', 60_000, given))?.example.parts.map(({ days }) => days);
    expect(await parts({})).toEqual([10, 5, 16]);
    expect(await parts({ tariffId })).toEqual([10, 21]);
  });

  it('shows no money without a reading, or without a price before', async () => {
    await insertTariff(portal.db, { effectiveFrom: '2026-11-10' });
    expect(await moneyOf('2026-12-16', 40_000)).toBeNull();
    await insertHome();
    expect(await moneyOf('2026-11-20', 40_000)).toBeNull();
    expect(await moneyOf('2026-12-16', 40_000)).not.toBeNull();
  });

  it('refuses tiers that fall', async () => {
    const tiers = [
      { uptoX100: 500, unitPriceE4: 1 },
      { uptoX100: 100, unitPriceE4: 1 },
    ];
    const price = { unitPriceE4: 0, tiers, tou: null };
    expect(await codeOf(preview('2026-12-16', 0, { price }))).toBe(retCodes.PARAMETER_INVALID);
  });
});

describe('a price', () => {
  it('may begin on any day, also in the past', async () => {
    for (const day of ['2025-01-01', '2026-11-21', '2026-12-24'])
      expect(await codeOf(save(day)), day).toBe(retCodes.SUCCESS);
    expect((await listed()).map(({ effectiveFrom, state }) => [effectiveFrom, state])).toEqual([
      ['2026-12-24', 'COMING'],
      ['2026-11-21', 'CURRENT'],
      ['2025-01-01', 'PAST'],
    ]);
  });

  it('cannot begin where days are billed; the form names those bills', async () => {
    await insertTariff(portal.db);
    const id = await insertBill(portal.db, { enterpriseId, feeCode: 'WATER', period: '2026-10' });
    const [bill] = await portal.db.select().from(bills).where(eq(bills.id, id));
    const refused = await save('2026-10-31');
    expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(fieldsOf(refused)['data.effectiveFrom']).toContain(bill?.no);
    const seen = async (effectiveFrom: string) => (await preview(effectiveFrom, 42_000)).data;
    expect(await seen('2026-10-31')).toMatchObject({
      bills: [{ billId: id, no: bill?.no, period: '2026-10', enterpriseName: '满庭芳花卉' }],
      hasMore: false,
      month: { from: '2026-10-01', to: '2026-10-31', daysBefore: 30, daysAfter: 1 },
    });
    expect(await seen('2026-11-01')).toMatchObject({ bills: [], month: { daysBefore: 0, daysAfter: 30 } });
    expect(await codeOf(save('2026-11-01'))).toBe(retCodes.SUCCESS);
  });

  it('is no obstacle once the bill is void, and a draft is discarded first', async () => {
    await insertTariff(portal.db);
    await insertHome();
    const runId = await start(['WATER']);
    await runBills(deps());
    expect(Object.keys(fieldsOf(await save('2026-10-16')))).toEqual(['data.effectiveFrom']);
    await operate(runId, 'discard');
    expect(await codeOf(save('2026-10-16'))).toBe(retCodes.SUCCESS);
  });

  it('can be changed and withdrawn until it begins, and stays in the list with who and when', async () => {
    const first = (await save('2026-12-01')).data.tariffId;
    const changed = await save('2026-12-05', 50_000, { id: first, version: 1 });
    expect(changed.header.retCode).toBe(retCodes.SUCCESS);
    expect(await rowOf(first)).toMatchObject({
      effectiveFrom: '2026-12-01',
      successorId: changed.data.tariffId,
    });
    expect(await codeOf(save('2026-12-06', 1, { id: first, version: 2 }))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(save('2026-12-06', 1, { id: changed.data.tariffId, version: 9 }))).toBe(
      retCodes.VERSION_CONFLICT,
    );
    expect(await codeOf(act(changed.data.tariffId, 'end', { endsOn: '2026-12-31' }))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    expect(await codeOf(act(changed.data.tariffId, 'withdraw'))).toBe(retCodes.SUCCESS);
    const rows = await listed();
    expect(rows.map(({ state, actions }) => [state, actions])).toEqual([
      ['WITHDRAWN', []],
      ['WITHDRAWN', []],
    ]);
    for (const { enteredBy, closedBy, closedAt } of rows) {
      expect(enteredBy).not.toBe('');
      expect(closedBy).toBe(enteredBy);
      expect(closedAt).not.toBeNull();
    }
    // Its day is free again.
    expect(await codeOf(save('2026-12-05'))).toBe(retCodes.SUCCESS);
  });

  it('can be ended once it has begun, but not under a bill', async () => {
    const id = (await save('2026-01-01')).data.tariffId;
    expect(await codeOf(act(id, 'withdraw'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(save('2026-12-01', 1, { id, version: 1 }))).toBe(retCodes.TRANSITION_REFUSED);
    await insertBill(portal.db, { enterpriseId, feeCode: 'WATER', period: '2026-10' });
    expect(Object.keys(fieldsOf(await act(id, 'end')))).toEqual(['data.endsOn']);
    expect(Object.keys(fieldsOf(await act(id, 'end', { endsOn: '2026-10-30' })))).toEqual(['data.endsOn']);
    expect(Object.keys(fieldsOf(await act(id, 'end', { endsOn: '2025-12-30' })))).toEqual(['data.endsOn']);
    expect(await codeOf(act(id, 'end', { endsOn: '2026-10-31' }))).toBe(retCodes.SUCCESS);
    expect(await listed()).toMatchObject([{ state: 'ENDED', endsOn: '2026-10-31', isCurrent: false }]);
    expect(await codeOf(act(id, 'end', { endsOn: '2026-11-30' }))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is entered once when two people enter one for the same day', async () => {
    const headers = [await finance(), await finance(1)];
    const data = { feeCode: 'WATER', effectiveFrom: '2026-12-01', price: plain(42_000) };
    const codes = await Promise.all(headers.map((by) => codeOf(portal.call(saveCall, { data }, by))));
    expect(codes.toSorted()).toEqual([retCodes.SUCCESS, retCodes.FIELD_REFUSED].toSorted());
    expect(await portal.db.$count(tariffs)).toBe(1);
  });

  it('is changed or withdrawn, not both', async () => {
    const id = (await save('2026-12-01')).data.tariffId;
    const [one, other] = await Promise.all([
      codeOf(save('2026-12-02', 50_000, { id, version: 1 })),
      codeOf(act(id, 'withdraw')),
    ]);
    expect([one, other].filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
  });

  it('is entered by the finance office only', async () => {
    const staff = await portal.logIn({
      userId: enterpriseId,
      userType: '900',
      operatorRoles: ['OP_PROPERTY'],
    });
    const data = { feeCode: 'WATER', effectiveFrom: '2026-12-01', price: plain(42_000) };
    expect(await codeOf(portal.call(saveCall, { data }, staff))).toBe(retCodes.SECURITY_STOP);
    expect(await codeOf(portal.call(saveCall, { data }))).toBe(retCodes.NOT_LOGGED_IN);
  });
});

describe('the bill of a month in which the price changes', () => {
  /** A meter that used 15 m³ in November, and prices of 4.20 until the 29th and 8.40 from the 30th. */
  async function november() {
    setNow(later(12));
    const unitId = await insertLetUnit(portal.db, enterpriseId);
    const meterId = await insertMeter(portal.db, { unitId, enterpriseId, meterNo: 'W-1' });
    await insertTariff(portal.db, { price: plain(42_000) });
    expect(await codeOf(save('2026-11-30', 84_000))).toBe(retCodes.SUCCESS);
    return meterId;
  }
  async function billed(meterId: string) {
    await insertReading(portal.db, { meterId, enterpriseId, period: '2026-11', readingX100: 11_500 });
    const data = { period: '2026-11', feeCodes: ['WATER'] };
    const { runId } = (await portal.call(startCall, { data }, await finance())).data;
    await runBills(deps());
    await operate(runId, 'issue');
    await runBills(deps());
    const [bill] = await portal.db.select().from(bills);
    return bill;
  }
  const readOnDay = async (day: string, readingX100: number) =>
    portal.call(
      'POST /api/propertyManage/meter/readOnDay',
      { data: { meterNo: 'W-1', day, readingX100 } },
      await finance(),
    );

  it('has two lines that say so: 65.10', async () => {
    const bill = await billed(await november());
    expect(bill).toMatchObject({ principalFen: 6_510, status: 'UNPAID' });
    const detail = 'GET /api/propertyManage/bill/queryManageDetail';
    const { data } = await portal.call(detail, { id: bill?.id ?? '' }, await finance());
    expect(data.lines.map(({ partLabel, amountFen }) => [partLabel, amountFen])).toEqual([
      ['2026-11-01 至 2026-11-29', 6_090],
      ['2026-11-30 至 2026-11-30', 420],
    ]);
    expect(data.compared.usageX100).toBe(1_500);
  });

  it('is split by the reading of that day', async () => {
    const meterId = await november();
    expect(await codeOf(readOnDay('2026-11-30', 11_100))).toBe(retCodes.SUCCESS);
    // 11 m³ × 4.20 + 4 m³ × 8.40
    expect(await billed(meterId)).toMatchObject({ principalFen: 7_980 });
  });

  it('waits for a price of each of its days', async () => {
    setNow(later(12));
    await insertHome();
    await insertTariff(portal.db, { effectiveFrom: '2026-10-02' });
    const runId = await start(['WATER']);
    await runBills(deps());
    const url = 'GET /api/propertyManage/billRun/queryExceptions';
    const { rows } = (await portal.call(url, { id: runId }, await finance())).data;
    expect(rows.map(({ kind }) => kind)).toEqual(['NO_TARIFF']);
  });

  it('refuses a reading of a day that cannot be', async () => {
    const meterId = await november();
    const faultOf = async (day: string, readingX100: number) =>
      Object.keys(fieldsOf(await readOnDay(day, readingX100)));
    expect(await faultOf('2026-12-24', 11_000)).toEqual(['data.day']);
    expect(await faultOf('2026-11-30', 9_999)).toEqual(['data.readingX100']);
    expect(await faultOf('2026-11-30', 10_000_000)).toEqual(['data.readingX100']);
    await billed(meterId);
    expect(await faultOf('2026-11-30', 11_100)).toEqual(['data.day']);
  });

  it('is doubted when that reading does not lie between the others', async () => {
    const meterId = await november();
    await readOnDay('2026-11-30', 12_000);
    expect(await billed(meterId)).toBeUndefined();
  });
});
