import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTaxService } from '../../../platform/invoice/tax-service.ts';
import { TaxService } from '../../../platform/invoice/testing/tax-service.ts';
import { ChannelDown } from '../../../platform/pay/pay-channel.ts';
import { testNow } from '../../../testing/test-app.ts';
import { doBulk } from '../../bulk/testing/bulk-calls.ts';
import { type InvoicePark, openInvoicePark } from '../testing/invoice-park.ts';
import { settleInvoices } from './process-invoice.ts';

let now = testNow.getTime();
const clock = { now: () => new Date(now) };
let service: TaxService;
let park: InvoicePark;

beforeAll(async () => {
  service = await TaxService.open(clock);
  park = await openInvoicePark(clock, service.settings);
});
afterAll(async () => {
  await park.portal.close();
  await service.close();
});
beforeEach(() => {
  service.next = 'ISSUED';
  service.fault = null;
});

const settle = async () => {
  now += 61_000;
  await settleInvoices({ ...park.portal, clock, invoicing: createTaxService(service.account, clock) });
};
const stateOf = async (id: string) => (await park.rowOf(id)).status;
const requestOf = async (id: string) => (await park.rowOf(id)).requestNo;

describe('a tax-control service', () => {
  it('issues an invoice that is delivered and reversed with its own files', async () => {
    const id = await park.applied();
    expect((await park.read(id)).actions).toEqual(['send', 'issue', 'return']);
    const sent = (await park.act(id, 'send')).data;
    expect(sent).toMatchObject({
      state: 'ISSUED',
      invoiceNo: expect.stringMatching(/^\d{20}$/),
      hasFile: true,
      awaits: null,
    });
    const requestNo = await requestOf(id);
    expect(service.requests.get(requestNo)).toMatchObject({
      requestNo,
      kind: 'SPECIAL',
      title: park.owner.name,
      taxNo: park.owner.creditCode,
      amountFen: 100_000,
      lines: [{ name: '物业费', amountFen: 100_000, taxPpm: 60_000, taxFen: 5_660 }],
    });
    expect((await park.act(id, 'deliver')).data).toMatchObject({
      state: 'DELIVERED',
      files: [{ name: `${requestNo}.pdf` }],
    });
    expect((await park.act(id, 'reverse', { reason: '抬头有误' })).data.actions).toEqual(['send', 'red']);
    const red = (await park.act(id, 'send')).data;
    expect(red).toMatchObject({
      state: 'TO_RED',
      redNo: expect.stringMatching(/^\d{20}$/),
      hasFile: true,
      actions: ['red'],
    });
    expect(service.requests.get(await requestOf(id))).toMatchObject({
      invoiceNo: sent.invoiceNo,
      reason: '抬头有误',
    });
    expect((await park.act(id, 'red')).data).toMatchObject({
      state: 'RED',
      redNo: red.redNo,
      files: [{}, { name: `${await requestOf(id)}.pdf` }],
      actions: ['reissue'],
    });
  });

  it('is asked again until it has issued, and never sent a request twice', async () => {
    service.next = 'PENDING';
    const id = await park.applied();
    expect((await park.act(id, 'send')).data).toMatchObject({
      state: 'ISSUING',
      awaits: 'ISSUE',
      actions: [],
    });
    for (const event of ['send', 'issue', 'return'])
      expect((await park.act(id, event, { data: { invoiceNo: park.nextNo() } })).header.retCode).toBe(
        retCodes.TRANSITION_REFUSED,
      );
    await settle();
    expect(await stateOf(id)).toBe('ISSUING');
    const invoiceNo = service.issue(await requestOf(id));
    await settle();
    expect(await park.rowOf(id)).toMatchObject({ status: 'ISSUED', invoiceNo, awaits: null, askAt: null });
    const { size } = service.requests;
    await settle();
    expect(service.requests.size).toBe(size);
  });

  it('that does not answer leaves the request to the clock; an answer that was lost issues nothing twice', async () => {
    const [down, lost] = [await park.applied(), await park.applied()];
    service.fault = 'down';
    expect((await park.act(down, 'send')).data.state).toBe('ISSUING');
    service.fault = 'lost';
    const { size } = service.requests;
    expect((await park.act(lost, 'send')).data.state).toBe('ISSUING');
    service.fault = null;
    await settle();
    await settle();
    expect([await stateOf(down), await stateOf(lost)]).toEqual(['ISSUED', 'ISSUED']);
    expect(service.requests.size).toBe(size + 2);
  });

  it('that refuses says why, and the request is sent again under another number', async () => {
    service.next = { reason: '购买方税号不存在' };
    const id = await park.applied();
    expect((await park.act(id, 'send')).data).toMatchObject({
      state: 'APPLIED',
      trouble: '购买方税号不存在',
      actions: ['send', 'issue', 'return'],
    });
    const refused = await requestOf(id);
    service.next = 'ISSUED';
    expect((await park.act(id, 'send')).data).toMatchObject({ state: 'ISSUED', trouble: '' });
    expect(await requestOf(id)).not.toBe(refused);
  });

  it('issues what a refund has made wrong meanwhile, so that it can be reversed, or the request ends', async () => {
    service.next = 'PENDING';
    const [issued, failed] = [await park.applied(), await park.applied()];
    for (const id of [issued, failed]) {
      await park.act(id, 'send');
      await park.refund((await park.rowOf(id)).payOrderId, 30_000);
      expect(await stateOf(id)).toBe('TO_RED');
      expect((await park.read(id)).actions).toEqual([]);
    }
    const invoiceNo = service.issue(await requestOf(issued));
    service.findings.set(await requestOf(failed), { state: 'FAILED', reason: '超出授信额度' });
    await settle();
    expect(await park.rowOf(issued)).toMatchObject({ status: 'TO_RED', invoiceNo });
    expect(await stateOf(failed)).toBe('WITHDRAWN');
    service.next = 'ISSUED';
    await park.act(issued, 'send');
    expect((await park.act(issued, 'red')).data.state).toBe('RED');
  });

  it('without an answer delivers nothing, and selected invoices are sent each on its own', async () => {
    const ids = [await park.applied(), await park.applied(), await park.issued()];
    const list = 'GET /api/payManage/invoice/queryManageList';
    const portal = { ...park.portal, invoicing: createTaxService(service.account, clock) };
    const run = async (kind: 'INVOICE_SEND' | 'INVOICE_DELIVER') =>
      doBulk(portal, await park.clerk(), clock.now, list, kind, { ids });
    expect((await run('INVOICE_SEND')).counts).toMatchObject({ DONE: 2, BARRED: 1 });
    service.fault = 'down';
    const down = await park.act(ids[0] ?? '', 'deliver');
    expect(down.header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
    expect(await stateOf(ids[0] ?? '')).toBe('ISSUED');
    service.fault = null;
    // The third was issued by hand and has no file.
    expect((await run('INVOICE_DELIVER')).counts).toMatchObject({ DONE: 2, BARRED: 1 });
  });

  it('is believed only with its own signature', async () => {
    const stranger = await TaxService.open(clock);
    const account = { ...service.account, publicKey: stranger.account.publicKey };
    const fooled = createTaxService(account, clock);
    await expect(fooled.query('FP1')).rejects.toThrow(ChannelDown);
    const unknown = createTaxService({ ...service.account, privateKey: stranger.account.privateKey }, clock);
    await expect(unknown.query('FP1')).rejects.toThrow(ChannelDown);
    await stranger.close();
  });
});
