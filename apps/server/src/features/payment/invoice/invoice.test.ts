import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '../../../platform/files/testing/sample-archives.ts';
import { upload } from '../../../platform/files/testing/upload-form.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { createBankTransfer, demoBankAccount } from '../../../platform/pay/bank-transfer.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { cases } from '../../case/case.table.ts';
import { insertMember, insertOwned } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { recordFinding } from '../order/record-finding.ts';
import { payAttempts } from '../payment.table.ts';
import { settlePayments } from '../settle-payments.ts';
import { invoices } from './invoice.table.ts';

const ofOrder = 'GET /api/payManage/invoice/queryOfOrder';
const apply = 'POST /api/payManage/invoice/apply';
const operate = 'POST /api/payManage/invoice/operateManage';
const refundOf = 'POST /api/payManage/refund/operateManage';

let portal: TestApp;
let owner: Awaited<ReturnType<typeof insertOwned>>;
let clerkId: string;

beforeAll(async () => {
  const pay = new Map([['BANK_TRANSFER' as const, createBankTransfer(demoBankAccount)]]);
  portal = await openTestApp(() => testNow, {}, { pay });
  await prepareFees(portal.db);
  owner = await insertOwned(portal);
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id;
});
afterAll(() => portal.close());

const clerk = () =>
  portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure: true });
const desk = () => ({ pay: portal.pay, payables: contributions.payables });
const settle = () => settlePayments({ ...portal, clock: { now: () => testNow } }, desk());

/** Creates a paid order over bills of 1,000 yuan each. */
async function paid(fees: ('PROPERTY' | 'WATER')[] = ['PROPERTY']): Promise<string> {
  const ids: string[] = [];
  for (const feeCode of fees)
    ids.push(
      await insertBill(portal.db, {
        enterpriseId: owner.enterpriseId,
        feeCode,
        taxPpm: feeCode === 'WATER' ? 30_000 : 60_000,
      }),
    );
  const data = { kind: 'BILL', ids, totalFen: ids.length * 100_000 };
  const { payOrderId: id } = (await portal.call('POST /api/payManage/order/create', { data }, owner.token))
    .data;
  await portal.call(
    'POST /api/payManage/order/choose',
    { id, channel: 'BANK_TRANSFER', version: 1 },
    owner.token,
  );
  const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
  const attemptNo = attempt?.no ?? '';
  await recordFinding(
    systemContext({ database: portal.database, clock: { now: () => testNow } }),
    desk(),
    { channel: 'BANK_TRANSFER', source: 'ANSWER' },
    attemptNo,
    {
      state: 'SUCCESS',
      about: { attemptNo, currency: 'CNY', seller: {} },
      amountFen: data.totalFen,
      tradeNo: ulid(),
      paidAt: testNow,
    },
  );
  return id;
}

const ask = (payOrderId: string, more: object = {}, token = owner.token) =>
  portal.call(apply, { data: { payOrderId, kind: 'SPECIAL', email: 'caiwu@example.com', ...more } }, token);

const rowOf = async (id: string) => (await portal.db.select().from(invoices).where(eq(invoices.id, id)))[0];

