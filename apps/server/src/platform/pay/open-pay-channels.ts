import type { PayChannelCode } from '@portal/contract/payment-terms';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { createBankTransfer, demoBankAccount } from './bank-transfer.ts';
import { type CashierAccount, createDemoChannel } from './demo-channel.ts';
import type { BankAccount, PayChannel, PayChannels } from './pay-channel.ts';

interface Given {
  clock: Clock;
  /** The demo cashier, where one is running. */
  cashier: CashierAccount | null;
}

/** Where a channel sends its notices. */
export const noticeUrl = (origin: string, code: PayChannelCode): string => `${origin}/api/payNotify/${code}`;

const bankAccountOf = (env: Env): BankAccount => ({
  name: env.PAY_BANK_ACCOUNT_NAME ?? '',
  bank: env.PAY_BANK_NAME ?? '',
  number: env.PAY_BANK_ACCOUNT_NUMBER ?? '',
});

const makers: Partial<Record<PayChannelCode, (env: Env, given: Given) => PayChannel | null>> = {
  BANK_TRANSFER: (env) => createBankTransfer(env.DEMO ? demoBankAccount : bankAccountOf(env)),
  MOCK: (_env, { cashier, clock }) => cashier && createDemoChannel(cashier, clock),
};

/** The channels that the environment names, in its order. */
export function openPayChannels(env: Env, given: Given): PayChannels {
  const channels = env.PAY_CHANNELS.flatMap((code) => makers[code]?.(env, given) ?? []);
  return new Map(channels.map((channel) => [channel.code, channel]));
}
