import type { PayChannelCode } from '@portal/contract/payment/terms';
import { eq } from 'drizzle-orm';
import { systemContext } from '../../../platform/http/context.ts';
import { createDemoChannel } from '../../../platform/pay/demo-channel.ts';
import type { PayChannel, RawNotice } from '../../../platform/pay/pay-channel.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertOwned, logInMember } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { payAttempts, payOrders, refundOrders } from '../payment.table.ts';
import { processRefund } from '../refund/process-refund.ts';
import { settlePayments } from '../settle-payments.ts';
import { alipayNotices, type ChannelNotices, cashierNotices, wechatNotices } from './channel-notices.ts';
import { openStandIns, type StandIns } from './stand-ins.ts';

export const billFen = 100_000;
export const channelCodes = ['WECHAT_NATIVE', 'ALIPAY_PC', 'MOCK'] as const;
export type TestedChannel = (typeof channelCodes)[number];

export interface Opened {
  id: string;
  billId: string;
  attemptNo: string;
  amountFen: number;
}

/** Opens a portal with every channel that sends notices, including the demo's. */
export async function openChannelPark(clock: { now: () => Date }) {
  const standIns: StandIns = await openStandIns(clock);
  const pay = new Map<PayChannelCode, PayChannel>(standIns.pay);
  const portal: TestApp = await openTestApp(clock.now, { DEMO: '1' }, { cashier: true, pay });
  if (!portal.cashier) throw new Error('no cashier');
  pay.set('MOCK', createDemoChannel(portal.cashier, clock));
  const owner = await insertOwned(portal);
  const { id: clerkId } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] });
  const notices: Record<TestedChannel, ChannelNotices> = {
    WECHAT_NATIVE: wechatNotices(standIns.wechat),
    ALIPAY_PC: alipayNotices(standIns.alipay),
    MOCK: await cashierNotices(portal.db, clock),
  };
  const desk = { pay, payables: contributions.payables };
  const ctx = () => systemContext({ ...portal, clock });

  /** Logs in again, as a session may expire when a test moves the clock. */
  const ownerToken = () => logInMember(portal, owner.user, 'OWNER');

  /** Opens an order for a bill at a channel. */
  async function open(code: TestedChannel): Promise<Opened & { pageUrl: string }> {
    const billId = await insertBill(portal.db, { enterpriseId: owner.enterpriseId });
    const data = { kind: 'BILL', ids: [billId], totalFen: billFen };
    const token = await ownerToken();
    const made = await portal.call('POST /api/payManage/order/create', { data }, token);
    const { payOrderId: id } = made.data;
    const input = { id, channel: code, version: 1 };
    const chosen = await portal.call('POST /api/payManage/order/choose', input, token);
    const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
    if (!attempt) throw new Error(`no attempt: ${chosen.header.retMsg}`);
    return { id, billId, attemptNo: attempt.no, amountFen: billFen, pageUrl: attempt.pageUrl ?? '' };
  }

  /** Opens an order and pays it at the channel, without any notice. */
  async function openPaid(code: TestedChannel): Promise<Opened> {
    const opened = await open(code);
    if (code !== 'MOCK') standIns.of(code).pay(opened.attemptNo, opened.pageUrl);
    else
      await portal.app.inject({
        method: 'POST',
        url: opened.pageUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        // Has the channel's own notice refused, so that only those of the test count.
        payload: 'outcome=FORGED',
      });
    return opened;
  }

  const send = (code: string, { headers, body }: RawNotice, app = portal.app) =>
    app.inject({
      method: 'POST',
      url: `/api/payNotify/${code}`,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      payload: body,
    });

  /** Requests a partial refund that is in progress at the channel, and returns its number there. */
  async function openRefund(code: TestedChannel, order: Opened, amountFen: number) {
    standIns.alipay.isSlow = true;
    const data = { payOrderId: order.id, amountFen, reason: '重复缴纳了一次' };
    const asked = await portal.call('POST /api/payManage/refund/apply', { data }, await ownerToken());
    const { refundId: id } = asked.data;
    await portal.db.update(refundOrders).set({ status: 'APPROVED' }).where(eq(refundOrders.id, id));
    await processRefund(ctx(), desk, id);
    standIns.alipay.isSlow = false;
    const [refund] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, id));
    if (refund?.status !== 'PROCESSING') throw new Error(`the refund at ${code} is ${refund?.status}`);
    const { channelNo: refundNo } = refund;
    // From now on the refund is done at the channel.
    if (code === 'ALIPAY_PC') standIns.alipay.refunds.set(refundNo, (amountFen / 100).toFixed(2));
    return { id, refundNo, attemptNo: order.attemptNo, amountFen };
  }

  return {
    portal,
    standIns,
    notices,
    desk,
    openPaid,
    openRefund,
    send,
    ctx,
    clerk: () =>
      portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure: true }),
    settle: () => settlePayments({ ...portal, clock }, desk),
    /** States of an order and its bill. */
    standOf: async ({ id, billId }: Opened) => {
      const [order] = await portal.db.select().from(payOrders).where(eq(payOrders.id, id));
      const [bill] = await portal.db.select().from(bills).where(eq(bills.id, billId));
      return [order?.status, bill?.status];
    },
    refundState: async (id: string) => {
      const [refund] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, id));
      return refund?.status;
    },
    close: async () => {
      await portal.close();
      await standIns.close();
    },
  };
}
export type ChannelPark = Awaited<ReturnType<typeof openChannelPark>>;
