import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { upload, writeForm } from '../../../platform/files/testing/upload-form.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { createBankTransfer, demoBankAccount } from '../../../platform/pay/bank-transfer.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertOwned, logInMember } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { invoices } from '../invoice/invoice.table.ts';
import { recordFinding } from '../order/record-finding.ts';
import { payAttempts } from '../payment.table.ts';
import { settlePayments } from '../settle-payments.ts';

export const invoicePdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Opens a portal whose enterprise pays by transfer, with what its payer and the finance office do about invoices. */
export async function openInvoicePark(clock: { now: () => Date }, settings: NodeJS.ProcessEnv = {}) {
  const pay = new Map([['BANK_TRANSFER' as const, createBankTransfer(demoBankAccount)]]);
  const portal = await openTestApp(clock.now, settings, { pay });
  await prepareFees(portal.db);
  const owner = await insertOwned(portal);
  const role = { userType: '900' as const, operatorRoles: ['OP_FINANCE' as const] };
  const { id: clerkId } = await insertUser(portal.db, role);
  const { id: colleagueId } = await insertUser(portal.db, role);
  const desk = () => ({ pay: portal.pay, payables: contributions.payables });
  const logIn = (userId: string) => portal.logIn({ userId, ...role }, { isSecure: true });
  const clerk = () => logIn(clerkId);
  const ownerToken = () => logInMember(portal, owner.user, 'OWNER');

  /** Creates a paid order for bills of 1,000 yuan each. */
  async function paid(count = 1): Promise<string> {
    const ids: string[] = [];
    for (let nth = 0; nth < count; nth += 1)
      ids.push(await insertBill(portal.db, { enterpriseId: owner.enterpriseId, feeCode: 'PROPERTY' }));
    const data = { kind: 'BILL', ids, totalFen: count * 100_000 };
    const token = await ownerToken();
    const { payOrderId: id } = (await portal.call('POST /api/payManage/order/create', { data }, token)).data;
    const input = { id, channel: 'BANK_TRANSFER', version: 1 };
    await portal.call('POST /api/payManage/order/choose', input, token);
    const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
    const attemptNo = attempt?.no ?? '';
    await recordFinding(
      systemContext({ database: portal.database, clock }),
      desk(),
      { channel: 'BANK_TRANSFER', source: 'ANSWER' },
      attemptNo,
      {
        state: 'SUCCESS',
        about: { attemptNo, currency: 'CNY', seller: {} },
        amountFen: data.totalFen,
        tradeNo: ulid(),
        paidAt: clock.now(),
      },
    );
    return id;
  }

  const ask = async (payOrderId: string) =>
    portal.call(
      'POST /api/payManage/invoice/apply',
      { data: { payOrderId, kind: 'SPECIAL', email: 'caiwu@example.com' } },
      await ownerToken(),
    );
  /** The id of a requested invoice of a new paid order. */
  const applied = async (): Promise<string> => (await ask(await paid())).data.invoiceId;

  const rowOf = async (id: string) => {
    const [row] = await portal.db.select().from(invoices).where(eq(invoices.id, id));
    if (!row) throw new Error('no invoice');
    return { ...row, payOrderId: row.payOrderId ?? '' };
  };

  const act = async (id: string, event: string, more: object = {}, as = clerkId) =>
    portal.call(
      'POST /api/payManage/invoice/operateManage',
      { id, event, version: (await rowOf(id)).version, ...more },
      await logIn(as),
    );

  const read = async (id: string) =>
    (await portal.call('GET /api/payManage/invoice/queryManageDetail', { id }, await clerk())).data;

  let numbered = 0;
  const nextNo = () => {
    numbered += 1;
    return `26${String(numbered).padStart(18, '0')}`;
  };

  async function paper(content = invoicePdf, as = clerkId): Promise<string> {
    const file = [{ name: '发票.pdf', content }];
    const { data } = await upload(portal.app, await logIn(as), file, {
      purpose: 'INVOICE',
      visibility: 'owner',
    });
    return data.fileId as string;
  }

  async function issued(): Promise<string> {
    const id = await applied();
    await act(id, 'issue', { data: { invoiceNo: nextNo() } });
    return id;
  }

  async function delivered(): Promise<string> {
    const id = await issued();
    await act(id, 'deliver', { data: { fileId: await paper() } });
    return id;
  }

  async function refund(payOrderId: string, amountFen: number): Promise<void> {
    const data = { payOrderId, amountFen, reason: '重复缴纳了一次' };
    const asked = await portal.call('POST /api/payManage/refund/apply', { data }, await ownerToken());
    const { refundId: id } = asked.data;
    const operate = 'POST /api/payManage/refund/operateManage';
    await portal.call(operate, { id, event: 'approve', version: 1 }, await clerk());
    await settlePayments({ ...portal, clock }, desk());
    const found = await portal.call('GET /api/payManage/refund/queryManageDetail', { id }, await clerk());
    await portal.call(operate, { id, event: 'confirm', version: found.data.version }, await clerk());
  }

  /** Sends a file to an import and returns its answer. */
  async function send(name: 'importNumbers' | 'importFiles', content: Buffer, file = 'a.xlsx') {
    const form = writeForm({}, [{ name: file, content }]);
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/payManage/invoice/${name}`,
      headers: { ...form.headers, token: await clerk() },
      payload: form.payload,
    });
    const { header, body } = answer.json();
    return { header, data: body.data };
  }

  return {
    portal,
    owner,
    clerkId,
    colleagueId,
    clerk,
    ownerToken,
    paid,
    ask,
    applied,
    issued,
    delivered,
    rowOf,
    act,
    read,
    nextNo,
    paper,
    refund,
    send,
  };
}
export type InvoicePark = Awaited<ReturnType<typeof openInvoicePark>>;
