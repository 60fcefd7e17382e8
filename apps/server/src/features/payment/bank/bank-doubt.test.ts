import type { BankDoubtDetail } from '@portal/contract/payment/bank-doubt';
import { bankDoubtTransitions } from '@portal/contract/payment/bank-doubt-terms';
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
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { bankDoubts } from './bank-doubt.table.ts';
import { bankLines } from './bank-line.table.ts';

const list = 'GET /api/payManage/bankDoubt/queryManageList';
const detailOf = 'GET /api/payManage/bankDoubt/queryManageDetail';
const operate = 'POST /api/payManage/bankDoubt/operateManage';
const lineDetail = 'GET /api/payManage/bankLine/queryManageDetail';
const orderDetail = 'GET /api/payManage/order/queryDetail';

let portal: TestApp;
let owner: Awaited<ReturnType<typeof insertOwned>>;
let clerk: string;

beforeAll(async () => {
  const pay = new Map([['BANK_TRANSFER' as const, createBankTransfer(demoBankAccount)]]);
  portal = await openTestApp(() => testNow, {}, { pay });
  owner = await insertOwned(portal);
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] });
  clerk = await portal.logIn({ userId, userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure: true });
});
afterAll(() => portal.close());

async function transferFor(yuan: number) {
  const principalFen = Math.round(yuan * 100);
  const bill = await insertBill(portal.db, { enterpriseId: owner.enterpriseId, principalFen });
  const { data: order } = await portal.call(
    'POST /api/payManage/order/create',
    { data: { kind: 'BILL', ids: [bill], totalFen: principalFen } },
    owner.token,
  );
  const id = order.payOrderId;
  const { version } = (await portal.call(orderDetail, { id }, owner.token)).data;
  const input = { id, channel: 'BANK_TRANSFER' as const, version };
  const chosen = await portal.call('POST /api/payManage/order/choose', input, owner.token);
  return { id, bill, code: chosen.data.attempt?.remittance?.code ?? '' };
}

const orderState = async (id: string) => (await portal.call(orderDetail, { id }, owner.token)).data.state;

async function upload(text: string, claims?: object) {
  const form = writeForm({}, [
    { name: '十一月.csv', content: Buffer.from(text) },
    ...(claims
      ? [{ field: 'corrections', name: 'corrections.json', content: Buffer.from(JSON.stringify(claims)) }]
      : []),
  ]);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/payManage/bankLine/importStatement',
    headers: { ...form.headers, token: clerk },
    payload: form.payload,
  });
  return answer.json().body.data;
}

/** A statement of a bank that marks the direction with a word. */
const statement = (...rows: string[]) =>
  ['交易时间,借贷标志,交易金额,对方户名,摘要,流水号', ...rows].join('\n');

let numbered = 0;
/** Amounts and numbers used by no other test. */
const fresh = () => {
  numbered += 1;
  return { no: `NO${70_000 + numbered}`, yuan: `${numbered + 300}.17`, fen: (numbered + 300) * 100 + 17 };
};

const doubtsOf = async (fen: number) =>
  portal.db
    .select()
    .from(bankDoubts)
    .where(sql`abs(${bankDoubts.amountFen}) = ${fen}`)
    .orderBy(bankDoubts.row);
const linesOf = (fen: number) => portal.db.select().from(bankLines).where(eq(bankLines.amountFen, fen));

async function decide(id: string, event: 'enter' | 'drop', data: object = {}) {
  const [row] = await portal.db.select().from(bankDoubts).where(eq(bankDoubts.id, id));
  return portal.call(operate, { id, event, version: row?.version, data }, clerk);
}

const expectBalanced = async () => expect(await checkLedger(portal.db, testNow)).toBe(true);

