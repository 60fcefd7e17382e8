import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { messages } from '../../message/message.table.ts';
import { type InvoicePark, invoicePdf, openInvoicePark } from '../testing/invoice-park.ts';
import { invoices } from './invoice.table.ts';

const reissue = 'POST /api/payManage/invoice/reissue';
const ofOrder = 'GET /api/payManage/invoice/queryOfOrder';

let park: InvoicePark;
beforeAll(async () => {
  park = await openInvoicePark({ now: () => testNow });
});
afterAll(() => park.portal.close());

const corrected = {
  kind: 'GENERAL',
  title: '云岫鲜花有限公司',
  taxNo: '91530100ma6k000012',
  email: 'caiwu@example.com',
};

const again = async (id: string, data: object = corrected, as = park.clerkId) => {
  const { version } = await park.rowOf(id);
  const token = await park.portal.logIn(
    { userId: as, userType: '900', operatorRoles: ['OP_FINANCE'] },
    { isSecure: true },
  );
  return park.portal.call(reissue, { id, version, data }, token);
};

/** Reverses an invoice without a refund. */
async function reversed(id: string): Promise<void> {
  await park.act(id, 'reverse', { reason: '税号少录了一位' });
  const data = { invoiceNo: park.nextNo(), fileId: await park.paper() };
  expect((await park.act(id, 'red', { data })).data.state).toBe('RED');
}

const noticesOf = (code: string) =>
  park.portal.db.$count(
    messages,
    and(eq(messages.userId, park.owner.user.id), eq(messages.eventCode, code as never)),
  );

