import type { PayChannelCode } from '@portal/contract/payment/terms';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { ParkSettings } from '../park-setting/park-settings.ts';
import { createAlipayChannel } from './alipay-channel.ts';
import { createBankTransfer, demoBankAccount } from './bank-transfer.ts';
import { type CashierAccount, createDemoChannel } from './demo-channel.ts';
import type { BankAccount, PayChannel, PayChannels } from './pay-channel.ts';
import { readPrivateKey, readPublicKey } from './read-key.ts';
import { createWechatChannel } from './wechat-channel.ts';

interface Given {
  clock: Clock;
  /** The demo cashier, if it is running. */
  cashier: CashierAccount | null;
}

/** Address to which a channel sends its notifications. */
export const noticeUrl = (origin: string, code: PayChannelCode): string => `${origin}/api/payNotify/${code}`;

const bankAccountOf = (env: Env): BankAccount => ({
  name: env.PAY_BANK_ACCOUNT_NAME ?? '',
  bank: env.PAY_BANK_NAME ?? '',
  number: env.PAY_BANK_ACCOUNT_NUMBER ?? '',
});

function openWechat(env: Env, { clock }: Given): PayChannel {
  const { WECHAT_PAY_PUBLIC_KEY_ID: id, WECHAT_PAY_PUBLIC_KEY: key } = env;
  const account = {
    endpoint: env.WECHAT_PAY_ENDPOINT,
    appId: env.WECHAT_PAY_APP_ID ?? '',
    merchantId: env.WECHAT_PAY_MERCHANT_ID ?? '',
    serialNo: env.WECHAT_PAY_SERIAL_NO ?? '',
    privateKey: readPrivateKey(env.WECHAT_PAY_PRIVATE_KEY ?? ''),
    apiKey: env.WECHAT_PAY_API_V3_KEY ?? '',
    publicKey: id && key ? { id, key: readPublicKey(key) } : null,
  };
  return createWechatChannel(account, noticeUrl(env.PUBLIC_URL, 'WECHAT_NATIVE'), clock);
}

function openAlipay(env: Env, { clock }: Given): PayChannel {
  const account = {
    endpoint: env.ALIPAY_ENDPOINT,
    appId: env.ALIPAY_APP_ID ?? '',
    sellerId: env.ALIPAY_SELLER_ID ?? '',
    privateKey: readPrivateKey(env.ALIPAY_PRIVATE_KEY ?? ''),
    publicKey: readPublicKey(env.ALIPAY_PUBLIC_KEY ?? ''),
  };
  return createAlipayChannel(account, noticeUrl(env.PUBLIC_URL, 'ALIPAY_PC'), clock);
}

const makers: Record<PayChannelCode, (env: Env, given: Given) => PayChannel | null> = {
  WECHAT_NATIVE: openWechat,
  ALIPAY_PC: openAlipay,
  BANK_TRANSFER: (env) => createBankTransfer(env.DEMO ? demoBankAccount : bankAccountOf(env)),
  MOCK: (_env, { cashier, clock }) => cashier && createDemoChannel(cashier, clock),
};

/** Opens one channel; null for the cashier of the demo where it does not run. */
export const openPayChannel = (code: PayChannelCode, env: Env, given: Given): PayChannel | null =>
  makers[code](env, given);

/** Opens the channels that the environment names, in its order. */
export function openPayChannels(env: Env, given: Given): Map<PayChannelCode, PayChannel> {
  const channels = env.PAY_CHANNELS.flatMap((code) => openPayChannel(code, env, given) ?? []);
  return new Map(channels.map((channel) => [channel.code, channel]));
}

/** The channels in force, which change with the settings. */
export function followPayChannels(
  { env, onChange }: Pick<ParkSettings, 'env' | 'onChange'>,
  given: Given,
): PayChannels {
  const channels = openPayChannels(env, given);
  onChange(() => {
    const next = openPayChannels(env, given);
    channels.clear();
    for (const [code, channel] of next) channels.set(code, channel);
  });
  return channels;
}
