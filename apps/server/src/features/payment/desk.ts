import type { PayChannelCode, PayKind } from '@portal/contract/payment/terms';
import { retCodes } from '@portal/contract/ret-code';
import type { Payable } from '../../feature/payable.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PayChannel, PayChannels } from '../../platform/pay/pay-channel.ts';

/** Dependencies of payments: what can be paid for, and the channels. */
export interface Desk {
  payables: readonly Payable[];
  pay: PayChannels;
}

export function payableOf({ payables }: Pick<Desk, 'payables'>, kind: PayKind): Payable {
  const payable = payables.find((one) => one.kind === kind);
  if (!payable) throw new Error(`nothing payable of kind ${kind}`);
  return payable;
}

/** @throws {AppError} 500046 if the channel is not configured */
export function channelOf({ pay }: Pick<Desk, 'pay'>, code: PayChannelCode): PayChannel {
  const channel = pay.get(code);
  if (!channel) throw new AppError(retCodes.CHANNEL_UNAVAILABLE);
  return channel;
}

/** Channels available for a kind of payment, in configured order. */
export const channelsFor = (desk: Desk, kind: PayKind): PayChannelCode[] =>
  [...desk.pay.values()]
    .filter(({ minutes }) => !minutes || !payableOf(desk, kind).isQuick)
    .map(({ code }) => code);
