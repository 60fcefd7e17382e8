import { defaultMoneyRules } from '@portal/contract/payment/money-rules-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeForm } from '../../../platform/files/testing/upload-form.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { createBankTransfer, demoBankAccount } from '../../../platform/pay/bank-transfer.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { moneyRules } from '../money-rules.table.ts';
import { refundOrders } from '../payment.table.ts';
import { settlePayments } from '../settle-payments.ts';
import { bankLines } from './bank-line.table.ts';

const list = 'GET /api/payManage/bankLine/queryManageList';
const lineDetail = 'GET /api/payManage/bankLine/queryManageDetail';
const operate = 'POST /api/payManage/bankLine/operateManage';
const detail = 'GET /api/payManage/order/queryDetail';
const dueFen = 100_000;

let portal: TestApp;
const now = testNow.getTime();
let owner: Awaited<ReturnType<typeof insertOwned>>;
let clerks: string[];

beforeAll(async () => {
  const pay = new Map([['BANK_TRANSFER' as const, createBankTransfer(demoBankAccount)]]);
  portal = await openTestApp(() => new Date(now), {}, { pay });
  owner = await insertOwned(portal);
  clerks = [];
  for (let nth = 0; nth < 2; nth += 1)
    clerks.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id);
});
afterAll(() => portal.close());

const clerk = (nth = 0) =>
  portal.logIn(
    { userId: clerks[nth] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] },
    { isSecure: true },
  );

/** Creates a bill and an order to be paid by transfer, with its remittance code. */
async function transferFor(yuan = 1_000) {
  const principalFen = yuan * 100;
  const bill = await insertBill(portal.db, { enterpriseId: owner.enterpriseId, principalFen });
  const created = await portal.call(
    'POST /api/payManage/order/create',
    { data: { kind: 'BILL', ids: [bill], totalFen: principalFen } },
    owner.token,
  );
  const id = created.data.payOrderId;
  const { version } = (await portal.call(detail, { id }, owner.token)).data;
  const chosen = await portal.call(
    'POST /api/payManage/order/choose',
    { id, channel: 'BANK_TRANSFER', version },
    owner.token,
  );
  return { id, bill, no: created.data.no, code: chosen.data.attempt?.remittance?.code ?? '' };
}

const orderState = async (id: string) => (await portal.call(detail, { id }, owner.token)).data.state;

let numbered = 0;
const nextNo = () => {
  numbered += 1;
  return `B${numbered}`;
};

type Line = [bankNo: string, yuan: string, purpose: string, day?: string];
const csv = (lines: readonly Line[]) =>
  [
    '流水号,日期,收入金额,对方户名,附言',
    ...lines.map(([no, yuan, purpose, day = '2026-11-21']) => `${no},${day},${yuan},花农甲,${purpose}`),
  ].join('\n');

async function upload(lines: readonly Line[], nth = 0) {
  const form = writeForm({}, [{ name: 'statement.csv', content: Buffer.from(csv(lines)) }]);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/payManage/bankLine/importStatement',
    headers: { ...form.headers, token: await clerk(nth) },
    payload: form.payload,
  });
  const { header, body } = answer.json();
  return { header, data: body.data };
}

const lineOf = async (bankNo: string) => {
  const [line] = await portal.db.select().from(bankLines).where(eq(bankLines.bankNo, bankNo));
  if (!line) throw new Error(`no line ${bankNo}`);
  return line;
};

async function act(bankNo: string, event: string, nth = 0, more: object = {}) {
  const { id, version } = await lineOf(bankNo);
  return (await portal.call(operate, { id, version, event, ...more }, await clerk(nth))).header.retCode;
}

const suspenseFen = async () => {
  const { rows } = await portal.db.execute<{ fen: string }>(
    sql`select coalesce(-sum(amount_fen), 0) as fen from ledger_entry where account = 'SUSPENSE'`,
  );
  return Number(rows[0]?.fen);
};
const expectBalanced = async () => expect(await checkLedger(portal.db, new Date(now))).toBe(true);

const settle = () =>
  settlePayments(
    { ...portal, clock: { now: () => new Date(now) } },
    { pay: portal.pay, payables: contributions.payables },
  );

