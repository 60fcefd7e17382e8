import { receiptStates, receiptTransitions } from '@portal/contract/payment/receipt-terms';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { messages } from '../../message/message.table.ts';
import { creditOf } from '../account.public.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { moneyRules } from '../money-rules.table.ts';
import {
  act,
  billOf,
  clerk,
  day,
  enterAs,
  entered,
  expectBalanced,
  insertLine,
  insertTenant,
  lineState,
  now,
  owes,
  portal,
  setNow,
  useCounterPark,
} from '../testing/counter-park.ts';

useCounterPark();

const candidates = 'GET /api/payManage/receipt/queryCandidates';
const preview = 'POST /api/payManage/receipt/preview';
const detail = 'GET /api/payManage/receipt/queryDetail';
const allocation = 'GET /api/payManage/receipt/queryAllocation';

const candidatesOf = async (lineId: string) =>
  (await portal.call(candidates, { lineId }, await clerk())).data.rows;
const allocationOf = async (enterpriseId: string, amountFen: number, receivedOn = '2026-11-21') =>
  (await portal.call(allocation, { enterpriseId, amountFen, receivedOn }, await clerk())).data;

const balanceOf = async (account: string) => {
  const { rows } = await portal.db.execute<{ fen: number }>(
    sql`select coalesce(sum(amount_fen), 0)::int as fen from ledger_entry where account = ${account}`,
  );
  return rows[0]?.fen;
};

const fromLine = async (
  nth: number,
  { id, version, amountFen }: { id: string; version: number; amountFen: number },
  enterpriseId: string,
  items: { billId: string; amountFen: number }[],
  more: object = {},
) => enterAs(nth, { way: 'BANK', lineId: id, lineVersion: version, enterpriseId, amountFen, items, ...more });

