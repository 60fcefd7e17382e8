import { retCodes } from '@portal/contract/ret-code';
import { and, eq, isNotNull, like, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages } from '../../message/message.table.ts';
import { ledgerEntries } from '../../payment/ledger/ledger.table.ts';
import { type Bill, billChanges, bills } from '../bill/bill.table.ts';
import { runBills } from '../bill/run-bills.ts';
import { billPayable } from '../bill.payable.ts';
import {
  codeOf,
  context,
  deps,
  enterpriseId,
  finance,
  insertHome,
  later,
  operate,
  portal,
  refusalOf,
  rowOf,
  setNow,
  startCall,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertReading, insertTariff } from '../testing/insert-meter.ts';
import { meters, readings } from './meter.table.ts';

// Today is 2026-11-21; water costs 3.50.
useBillPark();

const previewCall = 'POST /api/propertyManage/meter/previewCorrection';
const askCall = 'POST /api/propertyManage/meter/askCorrection';
const decideCall = 'POST /api/propertyManage/bill/decideChange';
const right = (readingX100: number, more: object = {}) => ({
  meterNo: 'W-301',
  period: '2026-10',
  readingX100,
  ...more,
});
const reason = '抄错一位，现场照片为证';
const preview = async (data: object) => portal.call(previewCall, { data }, await finance());
const ask = async (data: object, by = 0) =>
  portal.call(askCall, { data: { ...data, reason } }, await finance(by));
const decide = async (id: string, event = 'approve', by = 1) =>
  portal.call(decideCall, { id, event, version: 1 }, await finance(by));
const fieldsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields?: object }).fields ?? {});

async function bill(period: string): Promise<Bill> {
  const data = { period, feeCodes: ['WATER'] };
  const { runId } = (await portal.call(startCall, { data }, await finance())).data;
  await runBills(deps());
  await operate(runId, 'issue');
  await runBills(deps());
  return billIn(period);
}

async function billIn(period: string): Promise<Bill> {
  const isValid = and(eq(bills.period, period), ne(bills.status, 'VOID'));
  const [row] = await portal.db.select().from(bills).where(isValid);
  if (!row) throw new Error('no such bill');
  return row;
}

/** 120 m³ were read in October instead of 12, and billed with 420.00. */
async function misread() {
  await insertTariff(portal.db);
  const { meterId } = await insertHome('301', 12_000);
  await portal.db.update(meters).set({ lastPeriod: '2026-10', lastX100: 22_000 });
  const wrong = await bill('2026-10');
  expect(wrong.principalFen).toBe(42_000);
  return { meterId, wrong };
}

const pay = (id: string, set: Partial<Bill> = {}) =>
  portal.db
    .update(bills)
    .set({ status: 'PAID', paidFen: 42_000, settledLateFen: 0, ...set })
    .where(eq(bills.id, id));

