import type { PayChannelCode } from '@portal/contract/payment-terms';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { type CashierAccount, createDemoChannel } from './demo-channel.ts';
import type { PayChannel, PayChannels } from './pay-channel.ts';

interface Given {
  clock: Clock;
  /** The demo cashier, where one is running. */
  cashier: CashierAccount | null;
}

/** Where a channel sends its notices. */
export const noticeUrl = (origin: string, code: PayChannelCode): string => `${origin}/api/payNotify/${code}`;

const makers: Partial<Record<PayChannelCode, (env: Env, given: Given) => PayChannel | null>> = {
  MOCK: (_env, { cashier, clock }) => cashier && createDemoChannel(cashier, clock),
};

/** The channels that the environment names, in its order. */
export function openPayChannels(env: Env, given: Given): PayChannels {
  const channels = env.PAY_CHANNELS.flatMap((code) => makers[code]?.(env, given) ?? []);
  return new Map(channels.map((channel) => [channel.code, channel]));
}
