import type { PayChannelCode } from '@portal/contract/payment/terms';
import type { Clock } from '../../../platform/clock.ts';
import { createAlipayChannel } from '../../../platform/pay/alipay-channel.ts';
import type { PayChannels, RawNotice, StatementLine } from '../../../platform/pay/pay-channel.ts';
import { Alipay } from '../../../platform/pay/testing/alipay.ts';
import { WechatPay } from '../../../platform/pay/testing/wechat-pay.ts';
import { alipayBill, wechatBill } from '../../../platform/pay/testing/write-bills.ts';
import { createWechatChannel } from '../../../platform/pay/wechat-channel.ts';

/** A stand-in that signs as the real channel does, with the actions of payers and of the channel. */
export interface StandIn {
  code: PayChannelCode;
  /** Pays an opened payment. */
  pay: (attemptNo: string, pageUrl: string) => void;
  notice: (attemptNo: string) => RawNotice;
  /** Completes all refunds in progress. */
  give: () => void;
  booked: () => StatementLine[];
  write: (lines: StatementLine[]) => void;
  /** Makes it answer with faults only. */
  fault: (isDown: boolean) => void;
}

export interface StandIns {
  wechat: WechatPay;
  alipay: Alipay;
  of: (code: string) => StandIn;
  pay: PayChannels;
  close: () => Promise<void>;
}

export async function openStandIns(clock: Clock): Promise<StandIns> {
  const [wechat, alipay] = await Promise.all([WechatPay.open(clock), Alipay.open(clock)]);
  const standIns: StandIn[] = [
    {
      code: 'WECHAT_NATIVE',
      pay: (no) => wechat.pay(no),
      notice: (no) => wechat.payNotice(no),
      give: () => {
        for (const refund of wechat.refunds.values()) refund.status = 'SUCCESS';
      },
      booked: () => wechat.booked(),
      write: (lines) => {
        wechat.bill = wechatBill(lines);
      },
      fault: (isDown) => {
        wechat.fault = isDown ? { status: 500, body: {} } : null;
      },
    },
    {
      code: 'ALIPAY_PC',
      pay: (no, pageUrl) => {
        alipay.visit(pageUrl);
        alipay.pay(no);
      },
      notice: (no) => alipay.notice(no),
      give: () => undefined,
      booked: () => alipay.booked(),
      write: (lines) => {
        alipay.bill = alipayBill(lines);
      },
      fault: (isDown) => {
        alipay.fault = isDown ? { status: 500, body: '' } : null;
      },
    },
  ];
  const channels = [
    createWechatChannel(wechat.account, 'https://portal.test/api/payNotify/WECHAT_NATIVE', clock),
    createAlipayChannel(alipay.account, 'https://portal.test/api/payNotify/ALIPAY_PC', clock),
  ];
  return {
    wechat,
    alipay,
    of: (code) => {
      const found = standIns.find((one) => one.code === code);
      if (!found) throw new Error(`no stand-in for ${code}`);
      return found;
    },
    pay: new Map(channels.map((channel) => [channel.code, channel])),
    close: async () => {
      await Promise.all([wechat.close(), alipay.close()]);
    },
  };
}