describe('a wrong reading that is billed', () => {
  it('cannot be read again, but corrected: both bills are shown first', async () => {
    const { wrong } = await misread();
    const again = { data: right(11_200) };
    const call = 'POST /api/propertyManage/meter/read';
    expect(fieldsOf(await portal.call(call, again, await finance()))).toEqual(['data.readingX100']);
    const billed = 'GET /api/propertyManage/meter/queryBilledReading';
    const { data } = await portal.call(billed, { meterNo: 'W-301', period: '2026-10' }, await finance());
    expect(data).toMatchObject({ readingX100: 22_000, bill: { billId: wrong.id, principalFen: 42_000 } });
    const { replacements } = (await preview(right(11_200))).data;
    expect(replacements).toMatchObject([
      {
        billId: wrong.id,
        before: { principalFen: 42_000, paidFen: 0 },
        after: { principalFen: 4_200, movedFen: 0, payableFen: 4_200, creditFen: 0 },
      },
    ]);
    expect(replacements[0]?.after.lines).toMatchObject([{ formulaText: '12 × 3.5 = 42.00' }]);
    expect(await rowOf(wrong.id)).toMatchObject({ status: 'UNPAID', principalFen: 42_000 });
  });

  it('takes two persons; the old bill is void and linked to the new one', async () => {
    const { wrong, meterId } = await misread();
    const { changeId } = (await ask(right(11_200))).data;
    expect(await codeOf(ask(right(11_300), 1))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(decide(changeId, 'approve', 0))).toBe(retCodes.TRANSITION_REFUSED);
    const { data } = await decide(changeId);
    expect(data).toMatchObject({ principalFen: 4_200, taxFen: 122, state: 'UNPAID' });
    expect(await rowOf(wrong.id)).toMatchObject({ status: 'VOID', successorId: data.billId });
    const [reading] = await portal.db.select().from(readings).where(eq(readings.meterId, meterId));
    expect(reading).toMatchObject({ readingX100: 11_200, usageX100: 1_200 });
    const [meter] = await portal.db.select().from(meters).where(eq(meters.id, meterId));
    expect(meter?.lastX100).toBe(11_200);
    const [change] = await portal.db.select().from(billChanges);
    expect(change).toMatchObject({ amountFen: -37_800, correction: { before: { readingX100: 22_000 } } });
    const notified = await portal.db.select().from(messages).where(eq(messages.eventCode, 'BILL_REPLACED'));
    expect(notified).toHaveLength(1);
  });

  it('moves what was paid to the new bill, and the rest to credit', async () => {
    const { wrong } = await misread();
    await pay(wrong.id);
    const shown = (await preview(right(11_200))).data.replacements[0]?.after;
    expect(shown).toMatchObject({ movedFen: 4_200, creditFen: 37_800, payableFen: 0 });
    const { data } = await decide((await ask(right(11_200))).data.changeId);
    expect(data).toMatchObject({ state: 'PAID', paidFen: 4_200, principalFen: 4_200 });
    expect(await rowOf(wrong.id)).toMatchObject({ status: 'VOID', paidFen: 0 });
    const entries = await portal.db
      .select({ account: ledgerEntries.account, amountFen: ledgerEntries.amountFen })
      .from(ledgerEntries)
      .where(like(ledgerEntries.account, 'CREDIT:%'));
    expect(entries).toEqual([{ account: `CREDIT:${enterpriseId}`, amountFen: -37_800 }]);
  });

  it('leaves the rest to pay when more was used', async () => {
    const { wrong } = await misread();
    await pay(wrong.id);
    const { data } = await decide((await ask(right(23_000))).data.changeId);
    expect(data).toMatchObject({ state: 'UNPAID', principalFen: 45_500, paidFen: 42_000, payableFen: 3_500 });
  });

  it('refunds a payment through the bill to which it was moved', async () => {
    const { wrong } = await misread();
    await pay(wrong.id);
    const { data } = await decide((await ask(right(11_200))).data.changeId);
    const refund = (amountFen: number) =>
      portal.db.transaction((tx) => billPayable.refund(tx, context(), [{ bizId: wrong.id, amountFen }]));
    await refund(1_000);
    expect(await rowOf(data.billId)).toMatchObject({ refundedFen: 1_000, status: 'PAID' });
    expect(await refusalOf(refund(10_000))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('also replaces the bill of the next month, which began with it', async () => {
    const { meterId } = await misread();
    setNow(later(15));
    await insertReading(portal.db, {
      meterId,
      enterpriseId,
      period: '2026-11',
      previousX100: 22_000,
      readingX100: 23_000,
    });
    const next = await bill('2026-11');
    expect(next.principalFen).toBe(3_500);
    expect(fieldsOf(await ask(right(23_100)))).toEqual(['data.readingX100']);
    const { replacements } = (await preview(right(11_200))).data;
    expect(replacements.map(({ period, after }) => [period, after.principalFen])).toEqual([
      ['2026-10', 4_200],
      ['2026-11', 41_300],
    ]);
    await decide((await ask(right(11_200))).data.changeId);
    expect((await billIn('2026-10')).principalFen).toBe(4_200);
    expect(await billIn('2026-11')).toMatchObject({ principalFen: 41_300, status: 'UNPAID' });
    expect(await rowOf(next.id)).toMatchObject({ status: 'VOID' });
  });

  it('is refused where it cannot be', async () => {
    const { wrong } = await misread();
    expect(fieldsOf(await ask(right(22_000)))).toEqual(['data.readingX100']);
    expect(fieldsOf(await ask(right(9_000)))).toEqual(['data.readingX100']);
    expect(fieldsOf(await ask(right(10_000_000)))).toEqual(['data.readingX100']);
    expect(fieldsOf(await ask(right(11_200, { period: '2026-09' })))).toEqual(['data.period']);
    expect(fieldsOf(await ask(right(11_200, { meterNo: '?' })))).toEqual(['data.period']);
    for (const status of ['PAYING', 'OBJECTED', 'REFUNDED'] as const) {
      await portal.db.update(bills).set({ status }).where(eq(bills.id, wrong.id));
      expect(await codeOf(ask(right(11_200))), status).toBe(retCodes.TRANSITION_REFUSED);
    }
  });

  it('is refused when a payment has begun since', async () => {
    const { wrong } = await misread();
    const { changeId } = (await ask(right(11_200))).data;
    await portal.db.update(bills).set({ status: 'PAYING' }).where(eq(bills.id, wrong.id));
    expect(await codeOf(decide(changeId))).toBe(retCodes.TRANSITION_REFUSED);
    expect((await portal.db.select().from(billChanges))[0]?.status).toBe('ASKED');
  });

  it('is carried out once, however many approve at once', async () => {
    await misread();
    const { changeId } = (await ask(right(11_200))).data;
    const codes = await Promise.all([1, 1, 1].map((by) => codeOf(decide(changeId, 'approve', by))));
    expect(codes.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
    expect(await portal.db.$count(bills, isNotNull(bills.issueDate))).toBe(2);
  });
});
