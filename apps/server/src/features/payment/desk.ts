import type { PayChannelCode, PayKind } from '@portal/contract/payment-terms';
import { retCodes } from '@portal/contract/ret-code';
import type { Payable } from '../../feature/payable.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PayChannel, PayChannels } from '../../platform/pay/pay-channel.ts';

/** What payments work with: what can be paid for, and how. */
export interface Desk {
  payables: readonly Payable[];
  pay: PayChannels;
}

export function payableOf({ payables }: Pick<Desk, 'payables'>, kind: PayKind): Payable {
  const payable = payables.find((one) => one.kind === kind);
  if (!payable) throw new Error(`nothing of kind ${kind} can be paid`);
  return payable;
}

/** @throws {AppError} 500046 where the configuration does not name the channel */
export function channelOf({ pay }: Pick<Desk, 'pay'>, code: PayChannelCode): PayChannel {
  const channel = pay.get(code);
  if (!channel) throw new AppError(retCodes.CHANNEL_UNAVAILABLE);
  return channel;
}

/** The ways to pay for a kind, in the order of the configuration. */
export const channelsFor = (desk: Desk, kind: PayKind): PayChannelCode[] =>
  [...desk.pay.values()]
    .filter(({ minutes }) => !minutes || !payableOf(desk, kind).isQuick)
    .map(({ code }) => code);
