import type { SettingGroup } from '@portal/contract/park-setting/terms';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import type { Env } from '../env.ts';

export type SettingValues = Readonly<Record<string, string>>;

type EnvName = keyof Env;

/** The variable that each field stands for. */
const variables: Record<SettingGroup, Readonly<Record<string, EnvName>>> = {
  BANK: {
    accountName: 'PAY_BANK_ACCOUNT_NAME',
    accountNumber: 'PAY_BANK_ACCOUNT_NUMBER',
    bankName: 'PAY_BANK_NAME',
  },
  WECHAT: {
    appId: 'WECHAT_PAY_APP_ID',
    merchantId: 'WECHAT_PAY_MERCHANT_ID',
    serialNo: 'WECHAT_PAY_SERIAL_NO',
    privateKey: 'WECHAT_PAY_PRIVATE_KEY',
    apiV3Key: 'WECHAT_PAY_API_V3_KEY',
    publicKeyId: 'WECHAT_PAY_PUBLIC_KEY_ID',
    publicKey: 'WECHAT_PAY_PUBLIC_KEY',
  },
  ALIPAY: {
    appId: 'ALIPAY_APP_ID',
    sellerId: 'ALIPAY_SELLER_ID',
    privateKey: 'ALIPAY_PRIVATE_KEY',
    publicKey: 'ALIPAY_PUBLIC_KEY',
  },
  SMS: {
    keyId: 'ALIYUN_SMS_ACCESS_KEY_ID',
    keySecret: 'ALIYUN_SMS_ACCESS_KEY_SECRET',
    signName: 'ALIYUN_SMS_SIGN_NAME',
    templateCode: 'ALIYUN_SMS_TEMPLATE_CODE',
    messageTemplateCode: 'ALIYUN_SMS_MESSAGE_TEMPLATE_CODE',
  },
  ADDRESS: { publicUrl: 'PUBLIC_URL' },
};

/** The variable whose presence means that the environment sets the group, and wins over the console. */
const deciding: Record<SettingGroup, EnvName> = {
  BANK: 'PAY_CHANNELS',
  WECHAT: 'PAY_CHANNELS',
  ALIPAY: 'PAY_CHANNELS',
  SMS: 'SMS_PROVIDER',
  ADDRESS: 'PUBLIC_URL',
};

export const channelOf: Partial<Record<SettingGroup, PayChannelCode>> = {
  WECHAT: 'WECHAT_NATIVE',
  ALIPAY: 'ALIPAY_PC',
  BANK: 'BANK_TRANSFER',
};

/** Whether the environment decides about a group. */
export const isSetByEnv = (env: Env, group: SettingGroup): boolean => env.GIVEN.has(deciding[group]);

const shown = (value: Env[keyof Env]): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The values of a group that the environment sets; null if it offers none. */
export function valuesOfEnv(env: Env, group: SettingGroup): SettingValues | null {
  const channel = channelOf[group];
  const isOffered = channel ? env.PAY_CHANNELS.includes(channel) : true;
  if (!isOffered || (group === 'SMS' && env.SMS_PROVIDER === 'outbox')) return null;
  const values = Object.entries(variables[group]).map(([field, name]) => [field, shown(env[name])]);
  return Object.fromEntries(values);
}

/** The environment's view of a group's values. */
export function envOf(group: SettingGroup, values: SettingValues): Partial<Env> {
  const set: Record<string, unknown> = Object.fromEntries(
    Object.entries(variables[group]).map(([field, name]) => [name, values[field] || undefined]),
  );
  return { ...set, ...(group === 'SMS' ? { SMS_PROVIDER: 'aliyun' } : {}) } as Partial<Env>;
}

/** What the console's settings change in the environment. The demo takes no real money and sends no real messages. */
export function overlayOf(env: Env, console: ReadonlyMap<SettingGroup, SettingValues>): Partial<Env> {
  const used = [...console].filter(
    ([group]) => !isSetByEnv(env, group) && (!env.DEMO || group === 'ADDRESS'),
  );
  const channels = used.flatMap(([group]) => channelOf[group] ?? []);
  return Object.assign(
    {},
    ...used.map(([group, values]) => envOf(group, values)),
    channels.length > 0 ? { PAY_CHANNELS: inOrder(channels) } : {},
  );
}

const order: readonly PayChannelCode[] = ['WECHAT_NATIVE', 'ALIPAY_PC', 'BANK_TRANSFER', 'MOCK'];
const inOrder = (channels: readonly PayChannelCode[]) => order.filter((code) => channels.includes(code));

/** An environment in which the overlay's present values come first; it follows `overlay` at every read. */
export const withOverlay = (env: Env, overlay: () => Partial<Env>): Env =>
  new Proxy(env, {
    get(target, name, receiver) {
      const over = overlay();
      return name in over ? Reflect.get(over, name) : Reflect.get(target, name, receiver);
    },
  });
