import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeForm } from '../../../platform/files/testing/upload-form.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { createBankTransfer, demoBankAccount } from '../../../platform/pay/bank-transfer.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { bankLines } from './bank-line.table.ts';

const layouts = 'GET /api/payManage/bankLayout/queryList';
const forget = 'POST /api/payManage/bankLayout/forget';

let portal: TestApp;
let clerk: string;

beforeAll(async () => {
  const pay = new Map([['BANK_TRANSFER' as const, createBankTransfer(demoBankAccount)]]);
  portal = await openTestApp(() => testNow, {}, { pay });
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] });
  clerk = await portal.logIn({ userId, userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure: true });
});
afterAll(() => portal.close());

async function post(text: string, claims?: object) {
  const form = writeForm({}, [
    { name: '农信社十一月.csv', content: Buffer.from(text) },
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
  const { header, body } = answer.json();
  return { retCode: header.retCode as string, data: body.data };
}

const heads = '甲栏,乙栏,丙栏,丁栏,戊栏';
const file = (...rows: string[]) => ['农信社 账户明细', heads, ...rows].join('\n');
const columns = { day: '0', income: '1', outgo: '2', payer: '3', bankNo: '4' };

it('a statement with unknown heads is asked about once, and its layout remembered', async () => {
  const november = file('2026-11-20,88.17,,花农甲,K10001', '2026-11-20,,5.00,供电局,K10002');
  const asked = await post(november);
  expect(asked.data).toMatchObject({
    entered: 0,
    faults: [{ row: 0, text: '没有认出这份流水的表头' }],
    asksColumns: {
      heads: ['甲栏', '乙栏', '丙栏', '丁栏', '戊栏'],
      samples: [
        ['2026-11-20', '88.17', '', '花农甲', 'K10001'],
        ['2026-11-20', '', '5.00', '供电局', 'K10002'],
      ],
    },
  });
  const { fingerprint } = asked.data.asksColumns;
  const layout = { fingerprint, columns };
  expect((await post(november, { layout })).data).toMatchObject({
    entered: 1,
    left: 1,
    faults: [],
    asksColumns: null,
  });
  const [line] = await portal.db.select().from(bankLines).where(eq(bankLines.bankNo, 'K10001'));
  expect(line).toMatchObject({ amountFen: 8_817, payer: '花农甲' });
  // The next month is not asked about, in doubtful rows either.
  const december = file('2026-12-01,9.01,,花农乙,K10003', '昨天,9.02,,花农乙,K10004');
  expect((await post(december)).data).toMatchObject({ entered: 1, doubtful: 1, faults: [] });
  const { rows } = (await portal.call(layouts, {}, clerk)).data;
  expect(rows).toMatchObject([{ name: '农信社十一月.csv', heads: ['甲栏', '乙栏', '丙栏', '丁栏', '戊栏'] }]);
  const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entity, 'bankLayout'));
  expect(logged.map(({ event, after }) => [event, after])).toEqual([
    ['bankLayout.save', { columns: '甲栏、乙栏、丙栏、丁栏、戊栏' }],
  ]);

  const [{ layoutId: id, version } = { layoutId: '', version: 0 }] = rows;
  expect((await portal.call(forget, { id, version }, clerk)).header.retCode).toBe('000000');
  expect((await portal.call(forget, { id, version }, clerk)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await post(december)).data.asksColumns).toMatchObject({ fingerprint });
});

it('columns that were mapped wrongly enter nothing and are not remembered', async () => {
  const text = file('2026-11-20,66.31,,花农丙,K20001');
  const { fingerprint } = (await post(text)).data.asksColumns;
  const swapped = { fingerprint, columns: { day: '3', income: '4' } };
  expect((await post(text, { layout: swapped })).data).toMatchObject({
    entered: 0,
    doubtful: 0,
    faults: [{ text: '这样对应，没有一行能读出日期和金额' }],
    asksColumns: { fingerprint },
  });
  expect((await portal.call(layouts, {}, clerk)).data.rows).toEqual([]);
  for (const wrong of [{ day: '0' }, { income: '1' }, { day: '0', income: '0' }, { day: 'x', income: '1' }])
    expect((await post(text, { layout: { fingerprint, columns: wrong } })).retCode).toBe(
      retCodes.PARAMETER_INVALID,
    );
});

it('one column for all amounts still needs a direction, and money that left is never received', async () => {
  const text = file('2026-11-20,71.11,收入,花农丁,K30001', '2026-11-20,72.22,支出,供电局,K30002');
  const { fingerprint } = (await post(text)).data.asksColumns;
  const single = { day: '0', amount: '1', payer: '3', bankNo: '4' };
  const asked = (await post(text, { layout: { fingerprint, columns: single } })).data;
  expect(asked).toMatchObject({ entered: 0, asksDirection: true });
  const layout = { fingerprint, columns: { ...single, direction: '2' } };
  expect((await post(text, { layout })).data).toMatchObject({ entered: 1, left: 1 });
  expect(await portal.db.$count(bankLines, eq(bankLines.amountFen, 7_222))).toBe(0);
});

it('a statement that lacks one column asks for it, and a bank without numbers is read', async () => {
  const text = '记账日期,收入金额,支出金额,对方户名\n2026-11-20,41.41,,花农戊\n2026-11-20,42.42,,花农戊';
  const asked = (await post(text)).data;
  expect(asked.faults.map(({ text: words }: { text: string }) => words)).toEqual([
    '缺少附言',
    '缺少银行流水号',
  ]);
  const layout = {
    fingerprint: asked.asksColumns.fingerprint,
    columns: { day: '0', income: '1', outgo: '2', payer: '3' },
  };
  expect((await post(text, { layout })).data).toMatchObject({ entered: 2 });
  expect((await post(text)).data).toMatchObject({ entered: 0, known: 2 });
});