const clean = { left: 0, doubtful: 0, asksDirection: false, asksColumns: null, faults: [] };

describe('a statement', () => {
  it('settles the orders named by code, once, and holds the rest', async () => {
    const { id, bill, code } = await transferFor();
    const held = await suspenseFen();
    const [paid, unknown] = [nextNo(), nextNo()];
    const lines: Line[] = [
      [paid, '1000.00', `物业费 ${code.toLowerCase()}`],
      [unknown, '88.5', '货款'],
    ];
    expect((await upload(lines)).data).toEqual({ ...clean, entered: 2, matched: 1, known: 0 });
    expect(await orderState(id)).toBe('SUCCESS');
    const [row] = await portal.db.select().from(bills).where(eq(bills.id, bill));
    expect(row).toMatchObject({ status: 'PAID', paidFen: dueFen });
    expect(await suspenseFen()).toBe(held + 8_850);
    await expectBalanced();
    expect((await upload(lines)).data).toEqual({ ...clean, entered: 0, matched: 0, known: 2 });
    const more: Line[] = [...lines, [paid, '1000', code], [nextNo(), '1', '测试']];
    expect((await upload(more)).data).toMatchObject({ entered: 1, known: 3 });
    await expectBalanced();
    const logged = await portal.db.$count(operLogs, eq(operLogs.event, 'bankLine.import'));
    expect(logged).toBe(2);
  });

  it('is entered except for doubtful rows', async () => {
    const before = await portal.db.$count(bankLines);
    const no = nextNo();
    const { data } = await upload([
      [no, '5', '甲'],
      [nextNo(), 'five', '乙'],
      [nextNo(), '5', '丙', '2026-02-30'],
    ]);
    expect(data).toMatchObject({ entered: 1, doubtful: 2, faults: [] });
    expect(await portal.db.$count(bankLines)).toBe(before + 1);
    const clash = await upload([
      [no, '6', '甲'],
      [nextNo(), '7', '乙'],
    ]);
    expect(clash.data).toMatchObject({ entered: 1, doubtful: 1, faults: [] });
    expect((await lineOf(no)).amountFen).toBe(500);
    expect((await upload([])).header.retCode).toBe(retCodes.FIELD_REFUSED);
    await expectBalanced();
  });

  it('is entered once when two people import it concurrently', async () => {
    const { id, code } = await transferFor();
    const lines: Line[] = [[nextNo(), '1000', code]];
    const answers = await Promise.all([upload(lines), upload(lines, 1), upload(lines)]);
    expect(answers.map(({ data }) => data.entered).sort((one, other) => one - other)).toEqual([0, 0, 1]);
    expect(await orderState(id)).toBe('SUCCESS');
    await expectBalanced();
  });

  it('is restricted to the finance office', async () => {
    for (const token of [
      owner.token,
      await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] }),
    ])
      expect((await portal.call(list, {}, token)).header.retCode).toBe(retCodes.SECURITY_STOP);
  });
});