describe('a bank line without a code', () => {
  it('finds the open rent of its payer by itself', async () => {
    const tenant = await insertTenant('云岫兰心鲜切花有限公司（演示）');
    const other = await insertTenant('霁月兰业有限公司');
    const rent = await owes(tenant.enterpriseId, 569_363, { feeCode: 'RENT', dueDate: '2026-11-28' });
    await owes(tenant.enterpriseId, 120_000, { dueDate: '2026-11-22' });
    await owes(other.enterpriseId, 80_000);
    const line = await insertLine(569_363, { payer: '兰心鲜切花有限公司', purpose: '11月房租' });
    const [best, ...rest] = await candidatesOf(line.id);
    expect(best).toMatchObject({ enterpriseId: tenant.enterpriseId, clues: ['NAME', 'BILL'], bills: 2 });
    expect(rest).toEqual([]);
    const found = await allocationOf(tenant.enterpriseId, line.amountFen);
    expect(found).toMatchObject({ foundBy: 'BILL', restFen: 0 });
    expect(found.bills.filter(({ suggestedFen }) => suggestedFen > 0)).toMatchObject([
      { billId: rent, suggestedFen: 569_363 },
    ]);
    const { data } = await fromLine(0, line, tenant.enterpriseId, [{ billId: rent, amountFen: 569_363 }]);
    // 5,693.63 is above the park's threshold of 5,000.
    expect(data).toMatchObject({ state: 'PROPOSED', payer: '兰心鲜切花有限公司', actions: ['drop'] });
    expect(await lineState(line.id)).toBe('PROPOSED');
    expect((await act(data.receiptId, 'confirm', 0)).header.retCode).toBe('500047');
    expect((await act(data.receiptId, 'confirm', 1)).data).toMatchObject({ state: 'BOOKED' });
    expect(await billOf(rent)).toMatchObject({ status: 'PAID', paidFen: 569_363 });
    expect(await lineState(line.id)).toBe('MATCHED');
    const notified = await portal.db.select().from(messages).where(eq(messages.userId, tenant.userId));
    expect(notified.map(({ eventCode }) => eventCode)).toEqual(['RECEIPT_BOOKED']);
    await expectBalanced();
  });

  it('finds a set of bills of one enterprise that makes the sum, late fees included', async () => {
    const { enterpriseId } = await insertTenant();
    await owes(enterpriseId, 30_011);
    // 11 days late: 0.55 per 100.00.
    const late = await owes(enterpriseId, 100_000, { issueDate: '2026-10-26', dueDate: '2026-11-10' });
    const open = await owes(enterpriseId, 20_007);
    const line = await insertLine(120_557);
    const [best] = await candidatesOf(line.id);
    expect(best).toMatchObject({ enterpriseId, clues: ['SET'] });
    const { foundBy, bills } = await allocationOf(enterpriseId, line.amountFen);
    expect(foundBy).toBe('SET');
    expect(bills.filter(({ suggestedFen }) => suggestedFen > 0).map(({ billId }) => billId)).toEqual([
      late,
      open,
    ]);
  });

  it('finds whom its payer paid for before, and whom an officer said it pays for', async () => {
    const { enterpriseId } = await insertTenant();
    const payer = '乔慢（个人）';
    const first = await insertLine(1_000, { payer });
    await fromLine(0, first, enterpriseId, []);
    const second = await insertLine(2_000, { payer });
    expect(await candidatesOf(second.id)).toMatchObject([{ enterpriseId, clues: ['BEFORE'] }]);
    await fromLine(0, second, enterpriseId, [], { remembers: true });
    const third = await insertLine(3_000, { payer: ' 乔慢(个人)' });
    expect(await candidatesOf(third.id)).toMatchObject([{ enterpriseId, clues: ['RULE'] }]);
    // Offered, not applied: the line waits for an officer.
    expect(await lineState(third.id)).toBe('HELD');
    expect(await creditOf(portal.db, enterpriseId)).toBe(3_000);
  });

  it('is allocated by one of two clerks', async () => {
    const { enterpriseId } = await insertTenant();
    const [one, other] = [await owes(enterpriseId, 30_000), await owes(enterpriseId, 30_000)];
    const line = await insertLine(30_000);
    const answers = await Promise.all([
      fromLine(0, line, enterpriseId, [{ billId: one, amountFen: 30_000 }]),
      fromLine(1, line, enterpriseId, [{ billId: other, amountFen: 30_000 }]),
    ]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
    const paid = [(await billOf(one)).paidFen, (await billOf(other)).paidFen];
    expect(new Set(paid)).toEqual(new Set([0, 30_000]));
    await expectBalanced();
  });

  it('divides 20,000.00 over three bills, and 230.48 more is credit', async () => {
    const { enterpriseId } = await insertTenant();
    await entered({ enterpriseId, amountFen: 15_000 });
    const usual = now;
    setNow(Date.parse('2026-12-05T09:12:00+08:00'));
    const quarter = await owes(enterpriseId, 924_000, { issueDate: '2026-08-26', dueDate: '2026-09-10' });
    const next = await owes(enterpriseId, 924_000, { dueDate: '2026-12-10' });
    const water = await owes(enterpriseId, 89_220, { dueDate: '2026-12-13' });
    const others = [
      await owes(enterpriseId, 27_405, { dueDate: '2026-12-13' }),
      await owes(enterpriseId, 711_539, { dueDate: '2026-12-13' }),
    ];
    const line = await insertLine(2_000_000, { purpose: '货款转园区' });
    const { bills, restFen, creditFen } = await allocationOf(enterpriseId, 2_000_000, '2026-12-05');
    // The third quarter is 86 days late: 397.32.
    expect(bills.map(({ suggestedFen }) => suggestedFen)).toEqual([963_732, 924_000, 89_220, 0, 0]);
    expect({ restFen, creditFen }).toEqual({ restFen: 23_048, creditFen: 15_000 });
    const items = bills.map(({ billId, suggestedFen }) => ({ billId, amountFen: suggestedFen }));
    const { id: lineId, amountFen } = line;
    const typed = { way: 'BANK', lineId, enterpriseId, receivedOn: '2026-12-05', amountFen, items };
    const shown = (await portal.call(preview, { data: typed }, await clerk())).data;
    expect(shown).toMatchObject({ creditFen: 23_048, capitals: '贰万元整', needsSecond: true });
    const { data } = await fromLine(0, line, enterpriseId, items);
    // The second person comes two days later; the late fee stays that of the day of the money.
    setNow(now + 2 * day);
    expect((await act(data.receiptId, 'confirm', 1)).data).toMatchObject({
      state: 'BOOKED',
      creditFen: 23_048,
    });
    const booked = (await portal.call(detail, { id: data.receiptId }, await clerk())).data;
    expect(booked.items).toEqual(shown.items.map(({ leftFen: _left, ...item }) => item));
    expect(booked.items.map(({ lateFen }) => lateFen)).toEqual([39_732, 0, 0]);
    setNow(usual);
    expect(await creditOf(portal.db, enterpriseId)).toBe(38_048);
    expect(await billOf(quarter)).toMatchObject({ status: 'PAID', paidFen: 963_732, settledLateFen: 39_732 });
    for (const id of [next, water]) expect(await billOf(id)).toMatchObject({ status: 'PAID' });
    for (const id of others) expect(await billOf(id)).toMatchObject({ status: 'UNPAID', paidFen: 0 });
    await expectBalanced();
  });
});

describe('cash, card and cheque', () => {
  it('pay in part, and the late fee goes on with what is left', async () => {
    const { enterpriseId } = await insertTenant();
    const bill = await owes(enterpriseId, 100_000, {
      issueDate: '2026-10-26',
      dueDate: '2026-11-10',
      status: 'OVERDUE',
    });
    const before = (await balanceOf('CHANNEL:CASH')) ?? 0;
    const receipt = await entered({
      enterpriseId,
      amountFen: 40_000,
      receivedOn: '2026-11-20',
      items: [{ billId: bill, amountFen: 40_000 }],
    });
    expect(receipt).toMatchObject({
      state: 'BOOKED',
      creditFen: 0,
      capitals: '肆佰元整',
      actions: ['reverse'],
    });
    expect(receipt.items).toMatchObject([{ amountFen: 40_000, lateFen: 500 }]);
    expect(await billOf(bill)).toMatchObject({ status: 'OVERDUE', paidFen: 40_000, paidLateFen: 500 });
    expect(await balanceOf('CHANNEL:CASH')).toBe(before + 40_000);
    // 605.00 is left and bears 0.30 a day.
    const { bills } = await allocationOf(enterpriseId, 0);
    expect(bills).toMatchObject([{ payableFen: 60_530, lateFen: 30 }]);
    await expectBalanced();
  });

  it('pay the principal first where the park says so', async () => {
    const { enterpriseId } = await insertTenant();
    const bill = await owes(enterpriseId, 100_000, { issueDate: '2026-10-26', dueDate: '2026-11-10' });
    await portal.db
      .insert(moneyRules)
      .values({ id: 'rules', secondPersonFromFen: 500_000, lateFeeFirst: false, creditByItself: false });
    await entered({ enterpriseId, amountFen: 100_000, items: [{ billId: bill, amountFen: 100_000 }] });
    await portal.db.delete(moneyRules);
    expect(await billOf(bill)).toMatchObject({ status: 'UNPAID', paidFen: 100_000, paidLateFen: 0 });
    expect((await allocationOf(enterpriseId, 0)).bills).toMatchObject([{ payableFen: 550 }]);
  });

  it('need a second person from the threshold on, but a card does not', async () => {
    const { enterpriseId } = await insertTenant();
    const ways = await Promise.all(
      (['CASH', 'CHEQUE', 'CARD'] as const).map(
        async (way) => (await entered({ way, enterpriseId, amountFen: 500_000 })).state,
      ),
    );
    expect(ways).toEqual(['PROPOSED', 'PROPOSED', 'BOOKED']);
    expect((await entered({ enterpriseId, amountFen: 499_999 })).state).toBe('BOOKED');
    await expectBalanced();
  });

  it('wait for a second person with the late fee of the day they came', async () => {
    const { enterpriseId } = await insertTenant();
    const bill = await owes(enterpriseId, 1_000_000, { issueDate: '2026-10-26', dueDate: '2026-11-10' });
    const { receiptId } = await entered({
      enterpriseId,
      amountFen: 1_005_000,
      receivedOn: '2026-11-20',
      items: [{ billId: bill, amountFen: 1_005_000 }],
    });
    expect((await act(receiptId, 'confirm', 1)).data).toMatchObject({ state: 'BOOKED' });
    expect(await billOf(bill)).toMatchObject({ status: 'PAID', settledLateFen: 5_000 });
  });

  it('are declined with a reason, and nothing has moved', async () => {
    const { enterpriseId } = await insertTenant();
    const bill = await owes(enterpriseId, 600_000);
    const line = await insertLine(600_000);
    const { data } = await fromLine(0, line, enterpriseId, [{ billId: bill, amountFen: 600_000 }]);
    const lineVersion = (await portal.db.select().from(bankLines).where(eq(bankLines.id, line.id)))[0]
      ?.version;
    const bypass = await portal.call(
      'POST /api/payManage/bankLine/operateManage',
      { id: line.id, version: lineVersion, event: 'drop', reason: '' },
      await clerk(1),
    );
    expect(bypass.header.retCode).toBe('500012');
    expect((await act(data.receiptId, 'drop', 1)).header.retCode).toBe('100002');
    expect((await act(data.receiptId, 'drop', 1, '不是这家付的')).data).toMatchObject({
      state: 'DROPPED',
      actions: [],
    });
    expect(await billOf(bill)).toMatchObject({ status: 'UNPAID', paidFen: 0 });
    expect(await lineState(line.id)).toBe('HELD');
    // The line is free for somebody else.
    const again = await portal.db.select().from(bankLines).where(eq(bankLines.id, line.id));
    const [free] = again;
    expect((await fromLine(1, { ...line, ...free }, enterpriseId, [])).header.retCode).toBe('000000');
    await expectBalanced();
  });
});

describe('a reversal', () => {
  it('is a booking of its own: bills owe again, the line waits again, the receipt stays', async () => {
    const { enterpriseId, userId } = await insertTenant();
    const bill = await owes(enterpriseId, 100_000, {
      issueDate: '2026-10-26',
      dueDate: '2026-11-10',
      status: 'OVERDUE',
    });
    const line = await insertLine(120_000);
    const { data } = await fromLine(0, line, enterpriseId, [{ billId: bill, amountFen: 100_550 }]);
    expect(data).toMatchObject({ state: 'BOOKED', creditFen: 19_450 });
    expect((await act(data.receiptId, 'reverse')).header.retCode).toBe('100002');
    const back = await act(data.receiptId, 'reverse', 0, '认错了企业');
    expect(back.data).toMatchObject({
      state: 'REVERSED',
      amountFen: 120_000,
      reason: '认错了企业',
      actions: [],
    });
    expect(back.data.reversal?.no).toMatch(/^CX20261121-\d{4}$/);
    expect(await billOf(bill)).toMatchObject({
      status: 'UNPAID',
      paidFen: 0,
      paidLateFen: 0,
      lateAccruedFen: 0,
      settledLateFen: null,
    });
    expect(await creditOf(portal.db, enterpriseId)).toBe(0);
    expect(await lineState(line.id)).toBe('HELD');
    const notified = await portal.db.select().from(messages).where(eq(messages.userId, userId));
    expect(notified.map(({ eventCode }) => eventCode).sort()).toEqual(['RECEIPT_BOOKED', 'RECEIPT_REVERSED']);
    await expectBalanced();
  });

  it('of much needs a second person, who may keep it', async () => {
    const { enterpriseId } = await insertTenant();
    const { receiptId } = await entered({ way: 'CARD', enterpriseId, amountFen: 800_000 });
    expect((await act(receiptId, 'reverse', 0, '退卡')).data).toMatchObject({
      state: 'REVERSING',
      actions: ['keep'],
    });
    expect((await act(receiptId, 'reverse', 0, '退卡')).header.retCode).toBe('500047');
    expect((await act(receiptId, 'keep', 1)).data).toMatchObject({ state: 'BOOKED', reversal: null });
    await act(receiptId, 'reverse', 0, '退卡');
    expect((await act(receiptId, 'reverse', 1)).data).toMatchObject({ state: 'REVERSED', reason: '退卡' });
    expect(await creditOf(portal.db, enterpriseId)).toBe(0);
    await expectBalanced();
  });

  it('is refused once its credit is used, or a bill has moved on', async () => {
    const { enterpriseId } = await insertTenant();
    const { receiptId } = await entered({ enterpriseId, amountFen: 50_000 });
    const bill = await owes(enterpriseId, 30_000);
    const used = await entered({
      way: 'CREDIT',
      enterpriseId,
      amountFen: 30_000,
      items: [{ billId: bill, amountFen: 30_000 }],
    });
    expect((await act(receiptId, 'reverse', 0, '收错')).header.retCode).toBe('500012');
    expect((await act(used.receiptId, 'reverse', 0, '先不抵')).data).toMatchObject({ state: 'REVERSED' });
    expect(await creditOf(portal.db, enterpriseId)).toBe(50_000);
    expect((await act(receiptId, 'reverse', 0, '收错')).data).toMatchObject({ state: 'REVERSED' });
    await expectBalanced();
  });
});

describe('what is entered', () => {
  const codeOf = async (data: Parameters<typeof enterAs>[1]) => {
    const { header, data: faults } = await enterAs(0, data);
    return [header.retCode, Object.keys((faults as { fields?: object } | null)?.fields ?? faults ?? {})];
  };

  it('is refused at its field', async () => {
    const { enterpriseId } = await insertTenant();
    const other = await insertTenant();
    const [bill, foreign] = [await owes(enterpriseId, 10_000), await owes(other.enterpriseId, 10_000)];
    const item = (billId: string, amountFen: number) => [{ billId, amountFen }];
    const refused = [
      { enterpriseId, amountFen: 0 },
      { enterpriseId: 'nobody', amountFen: 100 },
      { enterpriseId, amountFen: 100, receivedOn: '2026-11-22' },
      { enterpriseId, amountFen: 100, items: item(bill, 101) },
      { enterpriseId, amountFen: 20_000, items: item(bill, 10_001) },
      { enterpriseId, amountFen: 20_000, items: item(foreign, 100) },
      { enterpriseId, amountFen: 100, fileId: 'no-file' },
      { way: 'BANK', enterpriseId, amountFen: 100 },
      { way: 'CREDIT', enterpriseId, amountFen: 100, items: item(bill, 100) },
    ];
    for (const data of refused) {
      const [code] = await codeOf(data);
      expect([JSON.stringify(data), code]).toEqual([JSON.stringify(data), expect.stringMatching(/^1000/)]);
    }
    expect(await billOf(bill)).toMatchObject({ paidFen: 0 });
  });

  it('is for the finance office', async () => {
    const { enterpriseId, token } = await insertTenant();
    const data = {
      way: 'CASH',
      enterpriseId,
      amountFen: 100,
      receivedOn: '2026-11-21',
      payer: '',
      voucherNo: '',
      items: [],
    };
    const enter = 'POST /api/payManage/receipt/enter';
    expect((await portal.call(enter, { data }, await token())).header.retCode).not.toBe('000000');
    expect((await portal.call(enter, { data })).header.retCode).not.toBe('000000');
  });

  it('is printed, listed by state and counted by day', async () => {
    const { enterpriseId, name } = await insertTenant();
    const { receiptId, no } = await entered({ enterpriseId, amountFen: 12_300 });
    const list = await portal.call(
      'GET /api/payManage/receipt/queryList',
      { keyword: no, state: 'BOOKED' },
      await clerk(),
    );
    expect(list.data).toMatchObject({
      total: 1,
      counts: { BOOKED: 1 },
      rows: [{ receiptId, enterpriseName: name }],
    });
    const pdf = await portal.app.inject({
      url: `/api/payManage/receipt/print?id=${receiptId}`,
      headers: { token: await clerk() },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const read = readPdf(pdf.rawPayload);
    expect(faultsOf(read)).toEqual([]);
    expect(read.text).toContain(name);
    const { data } = await portal.call('GET /api/payManage/receipt/queryDay', {}, await clerk());
    expect(data.ways.find(({ way }) => way === 'CASH')?.count).toBeGreaterThan(0);
  });
});

it('every state is reached and left as declared', () => {
  expect(receiptStates.filter((state) => Object.keys(receiptTransitions[state]).length === 0)).toEqual([
    'REVERSED',
    'DROPPED',
  ]);
});
