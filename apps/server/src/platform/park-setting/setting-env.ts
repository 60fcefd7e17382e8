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
  MAIL: { mailFrom: 'MAIL_FROM' },
  STORAGE: {
    s3Endpoint: 'S3_ENDPOINT',
    s3Bucket: 'S3_BUCKET',
    s3Region: 'S3_REGION',
    s3KeyId: 'S3_ACCESS_KEY_ID',
    s3Secret: 'S3_SECRET_ACCESS_KEY',
  },
  ADDRESS: { publicUrl: 'PUBLIC_URL' },
  MARK: {},
};

/**
 * The variable whose presence means that the environment sets the group, and wins over the console; null for a group
 * that the console alone sets.
 */
const deciding: Record<SettingGroup, EnvName | null> = {
  BANK: 'PAY_CHANNELS',
  WECHAT: 'PAY_CHANNELS',
  ALIPAY: 'PAY_CHANNELS',
  SMS: 'SMS_PROVIDER',
  MAIL: 'MAIL_PROVIDER',
  STORAGE: 'FILE_STORE',
  ADDRESS: 'PUBLIC_URL',
  MARK: null,
};

export const channelOf: Partial<Record<SettingGroup, PayChannelCode>> = {
  WECHAT: 'WECHAT_NATIVE',
  ALIPAY: 'ALIPAY_PC',
  BANK: 'BANK_TRANSFER',
};

/** Whether the environment decides about a group. */
export function isSetByEnv(env: Env, group: SettingGroup): boolean {
  const name = deciding[group];
  return name !== null && env.GIVEN.has(name);
}

const shown = (value: Env[keyof Env]): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function isOffered(env: Env, group: SettingGroup): boolean {
  const channel = channelOf[group];
  if (channel) return env.PAY_CHANNELS.includes(channel);
  if (group === 'SMS') return env.SMS_PROVIDER !== 'outbox';
  if (group === 'MAIL') return env.MAIL_PROVIDER !== 'outbox';
  return group !== 'STORAGE' || env.FILE_STORE === 's3';
}

const smtpsPort = '465';
const smtpPort = '587';

/** The mail server of an address such as `smtps://user:password@mail.example.org`. */
function readSmtpUrl(address: string): SettingValues {
  const { protocol, hostname, port, username, password } = new URL(address);
  return {
    mailHost: hostname,
    mailPort: port || (protocol === 'smtps:' ? smtpsPort : smtpPort),
    mailUser: decodeURIComponent(username),
    mailPassword: decodeURIComponent(password),
  };
}

/** The reverse of `readSmtpUrl`. Port 465 is encrypted from the start, any other as soon as the server offers it. */
function smtpUrlOf({
  mailHost = '',
  mailPort = '',
  mailUser = '',
  mailPassword = '',
}: SettingValues): string {
  const protocol = mailPort === smtpsPort ? 'smtps' : 'smtp';
  const account = `${encodeURIComponent(mailUser)}:${encodeURIComponent(mailPassword)}`;
  return `${protocol}://${account}@${mailHost}:${mailPort}`;
}

/** The values of a group that the environment sets; null if it offers none. */
export function valuesOfEnv(env: Env, group: SettingGroup): SettingValues | null {
  if (!isOffered(env, group)) return null;
  const values = Object.entries(variables[group]).map(([field, name]) => [field, shown(env[name])]);
  const ofServer = group === 'MAIL' && env.SMTP_URL ? readSmtpUrl(env.SMTP_URL) : {};
  return { ...ofServer, ...Object.fromEntries(values) };
}

/** What a group also sets besides its own fields. */
const alsoSet: Partial<Record<SettingGroup, (values: SettingValues) => Partial<Env>>> = {
  SMS: () => ({ SMS_PROVIDER: 'aliyun' }),
  MAIL: (values) => ({ MAIL_PROVIDER: 'smtp', SMTP_URL: smtpUrlOf(values) }),
  STORAGE: () => ({ FILE_STORE: 's3' }),
};

/** The environment's view of a group's values. */
export function envOf(group: SettingGroup, values: SettingValues): Partial<Env> {
  const set: Record<string, unknown> = Object.fromEntries(
    Object.entries(variables[group]).map(([field, name]) => [name, values[field] || undefined]),
  );
  return { ...set, ...alsoSet[group]?.(values) } as Partial<Env>;
}

/** What also has an effect in the demo, which takes no real money, sends no real messages and keeps its own files. */
const demoGroups: readonly SettingGroup[] = ['ADDRESS', 'MARK'];

/** Whether a group that is entered in the console has an effect. */
export const hasEffect = (env: Env, group: SettingGroup): boolean =>
  !isSetByEnv(env, group) && (!env.DEMO || demoGroups.includes(group));

/** What the console's settings change in the environment. */
export function overlayOf(env: Env, console: ReadonlyMap<SettingGroup, SettingValues>): Partial<Env> {
  const used = [...console].filter(([group]) => hasEffect(env, group));
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