async function act(id: string, event: string, more: object = {}) {
  const version = (await rowOf(id))?.version;
  return portal.call(operate, { id, event, version, ...more }, await clerk());
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
let numbered = 0;
function numbers() {
  numbered += 1;
  return { invoiceNo: String(numbered).padStart(20, '2') };
}
async function paper(name = '发票.pdf', content = pdf) {
  const { data } = await upload(portal.app, await clerk(), [{ name, content }], {
    purpose: 'INVOICE',
    visibility: 'owner',
  });
  return { fileId: data.fileId as string };
}

async function delivered(payOrderId: string): Promise<string> {
  const { invoiceId: id } = (await ask(payOrderId)).data;
  await act(id, 'issue', { data: numbers() });
  expect((await act(id, 'deliver', { data: await paper() })).data.state).toBe('DELIVERED');
  return id;
}

async function refund(payOrderId: string, amountFen: number): Promise<void> {
  const data = { payOrderId, amountFen, reason: '重复缴纳了一次' };
  const { refundId: id } = (await portal.call('POST /api/payManage/refund/apply', { data }, owner.token))
    .data;
  await portal.call(refundOf, { id, event: 'approve', version: 1 }, await clerk());
  await settle();
  const found = await portal.call('GET /api/payManage/refund/queryManageDetail', { id }, await clerk());
  await portal.call(refundOf, { id, event: 'confirm', version: found.data.version }, await clerk());
}

const notificationsOf = async (code: string) =>
  portal.db.$count(messages, and(eq(messages.userId, owner.user.id), eq(messages.eventCode, code as never)));

describe('an invoice', () => {
  it('is requested for a paid order, itemised by fee and tax rate, issued, and delivered as a file', async () => {
    const order = await paid(['PROPERTY', 'WATER', 'WATER']);
    const { next, rows } = (await portal.call(ofOrder, { payOrderId: order }, owner.token)).data;
    expect(rows).toEqual([]);
    expect(next).toEqual({
      titleKind: 'ENTERPRISE',
      title: owner.name,
      taxNo: owner.creditCode,
      amountFen: 300_000,
      lines: [
        { name: '物业费', taxPpm: 60_000, amountFen: 100_000, taxFen: 5_660 },
        { name: '水费', taxPpm: 30_000, amountFen: 200_000, taxFen: 5_825 },
      ],
    });
    const { data } = await ask(order, { title: '别人的抬头' });
    expect(data).toMatchObject({
      state: 'APPLIED',
      title: owner.name,
      amountFen: 300_000,
      actions: ['withdraw'],
    });
    const id = data.invoiceId;
    expect((await ask(order)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await act(id, 'deliver', { data: await paper() })).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    const own = { ...numbers(), ...(await paper()) };
    const { fileId } = own;
    expect((await act(id, 'issue', { data: { fileId } })).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await act(id, 'issue', { data: { invoiceNo: '12' } })).header.retCode).toBe(
      retCodes.PARAMETER_INVALID,
    );
    expect((await act(id, 'issue', { data: { invoiceNo: own.invoiceNo } })).data).toMatchObject({
      state: 'ISSUED',
      invoiceNo: own.invoiceNo,
      files: [],
      actions: ['attach', 'deliver', 'correct', 'reverse'],
    });
    expect((await act(id, 'return', { reason: '邮箱写错了' })).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    expect((await act(id, 'deliver')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    const foreign = await upload(portal.app, owner.token, [{ name: 'a.pdf', content: pdf }], {
      purpose: 'INVOICE',
      visibility: 'owner',
    });
    const wrong = { fileId: foreign.data.fileId };
    expect((await act(id, 'deliver', { data: wrong })).header.retCode).toBe(retCodes.FIELD_REFUSED);
    const done = await act(id, 'deliver', { data: { fileId } });
    expect(done.data).toMatchObject({
      state: 'DELIVERED',
      invoiceNo: own.invoiceNo,
      actions: ['reverse'],
    });
    expect(done.data.files).toHaveLength(1);
    // Only members who pay for the enterprise can read its file.
    const finance = await insertMember(portal, owner.enterpriseId, 'FINANCE');
    const other = await insertOwned(portal);
    const show = async (token: string) =>
      (await portal.app.inject({ url: `/api/fms/show/${own.fileId}_0`, headers: { token } })).statusCode;
    expect(await show(finance.token)).toBe(200);
    expect(await show(await clerk())).toBe(200);
    expect(await show(other.token)).not.toBe(200);
    expect((await portal.call(ofOrder, { payOrderId: order }, other.token)).header.retCode).toBe(
      retCodes.NOT_FOUND,
    );
    expect(await notificationsOf('INVOICE_DELIVERED')).toBe(1);
    const [found] = await portal.db.select().from(cases).where(eq(cases.bizId, id));
    expect(found).toMatchObject({ kind: 'INVOICE', state: 'DELIVERED' });
    expect(await portal.db.$count(operLogs, eq(operLogs.entityId, id))).toBe(3);
    // An invoice number can be used only once.
    const second = (await ask(await paid())).data.invoiceId;
    const again = await act(second, 'issue', { data: { invoiceNo: own.invoiceNo } });
    expect(again.header.retCode).toBe(retCodes.FIELD_REFUSED);
  });

  it('can be returned with a reason, or withdrawn, and requested again', async () => {
    const order = await paid();
    const { data } = await ask(order);
    const withdraw = 'POST /api/payManage/invoice/withdraw';
    const back = await portal.call(withdraw, { id: data.invoiceId, version: data.version }, owner.token);
    expect(back.data.state).toBe('WITHDRAWN');
    const second = (await ask(order)).data;
    expect((await act(second.invoiceId, 'return')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    const answer = await act(second.invoiceId, 'return', { reason: '邮箱写错了' });
    expect(answer.data).toMatchObject({ state: 'REJECTED', answer: '邮箱写错了' });
    expect(await notificationsOf('INVOICE_RETURNED')).toBe(1);
    const third = (await ask(order)).data;
    expect(third.state).toBe('APPLIED');
    await act(third.invoiceId, 'issue', { data: numbers() });
    const { version } = (await rowOf(third.invoiceId)) ?? {};
    const late = await portal.call(withdraw, { id: third.invoiceId, version }, owner.token);
    expect(late.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const list = await portal.call(
      'GET /api/payManage/invoice/queryManageList',
      { state: 'REJECTED', keyword: owner.creditCode },
      await clerk(),
    );
    expect(list.data.rows.map(({ state }) => state)).toEqual(['REJECTED', 'WITHDRAWN']);
  });

  it('is created once for ten concurrent requests', async () => {
    const order = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(order)));
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });

  it('is reversed after a refund if delivered, and the next one covers the rest', async () => {
    const order = await paid();
    const id = await delivered(order);
    const data = { ...numbers(), ...(await paper()) };
    expect((await act(id, 'red', { data })).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    await refund(order, 30_000);
    expect((await rowOf(id))?.status).toBe('TO_RED');
    expect((await ask(order)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await act(id, 'red', { data: { invoiceNo: data.invoiceNo } })).header.retCode).toBe(
      retCodes.FIELD_REFUSED,
    );
    const red = await act(id, 'red', { data });
    expect(red.data.state).toBe('RED');
    expect(red.data.files).toHaveLength(2);
    expect(await notificationsOf('INVOICE_RED')).toBe(1);
    expect((await ask(order)).data).toMatchObject({ amountFen: 70_000 });
  });

  it('is reversed after a refund once it has a number, delivered or not', async () => {
    const order = await paid();
    const { invoiceId: id } = (await ask(order)).data;
    await act(id, 'issue', { data: numbers() });
    await refund(order, 30_000);
    expect((await rowOf(id))?.status).toBe('TO_RED');
    const data = { ...numbers(), ...(await paper()) };
    expect((await act(id, 'red', { data })).data).toMatchObject({
      state: 'RED',
      actions: ['reissue'],
    });
  });

  it('may be an OFD file as the tax office writes it, but no other archive', async () => {
    const ofd = Buffer.from(
      writeZip([
        {
          name: 'OFD.xml',
          content: Buffer.from('<?xml version="1.0"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016"/>'),
        },
        { name: 'Doc_0/Document.xml', content: Buffer.from('<?xml version="1.0"?><ofd:Document/>') },
      ]),
    );
    const order = await paid();
    const { invoiceId: id } = (await ask(order)).data;
    await act(id, 'issue', { data: numbers() });
    const done = await act(id, 'deliver', { data: await paper('发票.ofd', ofd) });
    expect(done.data.files).toMatchObject([{ name: '发票.ofd', mime: 'application/ofd' }]);
    const plain = Buffer.from(writeZip([{ name: 'a.txt', content: 'a' }]));
    const form = [{ name: '发票.ofd', content: plain }];
    const refused = await upload(portal.app, await clerk(), form, {
      purpose: 'INVOICE',
      visibility: 'owner',
    });
    expect(refused.header.retCode).not.toBe('000000');
  });

  it('ends with a refund if not issued, and cannot be requested while a refund is pending', async () => {
    const order = await paid();
    const { invoiceId: id } = (await ask(order)).data;
    await refund(order, 100);
    expect((await rowOf(id))?.status).toBe('WITHDRAWN');
    const data = { payOrderId: order, amountFen: 100, reason: '重复缴纳了一次' };
    await portal.call('POST /api/payManage/refund/apply', { data }, owner.token);
    expect((await ask(order)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('needs a paid order, and is issued only by the finance office', async () => {
    const bill = await insertBill(portal.db, { enterpriseId: owner.enterpriseId });
    const data = { kind: 'BILL', ids: [bill], totalFen: 100_000 };
    const { payOrderId } = (await portal.call('POST /api/payManage/order/create', { data }, owner.token))
      .data;
    expect((await ask(payOrderId)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const staff = await insertMember(portal, owner.enterpriseId, 'STAFF');
    expect((await ask(await paid(), {}, staff.token)).header.retCode).toBe(retCodes.NOT_FOUND);
    const id = (await ask(await paid())).data.invoiceId;
    const refused = await portal.call(
      operate,
      { id, event: 'return', version: 1, reason: '不开' },
      owner.token,
    );
    expect(refused.header.retCode).toBe(retCodes.SECURITY_STOP);
  });
});