describe('a different amount', () => {
  it('is held as a part payment, and the payer is notified', async () => {
    const { id, code } = await transferFor();
    const [first, second] = [nextNo(), nextNo()];
    await upload([[first, '600', code]]);
    expect((await lineOf(first)).status).toBe('PART');
    expect(await orderState(id)).toBe('PAYING');
    await expectBalanced();
    const notices = await portal.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, owner.user.id), eq(messages.eventCode, 'PAY_PART')));
    expect(notices[0]?.params).toMatchObject({ fen: 60_000, missingFen: 40_000 });
    await upload([[second, '400', code]]);
    expect(await orderState(id)).toBe('SUCCESS');
    expect([(await lineOf(first)).status, (await lineOf(second)).status]).toEqual(['MATCHED', 'MATCHED']);
    await expectBalanced();
  });

  it('that is too high is investigated and returned in full', async () => {
    const { id, code } = await transferFor();
    await upload([[nextNo(), '1200', code]]);
    expect(await orderState(id)).toBe('EXCEPTION');
    await expectBalanced();
    const { version } = (await portal.call(detail, { id }, owner.token)).data;
    const giveBack = 'POST /api/payManage/order/operateManage';
    await portal.call(giveBack, { id, event: 'giveBack', version }, await clerk());
    await settle();
    const [refund] = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(refund).toMatchObject({ status: 'PROCESSING', isByHand: true, amountFen: 120_000 });
    await expectBalanced();
    const confirmed = await portal.call(
      'POST /api/payManage/refund/operateManage',
      { id: refund?.id, event: 'confirm', version: refund?.version },
      await clerk(),
    );
    expect(confirmed.data.state).toBe('SUCCESS');
    expect(await orderState(id)).toBe('SUCCESS_LATE');
    await expectBalanced();
  });

  it('that is too low can be removed from its order and returned', async () => {
    const { code } = await transferFor();
    const no = nextNo();
    await upload([[no, '10', code]]);
    expect(await act(no, 'drop')).toBe('000000');
    expect(await lineOf(no)).toMatchObject({ status: 'HELD', attemptId: null, payOrderId: null });
    expect(await act(no, 'giveBack')).toBe(retCodes.FIELD_REFUSED);
    expect(await act(no, 'giveBack', 0, { reason: '付款人要求退回' })).toBe('000000');
    expect(await act(no, 'keep')).toBe('000000');
    await act(no, 'giveBack', 0, { reason: '付款人要求退回' });
    const held = await suspenseFen();
    await expectBalanced();
    // A sum this small needs no second person.
    expect(await act(no, 'confirmReturn')).toBe('000000');
    expect((await lineOf(no)).status).toBe('RETURNED');
    expect(await suspenseFen()).toBe(held - 1_000);
    expect(await act(no, 'confirmReturn')).toBe(retCodes.TRANSITION_REFUSED);
    await expectBalanced();
  });
});