describe('outgoing money', () => {
  it('is never income, even with the code of an open order', async () => {
    const { id, bill, code } = await transferFor(88);
    const left = [
      '交易日期,借贷标志,交易金额,对方户名,摘要,流水号',
      `2026-11-20,借,88.00,供电局,付电费 ${code},X10001`,
    ];
    expect(await upload(left.join('\n'))).toMatchObject({ entered: 0, matched: 0, left: 1, doubtful: 0 });
    const columns = [
      '交易日期,借方发生额,贷方发生额,对方户名,摘要,流水号',
      `2026-11-20,88.00,,供电局,${code},X10002`,
    ];
    expect(await upload(columns.join('\n'))).toMatchObject({ entered: 0, left: 1 });
    const signed = ['交易日期,金额,对方户名,摘要,流水号', `2026-11-20,-88.00,供电局,${code},X10003`];
    expect(await upload(signed.join('\n'))).toMatchObject({ entered: 0, left: 1 });
    expect(await linesOf(8_800)).toEqual([]);
    expect(await orderState(id)).toBe('PAYING');
    const [row] = await portal.db.select().from(bills).where(eq(bills.id, bill));
    expect(row?.status).not.toBe('PAID');
    await expectBalanced();
  });

  it('needs a statement that all money is incoming if the file does not mark directions', async () => {
    const { no, yuan, fen } = fresh();
    const text = `日期,金额,对方户名,附言,流水号\n2026-11-20,${yuan},甲,水费,${no}`;
    expect(await upload(text)).toMatchObject({
      entered: 0,
      asksDirection: true,
      faults: [{ row: 0, text: expect.stringContaining('收入') }],
    });
    expect(await linesOf(fen)).toEqual([]);
    expect(await upload(text, { onlyReceived: true })).toMatchObject({ entered: 1, faults: [] });
    const claimed = sql`${operLogs.after} ->> 'onlyReceived' = 'true'`;
    expect(await portal.db.$count(operLogs, and(eq(operLogs.event, 'bankLine.import'), claimed))).toBe(1);
  });

  it('reverses a line that paid, which creates work for the finance office', async () => {
    const { id, code } = await transferFor(150.99);
    expect(await upload(statement(`2026-11-20 09:00:00,贷,150.99,花农甲,${code},X20001`))).toMatchObject({
      matched: 1,
    });
    expect(await orderState(id)).toBe('SUCCESS');
    const reversal = statement(`2026-11-21 09:00:00,贷,-150.99,花农甲,冲正,X20002`);
    expect(await upload(reversal)).toMatchObject({ entered: 0, left: 0, doubtful: 1 });
    const [doubt] = await doubtsOf(15_099);
    const [line] = await linesOf(15_099);
    expect(doubt).toMatchObject({
      kind: 'REVERSAL',
      amountFen: -15_099,
      likeLineId: line?.id,
      status: 'OPEN',
    });
    const queue = await portal.call('GET /api/workManage/todo/queryList', { kind: 'BANK_DOUBT' }, clerk);
    expect(queue.data.rows.map(({ refId }) => refId)).toContain(doubt?.id);
    const notice = eq(messages.eventCode, 'BANK_REVERSAL');
    expect(await portal.db.$count(messages, notice)).toBe(1);
    const { reversalDoubtId } = (await portal.call(lineDetail, { id: line?.id }, clerk)).data;
    expect(reversalDoubtId).toBe(doubt?.id);
    expect((await decide(doubt?.id ?? '', 'enter')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect(await upload(reversal)).toMatchObject({ known: 1, doubtful: 0 });
    expect((await decide(doubt?.id ?? '', 'drop')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await decide(doubt?.id ?? '', 'drop', { reason: '已联系付款人重付' })).header.retCode).toBe(
      '000000',
    );
    await expectBalanced();
  });

  it.each([
    [
      'by a minus and the payer',
      (yuan: string, no: string) => `2026-11-21 09:00:00,贷,-${yuan},花农乙,,${no}9`,
    ],
    [
      'by its word, without a payer',
      (yuan: string, no: string) => `2026-11-21 09:00:00,借,${yuan},,抹账,${no}9`,
    ],
    ['by its number', (yuan: string, no: string) => `2026-11-21 09:00:00,借,${yuan},某,,${no}`],
    ['by the payer alone', (yuan: string, no: string) => `2026-11-21 09:00:00,借,${yuan},花农乙,,${no}9`],
  ])('is found to take back a line %s', async (_by, rowOf) => {
    const { no, yuan, fen } = fresh();
    await upload(statement(`2026-11-20 09:00:00,贷,${yuan},花农乙,租金,${no}`));
    expect(await upload(statement(rowOf(yuan, no)))).toMatchObject({ entered: 0, doubtful: 1 });
    expect(await doubtsOf(fen)).toMatchObject([
      { kind: 'REVERSAL', likeLineId: (await linesOf(fen))[0]?.id },
    ]);
  });

  it('is expected for a line the park is returning, and listed if it matches nothing', async () => {
    const { no, yuan, fen } = fresh();
    await upload(statement(`2026-11-20 09:00:00,贷,${yuan},花农丙,租金,${no}`));
    await portal.db.update(bankLines).set({ status: 'RETURNING' }).where(eq(bankLines.bankNo, no));
    expect(await upload(statement(`2026-11-21 09:00:00,借,${yuan},花农丙,退款,${no}9`))).toMatchObject({
      left: 1,
    });
    expect(await doubtsOf(fen)).toEqual([]);
    const unknown = fresh();
    await upload(statement(`2026-11-21 09:00:00,借,${unknown.yuan},某人,冲正,${unknown.no}`));
    expect(await doubtsOf(unknown.fen)).toMatchObject([{ kind: 'REVERSAL', likeLineId: null }]);
  });

  it('reversing a row of the same file keeps that row from paying', async () => {
    const { id, code } = await transferFor(91.23);
    const text = statement(
      `2026-11-20 09:00:00,贷,91.23,花农甲,${code},X30001`,
      `2026-11-20 09:30:00,借,91.23,花农甲,冲正,X30002`,
    );
    expect(await upload(text)).toMatchObject({ entered: 0, matched: 0, left: 1, doubtful: 1 });
    expect(await doubtsOf(9_123)).toMatchObject([{ kind: 'REVERSED', detail: '3' }]);
    expect(await orderState(id)).toBe('PAYING');
    expect(await upload(text)).toMatchObject({ entered: 0, known: 1, left: 1, doubtful: 0 });
  });
});

describe('a repeated booking', () => {
  it.each([
    ['leading zeros lost', '00012345', '12345'],
    ['another number', 'A12345', 'B12345'],
  ])('under two numbers is asked about: %s', async (_what, first, second) => {
    const { no, yuan, fen } = fresh();
    const row = (bankNo: string) =>
      statement(`2026-11-20 09:00:00,贷,${yuan},花农甲,租金,${bankNo}${no.slice(2)}`);
    await upload(row(first));
    expect(await upload(row(second))).toMatchObject({ entered: 0, known: 0, doubtful: 1 });
    expect(await doubtsOf(fen)).toMatchObject([{ kind: 'TWIN', likeLineId: (await linesOf(fen))[0]?.id }]);
    const rows = (await portal.call(list, { kind: 'TWIN', state: 'OPEN' }, clerk)).data.rows;
    expect(rows.find(({ amountFen }) => amountFen === fen)?.reasonText).toContain('2026-11-20');
  });

  it.each([
    [
      'full width',
      (no: string) => no.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ],
    ['a quote before it', (no: string) => `'${no}`],
    ['a zero-width letter before it', (no: string) => `\u200B${no}`],
    ['a formula around it', (no: string) => `="${no}"`],
  ])('whose number has %s is known', async (_what, rewritten) => {
    const { no, yuan, fen } = fresh();
    const row = (bankNo: string) => statement(`2026-11-20 09:00:00,贷,${yuan},花农甲,租金,${bankNo}`);
    await upload(row(no));
    expect(await upload(row(rewritten(no)))).toMatchObject({ entered: 0, known: 1, doubtful: 0 });
    expect(await linesOf(fen)).toHaveLength(1);
  });

  it('twice in a file is asked about once', async () => {
    const { no, yuan, fen } = fresh();
    const text = statement(
      `2026-11-20 09:00:00,贷,${yuan},花农甲,租金,0${no}`,
      `2026-11-20 09:00:00,贷,${yuan},花农甲,租金,${no}`,
      `2026-11-20 10:00:00,贷,${yuan},花农甲,租金,${no}1`,
      `2026-11-20 09:00:00,贷,${yuan},花农丙,租金,${no}2`,
    );
    expect(await upload(text)).toMatchObject({ entered: 3, doubtful: 1 });
    expect(await doubtsOf(fen)).toMatchObject([{ kind: 'TWIN', row: 3, likeLineId: expect.any(String) }]);
    expect(await upload(text)).toMatchObject({ entered: 0, known: 4, doubtful: 0 });
  });

  it('whose number restarts daily, or is always 0, is recognised by its content', async () => {
    const [one, other, third] = [fresh(), fresh(), fresh()];
    const text = [
      '交易日期,贷方金额,借方金额,对方户名,摘要,凭证号',
      `2026-11-19,${one.yuan},,花农甲,租金,0`,
      `2026-11-19,${other.yuan},,花农乙,租金,0`,
      `2026-11-20,${third.yuan},,花农甲,租金,1`,
      `2026-11-21,${third.yuan},,花农甲,租金,1`,
      `2026-11-21,${third.yuan},,花农甲,租金,1`,
    ].join('\n');
    expect(await upload(text)).toMatchObject({ entered: 4, doubtful: 1 });
    expect(await upload(text)).toMatchObject({ entered: 0, known: 5, doubtful: 0 });
    expect(new Set((await linesOf(third.fen)).map(({ bankNo }) => bankNo)).size).toBe(2);
    await expectBalanced();
  });

  it('is not assumed for two orders paid under a number the bank gives to all rows', async () => {
    const [one, other] = [await transferFor(64.01), await transferFor(64.02)];
    const text = [
      '交易日期,收入金额,对方户名,摘要,凭证号',
      `2026-11-19,64.01,花农甲,${one.code},0`,
      `2026-11-19,64.02,花农甲,${other.code},0`,
    ].join('\n');
    expect(await upload(text)).toMatchObject({ entered: 2, matched: 2 });
    expect([await orderState(one.id), await orderState(other.id)]).toEqual(['SUCCESS', 'SUCCESS']);
    await expectBalanced();
  });
});

/** A bank fee, which shows that the file marks directions. */
const feeRow = '2026-11-20 09:00:00,借,1.00,,手续费,FEE001';

describe('a row in doubt', () => {
  const read = async (id: string): Promise<BankDoubtDetail> =>
    (await portal.call(detailOf, { id }, clerk)).data;

  it('is shown as in the file, and pays once it is entered', async () => {
    const { id, code } = await transferFor(77.31);
    await upload(statement(`2026-11-20 09:00:00,贷,77.31,花农甲,${code} 退汇,X40001`));
    const [doubt] = await doubtsOf(7_731);
    const shown = await read(doubt?.id ?? '');
    expect(shown).toMatchObject({
      kind: 'RETURNED',
      fileName: '十一月.csv',
      row: 2,
      needsDay: false,
      needsAmount: false,
      actions: ['enter', 'drop'],
    });
    expect(shown.written).toContainEqual({ head: '交易金额', text: '77.31' });
    expect(await orderState(id)).toBe('PAYING');
    expect((await decide(doubt?.id ?? '', 'enter')).data.stateLabel).toBe('已入账');
    expect(await orderState(id)).toBe('SUCCESS');
    const entered = await read(doubt?.id ?? '');
    expect(entered).toMatchObject({
      state: 'ENTERED',
      actions: [],
      entered: { bankNo: 'X40001', amountFen: 7_731 },
    });
    const logged = and(eq(operLogs.event, 'bankDoubt.enter'), eq(operLogs.entityId, doubt?.id ?? ''));
    expect(await portal.db.$count(operLogs, logged)).toBe(1);
    expect((await decide(doubt?.id ?? '', 'drop', { reason: '不是收入' })).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    await expectBalanced();
  });

  it('without a readable day and amount needs both, and a second person', async () => {
    const { id, code } = await transferFor(55.43);
    await upload(`交易日期,币种,收入金额,对方户名,摘要,流水号\n昨天,USD,8.00,花农甲,${code},X50001`);
    const [doubt] = await portal.db.select().from(bankDoubts).where(eq(bankDoubts.bankNo, 'X50001'));
    const doubtId = doubt?.id ?? '';
    expect(await read(doubtId)).toMatchObject({ kind: 'CURRENCY', needsDay: true, needsAmount: true });
    const fields = async (data: object) => (await decide(doubtId, 'enter', data)).data;
    expect(await fields({})).toMatchObject({ fields: { 'data.day': expect.any(String) } });
    expect(await fields({ day: '2026-11-20' })).toMatchObject({
      fields: { 'data.amountFen': expect.any(String) },
    });
    expect(await fields({ day: '2027-01-01', amountFen: 5_543 })).toMatchObject({
      fields: { 'data.day': expect.any(String) },
    });
    expect((await decide(doubtId, 'enter', { day: '2026-11-20', amountFen: 5_543 })).header.retCode).toBe(
      '000000',
    );
    expect(await linesOf(5_543)).toMatchObject([{ status: 'PROPOSED', isByHand: true, payOrderId: id }]);
    expect(await orderState(id)).toBe('PAYING');
    await expectBalanced();
  });

  it('gets its own number when another line has the same one', async () => {
    const [one, other] = [fresh(), fresh()];
    await upload(statement(`2026-11-20 09:00:00,贷,${one.yuan},花农甲,租金,${one.no}`));
    await upload(statement(`2026-11-20 09:00:00,贷,${other.yuan},花农甲,租金,${one.no}`));
    const [doubt] = await doubtsOf(other.fen);
    expect(doubt).toMatchObject({ kind: 'NUMBER_TAKEN' });
    await decide(doubt?.id ?? '', 'enter');
    expect(await linesOf(other.fen)).toMatchObject([{ bankNo: `${one.no}-2` }]);
    await expectBalanced();
  });

  it('is decided once when two people decide concurrently', async () => {
    const { no, yuan, fen } = fresh();
    await upload(statement(`2026-11-20 09:00:00,不明,${yuan},花农甲,租金,${no}`, feeRow));
    const [doubt] = await portal.db.select().from(bankDoubts).where(eq(bankDoubts.bankNo, no));
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => decide(doubt?.id ?? '', 'enter', { amountFen: fen })),
    );
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    expect(await linesOf(fen)).toHaveLength(1);
    await expectBalanced();
  });

  it('stays away after it was dropped with a reason', async () => {
    const { no, yuan } = fresh();
    const text = statement(`2026-11-20 09:00:00,不明,${yuan},花农甲,租金,${no}`, feeRow);
    await upload(text);
    const [doubt] = await portal.db.select().from(bankDoubts).where(eq(bankDoubts.bankNo, no));
    expect((await decide(doubt?.id ?? '', 'drop', { reason: '园区内部划转' })).header.retCode).toBe('000000');
    expect(await read(doubt?.id ?? '')).toMatchObject({
      state: 'DROPPED',
      reason: '园区内部划转',
      actions: [],
    });
    expect(await upload(text)).toMatchObject({ entered: 0, known: 1, doubtful: 0 });
    const { counts } = (await portal.call(list, {}, clerk)).data;
    expect(counts.DROPPED).toBeGreaterThan(0);
    expect((await portal.call(list, { keyword: no }, clerk)).data.rows).toHaveLength(1);
  });

  it('is restricted to the finance office', async () => {
    const officer = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    for (const token of [owner.token, officer])
      expect((await portal.call(list, {}, token)).header.retCode).toBe(retCodes.SECURITY_STOP);
    const unknown = '01J00000000000000000000000';
    expect((await portal.call(detailOf, { id: unknown }, clerk)).header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('can be decided only once, either way', () => {
    expect(bankDoubtTransitions).toEqual({
      OPEN: { enter: 'ENTERED', drop: 'DROPPED' },
      ENTERED: {},
      DROPPED: {},
    });
  });
});
