import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages } from '../../message/message.table.ts';
import {
  act,
  clerk,
  enterAs,
  entered,
  insertLine,
  insertTenant,
  owes,
  portal,
  useCounterPark,
} from '../testing/counter-park.ts';
import { invoices } from './invoice.table.ts';

useCounterPark();

type Tenant = Awaited<ReturnType<typeof insertTenant>>;

/** A receipt of 1,500 yuan in cash that paid 600 of a property fee and 300 of rent; the rest is credit. */
async function received(tenant: Tenant) {
  const property = await owes(tenant.enterpriseId, 60_000, { feeCode: 'PROPERTY' });
  const rent = await owes(tenant.enterpriseId, 30_000, { feeCode: 'RENT', taxPpm: 90_000 });
  const { receiptId } = await entered({
    enterpriseId: tenant.enterpriseId,
    amountFen: 150_000,
    items: [
      { billId: property, amountFen: 60_000 },
      { billId: rent, amountFen: 30_000 },
    ],
  });
  return receiptId;
}

const ofReceipt = async (receiptId: string, token: string) =>
  portal.call('GET /api/payManage/invoice/queryOfReceipt', { receiptId }, token);

const ask = async (receiptId: string, token: string, more: object = {}) =>
  portal.call(
    'POST /api/payManage/invoice/apply',
    { data: { receiptId, kind: 'SPECIAL', email: 'caiwu@example.com', ...more } },
    token,
  );

const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new Error('no invoice');
  return row;
};

let numbered = 0;
async function operate(id: string, event: string, more: object = {}) {
  return portal.call(
    'POST /api/payManage/invoice/operateManage',
    { id, event, version: (await rowOf(id)).version, ...more },
    await clerk(),
  );
}
async function issue(id: string) {
  numbered += 1;
  return operate(id, 'issue', { data: { invoiceNo: `25${String(numbered).padStart(18, '0')}` } });
}

const own = async (tenant: Tenant) =>
  (await portal.call('GET /api/payManage/receipt/queryOwnList', {}, await tenant.token())).data.rows;

describe('a receipt', () => {
  it('is invoiced for what it paid, not for what became credit', async () => {
    const tenant = await insertTenant();
    const id = await received(tenant);
    expect(await own(tenant)).toMatchObject([{ receiptId: id, invoice: null, canInvoice: true }]);
    const { next } = (await ofReceipt(id, await tenant.token())).data;
    expect(next).toMatchObject({ titleKind: 'ENTERPRISE', title: tenant.name, amountFen: 90_000 });
    const { data } = await ask(id, await tenant.token());
    expect(data).toMatchObject({ state: 'APPLIED', amountFen: 90_000, receiptId: id, payOrderId: null });
    // The preview is what is booked.
    expect(data.lines).toEqual(next?.lines);
    expect(data.lines.map(({ amountFen, taxPpm }) => [amountFen, taxPpm])).toEqual([
      [60_000, 60_000],
      [30_000, 90_000],
    ]);
    expect(await own(tenant)).toMatchObject([{ invoice: { state: 'APPLIED' }, canInvoice: false }]);
    expect((await ask(id, await tenant.token())).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const managed = await portal.call(
      'GET /api/payManage/invoice/queryManageDetail',
      { id: data.invoiceId },
      await clerk(),
    );
    expect(managed.data.orderNo).toMatch(/^SJ\d{8}-\d{4}$/);
  });

  it('is invoiced once for ten requests at the same moment', async () => {
    const tenant = await insertTenant();
    const id = await received(tenant);
    const token = await tenant.token();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(id, token)));
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    expect(await portal.db.$count(invoices, eq(invoices.receiptId, id))).toBe(1);
  });

  it('is invoiced by the office too, for the enterprise, which hears of the delivery', async () => {
    const tenant = await insertTenant();
    const line = await insertLine(60_000, { payer: tenant.name });
    const bill = await owes(tenant.enterpriseId, 60_000);
    const { data: receipt } = await enterAs(0, {
      way: 'BANK',
      lineId: line.id,
      lineVersion: line.version,
      enterpriseId: tenant.enterpriseId,
      amountFen: 60_000,
      items: [{ billId: bill, amountFen: 60_000 }],
    });
    expect(receipt).toMatchObject({ state: 'BOOKED', invoice: null, canInvoice: true });
    const { data } = await ask(receipt.receiptId, await clerk());
    const row = await rowOf(data.invoiceId);
    expect(row).toMatchObject({ userId: tenant.userId, enterpriseId: tenant.enterpriseId });
    expect((await ofReceipt(receipt.receiptId, await tenant.token())).data.rows).toMatchObject([
      { invoiceId: data.invoiceId, actions: ['withdraw'] },
    ]);
    expect((await operate(data.invoiceId, 'return', { reason: '邮箱写错了' })).header.retMsg).toBe(
      '操作成功',
    );
    const sent = await portal.db.select().from(messages).where(eq(messages.userId, tenant.userId));
    expect(sent.map(({ eventCode }) => eventCode)).toContain('INVOICE_RETURNED');
  });

  it('belongs to its enterprise, and an invoice names one of order and receipt', async () => {
    const [tenant, other] = [await insertTenant(), await insertTenant()];
    const id = await received(tenant);
    expect((await ofReceipt(id, await other.token())).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await ask(id, await other.token())).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await ask(id, await tenant.token(), { payOrderId: id })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect(await own(other)).toEqual([]);
  });

  it('that is all credit, or was taken back, has nothing to invoice', async () => {
    const tenant = await insertTenant();
    const { receiptId } = await entered({ enterpriseId: tenant.enterpriseId, amountFen: 20_000 });
    expect((await ask(receiptId, await tenant.token())).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const bill = await owes(tenant.enterpriseId, 15_000);
    const used = await entered({
      way: 'CREDIT',
      enterpriseId: tenant.enterpriseId,
      amountFen: 15_000,
      items: [{ billId: bill, amountFen: 15_000 }],
    });
    // The credit is invoiced when it pays.
    expect((await ask(used.receiptId, await tenant.token())).data.amountFen).toBe(15_000);
    const id = await received(tenant);
    await act(id, 'reverse', 0, '收错企业');
    expect((await ask(id, await tenant.token())).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('taking a receipt back', () => {
  it('ends an invoice without a number', async () => {
    const tenant = await insertTenant();
    const id = await received(tenant);
    const { invoiceId } = (await ask(id, await tenant.token())).data;
    expect((await act(id, 'reverse', 0, '收错企业')).header.retMsg).toBe('操作成功');
    expect((await rowOf(invoiceId)).status).toBe('WITHDRAWN');
  });

  it('opens the reversal of an issued one', async () => {
    const tenant = await insertTenant();
    const id = await received(tenant);
    const { invoiceId } = (await ask(id, await tenant.token())).data;
    await issue(invoiceId);
    await act(id, 'reverse', 0, '收错企业');
    expect((await rowOf(invoiceId)).status).toBe('TO_RED');
    const { data } = await portal.call(
      'GET /api/payManage/invoice/queryManageDetail',
      { id: invoiceId },
      await clerk(),
    );
    expect(data).toMatchObject({ actions: ['red'], next: null });
  });
});