describe('a line without an order', () => {
  it('is assigned by hand to the chosen order', async () => {
    const { id, no: orderNo } = await transferFor(777);
    const no = nextNo();
    await upload([[no, '777', '忘了写码']]);
    const line = await lineOf(no);
    const read = async (input: object = {}) =>
      (await portal.call(lineDetail, { id: line.id, ...input }, await clerk())).data;
    expect((await read()).candidates[0]).toMatchObject({ payOrderId: id, no: orderNo });
    expect((await read({ keyword: '没有这样的' })).candidates).toEqual([]);
    expect((await read()).actions).toEqual(['match', 'giveBack']);
    expect(await act(no, 'match')).toBe(retCodes.FIELD_REFUSED);
    const unknown = '01J00000000000000000000000';
    expect(await act(no, 'match', 0, { payOrderId: unknown })).toBe(retCodes.NOT_FOUND);
    expect(await act(no, 'match', 0, { payOrderId: id })).toBe('000000');
    expect(await orderState(id)).toBe('SUCCESS');
    expect(await act(no, 'giveBack', 0, { reason: '付款人要求退回' })).toBe(retCodes.TRANSITION_REFUSED);
    const again = nextNo();
    await upload([[again, '777', '又汇了一次']]);
    expect(await act(again, 'match', 0, { payOrderId: id })).toBe(retCodes.NOT_FOUND);
    const { rows, counts } = (await portal.call(list, { keyword: no }, await clerk())).data;
    expect(rows.find(({ bankNo }) => bankNo === no)).toMatchObject({ state: 'MATCHED', orderNo });
    expect(counts.MATCHED).toBeGreaterThan(0);
    await expectBalanced();
  });

  it('above 50,000 yuan needs two people to assign it, even if it has a code', async () => {
    const { id, code } = await transferFor(50_001);
    const no = nextNo();
    expect((await upload([[no, '50001', code]])).data).toMatchObject({ entered: 1, matched: 0 });
    expect(await lineOf(no)).toMatchObject({ status: 'PROPOSED', firstBy: clerks[0], payOrderId: id });
    await expectBalanced();
    expect(await act(no, 'confirm')).toBe(retCodes.SECOND_APPROVER_NEEDED);
    expect(await orderState(id)).toBe('PAYING');
    expect(await act(no, 'drop', 1)).toBe('000000');
    expect(await act(no, 'confirm', 1)).toBe(retCodes.TRANSITION_REFUSED);
    await act(no, 'match', 1, { payOrderId: id });
    expect(await act(no, 'confirm', 1)).toBe(retCodes.SECOND_APPROVER_NEEDED);
    expect(await act(no, 'confirm')).toBe('000000');
    expect(await orderState(id)).toBe('SUCCESS');
    const events = await portal.db
      .select({ event: operLogs.event })
      .from(operLogs)
      .where(eq(operLogs.entityId, (await lineOf(no)).id))
      .orderBy(operLogs.id);
    expect(events.map(({ event }) => event)).toEqual([
      'bankLine.propose',
      'bankLine.drop',
      'bankLine.propose',
      'bankLine.match',
    ]);
    await expectBalanced();
  });

  it('of 50,000 yuan needs one person', async () => {
    const { id, code } = await transferFor(50_000);
    await upload([[nextNo(), '50000', code]]);
    expect(await orderState(id)).toBe('SUCCESS');
  });

  it('of 5,000 yuan or more is returned only after a second person has confirmed it', async () => {
    const no = nextNo();
    await upload([[no, '5000', '汇错了']]);
    await act(no, 'giveBack', 0, { reason: '付款人汇错账户' });
    expect(await act(no, 'confirmReturn')).toBe(retCodes.SECOND_APPROVER_NEEDED);
    expect(await act(no, 'confirmReturn', 1)).toBe('000000');
    await expectBalanced();
  });

  it('needs a second person at the amounts that the park has set', async () => {
    const rules = { ...defaultMoneyRules, secondPersonFromFen: 100_000, secondMatchAboveFen: 99_900 };
    await portal.db.insert(moneyRules).values({ ...rules, id: 'rules' });
    const { id, code } = await transferFor(1_000);
    await upload([[nextNo(), '1000', code]]);
    expect(await orderState(id)).toBe('PAYING');
    const no = nextNo();
    await upload([[no, '1000', '汇错了']]);
    await act(no, 'giveBack', 0, { reason: '付款人汇错账户' });
    expect(await act(no, 'confirmReturn')).toBe(retCodes.SECOND_APPROVER_NEEDED);
    const read = await portal.call(lineDetail, { id: (await lineOf(no)).id }, await clerk());
    expect(read.data).toMatchObject({ isLarge: true, actions: ['keep'] });
    await portal.db.delete(moneyRules);
    expect(await act(no, 'confirmReturn')).toBe('000000');
  });

  it('is assigned once when two people claim it, or two lines claim one order, concurrently', async () => {
    const { id } = await transferFor();
    const [one, other] = [nextNo(), nextNo()];
    await upload([
      [one, '1000', '第一次'],
      [other, '1000', '第二次'],
    ]);
    const codes = await Promise.all([
      act(one, 'match', 0, { payOrderId: id }),
      act(other, 'match', 1, { payOrderId: id }),
      act(one, 'match', 1, { payOrderId: id }),
    ]);
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(await orderState(id)).toBe('SUCCESS');
    await expectBalanced();
  });
});

describe('a closed order', () => {
  it('is paid by a late transfer while its bill is open; otherwise the money is returned', async () => {
    const { id, bill, code } = await transferFor();
    const again = await transferFor();
    for (const order of [id, again.id]) {
      const { version } = (await portal.call(detail, { id: order }, owner.token)).data;
      await portal.call('POST /api/payManage/order/cancel', { id: order, version }, owner.token);
      expect(await orderState(order)).toBe('CLOSED');
    }
    await portal.db.update(bills).set({ status: 'VOID' }).where(eq(bills.id, again.bill));
    await upload([
      [nextNo(), '1000', code],
      [nextNo(), '1000', again.code],
    ]);
    expect([await orderState(id), await orderState(again.id)]).toEqual(['SUCCESS', 'SUCCESS_LATE']);
    const [row] = await portal.db.select().from(bills).where(eq(bills.id, bill));
    expect(row?.status).toBe('PAID');
    await expectBalanced();
  });
});