describe('an invoice with a wrong title, tax number, kind or amount', () => {
  it('is reversed without a refund and issued again, linked both ways', async () => {
    const id = await park.delivered();
    expect((await park.act(id, 'reverse')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    const asked = await park.act(id, 'reverse', { reason: '税号少录了一位' });
    expect(asked.data).toMatchObject({ state: 'TO_RED', redReason: '税号少录了一位', actions: ['red'] });
    expect(await noticesOf('INVOICE_REVERSING')).toBe(1);
    expect((await again(id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const data = { invoiceNo: park.nextNo(), fileId: await park.paper() };
    const red = (await park.act(id, 'red', { data })).data;
    expect(red).toMatchObject({ state: 'RED', replacedBy: null, actions: ['reissue'] });
    expect(red.next).toMatchObject({ amountFen: 100_000, lines: [{ name: '物业费', taxFen: 5_660 }] });
    expect(await noticesOf('INVOICE_REVERSED')).toBe(1);
    expect(await noticesOf('INVOICE_RED')).toBe(0);

    const made = (await again(id)).data;
    expect(made).toMatchObject({
      state: 'APPLIED',
      title: corrected.title,
      taxNo: '91530100MA6K000012',
      kind: 'GENERAL',
      amountFen: 100_000,
      replaces: { invoiceId: id, no: red.no },
    });
    expect((await park.read(id)).replacedBy).toEqual({ invoiceId: made.invoiceId, no: made.no });
    expect((await park.read(id)).actions).toEqual([]);
    expect((await again(id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const { payOrderId } = await park.rowOf(id);
    const own = (await park.portal.call(ofOrder, { payOrderId }, await park.ownerToken())).data.rows;
    expect(own).toMatchObject([
      { invoiceId: made.invoiceId, replaces: { no: red.no } },
      { invoiceId: id, replacedBy: { no: made.no }, files: [{}, {}] },
    ]);
    const logged = await park.portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(logged.map(({ event }) => event)).toEqual([
      'invoice.apply',
      'invoice.issue',
      'invoice.deliver',
      'invoice.reverse',
      'invoice.red',
    ]);
    const [found] = await park.portal.db.select().from(cases).where(eq(cases.bizId, id));
    expect(found).toMatchObject({ state: 'RED', statusKind: 'ENDED' });
  });

  it('is reversed before its delivery, too, and the next request of its payer replaces it', async () => {
    const id = await park.issued();
    await reversed(id);
    const { payOrderId } = await park.rowOf(id);
    const made = (await park.ask(payOrderId)).data;
    expect(made.replaces?.invoiceId).toBe(id);
    expect((await again(id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is refused at the field that is wrong', async () => {
    const id = await park.delivered();
    await reversed(id);
    expect((await again(id, { ...corrected, taxNo: '' })).header).toMatchObject({
      retCode: retCodes.FIELD_REFUSED,
    });
    expect((await again(id, { ...corrected, taxNo: '12-34' })).header.retCode).toBe(
      retCodes.PARAMETER_INVALID,
    );
    expect((await again(id, { ...corrected, title: '' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('is replaced once by two officers at the same moment', async () => {
    const id = await park.delivered();
    await reversed(id);
    const answers = await Promise.all([
      again(id),
      again(id, corrected, park.colleagueId),
      again(id),
      again(id, corrected, park.colleagueId),
    ]);
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    expect(await park.portal.db.$count(invoices, eq(invoices.replacesId, id))).toBe(1);
  });

  it('covers the rest after a refund in between', async () => {
    const id = await park.delivered();
    const { payOrderId } = await park.rowOf(id);
    await park.refund(payOrderId, 30_000);
    expect((await park.act(id, 'reverse', { reason: '抬头有误' })).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    const data = { invoiceNo: park.nextNo(), fileId: await park.paper() };
    await park.act(id, 'red', { data });
    expect(await noticesOf('INVOICE_RED')).toBe(1);
    expect((await again(id)).data).toMatchObject({ amountFen: 70_000, replaces: { invoiceId: id } });
  });
});

describe('a mistyped number or file', () => {
  it('is corrected until delivery, with the old one kept', async () => {
    const id = await park.issued();
    const { invoiceNo: oldNo } = await park.rowOf(id);
    const [first, second] = [await park.paper(), await park.paper()];
    expect((await park.act(id, 'attach', { data: { fileId: first } })).data).toMatchObject({
      state: 'ISSUED',
      hasFile: true,
      actions: ['deliver', 'correct', 'reverse'],
    });
    // The payer does not see it yet.
    const { payOrderId } = await park.rowOf(id);
    const own = async () =>
      (await park.portal.call(ofOrder, { payOrderId }, await park.ownerToken())).data.rows[0];
    expect((await own())?.files).toEqual([]);
    const newNo = park.nextNo();
    const reason = '末两位录反了';
    expect((await park.act(id, 'correct', { data: { invoiceNo: newNo } })).header.retCode).toBe(
      retCodes.FIELD_REFUSED,
    );
    expect((await park.act(id, 'correct', { data: { invoiceNo: oldNo }, reason })).header.retCode).toBe(
      retCodes.FIELD_REFUSED,
    );
    const done = await park.act(id, 'correct', { data: { invoiceNo: newNo, fileId: second }, reason });
    expect(done.data).toMatchObject({
      state: 'ISSUED',
      invoiceNo: newNo,
      files: [{ fileId: second }],
      corrections: [{ invoiceNo: oldNo, reason, files: [{ fileId: first }] }],
    });
    // The old number is free again.
    const other = await park.applied();
    expect((await park.act(other, 'issue', { data: { invoiceNo: oldNo } })).data.state).toBe('ISSUED');
    expect((await park.act(id, 'deliver')).data).toMatchObject({ state: 'DELIVERED', invoiceNo: newNo });
    expect((await own())?.files).toMatchObject([{ fileId: second }]);
    const late = await park.act(id, 'correct', { data: { invoiceNo: park.nextNo() }, reason });
    expect(late.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const logged = and(eq(operLogs.event, 'invoice.correct'), eq(operLogs.entityId, id));
    const [entry] = await park.portal.db.select().from(operLogs).where(logged);
    expect(entry).toMatchObject({ reason, before: { invoiceNo: oldNo }, after: { invoiceNo: newNo } });
  });

  it('takes no file that belongs to somebody or to another invoice', async () => {
    const [one, other] = [await park.issued(), await park.issued()];
    const foreign = await park.paper(invoicePdf, park.colleagueId);
    expect((await park.act(one, 'attach', { data: { fileId: foreign } })).header.retCode).toBe(
      retCodes.FIELD_REFUSED,
    );
    const fileId = await park.paper();
    await park.act(one, 'attach', { data: { fileId } });
    expect((await park.act(other, 'attach', { data: { fileId } })).header.retCode).toBe(
      retCodes.FIELD_REFUSED,
    );
    const more = { data: { fileId: await park.paper() } };
    expect((await park.act(one, 'attach', more)).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await park.act(one, 'deliver', more)).header.retCode).toBe(retCodes.FIELD_REFUSED);
    // A colleague may deliver what was attached.
    expect((await park.act(one, 'deliver', {}, park.colleagueId)).data.state).toBe('DELIVERED');
  });
});
