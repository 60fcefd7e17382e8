import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { type PayChannelCode, payChannels } from '@portal/contract/payment/terms';
import { z } from 'zod';
import { chooseDataDir, projectRoot } from './database/data-dir.ts';
import { StartupError } from './database/startup-error.ts';
import { readPrivateKey, readPublicKey } from './pay/read-key.ts';

/** The message is one sentence that names the invalid variable. */
export class EnvError extends StartupError {
  override name = 'EnvError';
}

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://portal.example.org', abort: true })
  .refine((value) => new URL(value).pathname === '/', 'must be an origin without a path')
  .transform((value) => new URL(value).origin);

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host/name',
});

// Fastify's trustProxy: false, a number of hops, or the proxies' addresses.
const trustedProxy = z
  .string()
  .regex(
    /^(\d+|[0-9a-fA-F.:/, ]+|loopback|linklocal|uniquelocal)$/,
    'must be 0, a number of hops, or addresses',
  )
  .transform((value) => (/^\d+$/.test(value) ? Number(value) || false : value));

const channelList = z.string().transform((text, context): PayChannelCode[] => {
  const named = text.split(',').map((name) => name.trim());
  const codes = named.flatMap((name) => payChannels.find((code) => code === name) ?? []);
  if (codes.length === named.length && new Set(codes).size === codes.length) return codes;
  context.addIssue(`must be a list of ${payChannels.join(', ')}, each once`);
  return z.NEVER;
});

export const envSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: trustedProxy.default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  /** Calls per minute and address, over all endpoints; 0 switches the limit off. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(1_200),
  /** Verification codes that one address may request per hour; a park behind one address may need more. */
  CODES_PER_ADDRESS_PER_HOUR: wholeNumber(1, 1_000_000).default(20),
  DEMO: flag.default(true),
  /** Shows every component at /ui; development always does. */
  UI_STORIES: flag.default(false),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  /** Address for the role that owns the tables, if it differs from that of DATABASE_URL. */
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  FILE_STORE: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  S3_ENDPOINT: z.url('must be an address such as https://s3.example.org').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun'], 'must be outbox or aliyun').default('outbox'),
  ALIYUN_SMS_ENDPOINT: origin.default('https://dysmsapi.aliyuncs.com'),
  ALIYUN_SMS_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_SMS_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CODE: z.string().optional(),
  ALIYUN_SMS_MESSAGE_TEMPLATE_CODE: z.string().optional(),
  ALIYUN_SMS_LINK_TEMPLATE_CODE: z.string().optional(),
  MAIL_PROVIDER: z.enum(['outbox', 'smtp'], 'must be outbox or smtp').default('outbox'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.org' })
    .optional(),
  /** The sender of mails. */
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'must be an address such as Park <no-reply@example.org>',
    )
    .optional(),
  /** Payment channels, in the order in which they are offered. */
  PAY_CHANNELS: channelList.optional(),
  PAY_BANK_ACCOUNT_NAME: z.string().optional(),
  PAY_BANK_NAME: z.string().optional(),
  PAY_BANK_ACCOUNT_NUMBER: z.string().optional(),
  WECHAT_PAY_ENDPOINT: origin.default('https://api.mch.weixin.qq.com'),
  WECHAT_PAY_APP_ID: z.string().optional(),
  WECHAT_PAY_MERCHANT_ID: z.string().optional(),
  WECHAT_PAY_SERIAL_NO: z.string().optional(),
  WECHAT_PAY_PRIVATE_KEY: z.string().optional(),
  WECHAT_PAY_API_V3_KEY: z
    .string()
    .regex(/^[\x20-\x7e]{32}$/, 'must have 32 letters or digits')
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: z.string().startsWith('PUB_KEY_ID_', 'must begin with PUB_KEY_ID_').optional(),
  WECHAT_PAY_PUBLIC_KEY: z.string().optional(),
  ALIPAY_ENDPOINT: origin.default('https://openapi.alipay.com'),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  /** Who issues invoices: staff, or a tax-control service. */
  INVOICE_CHANNEL: z.enum(['HAND', 'TAX_SERVICE'], 'must be HAND or TAX_SERVICE').default('HAND'),
  TAX_SERVICE_ENDPOINT: origin.optional(),
  TAX_SERVICE_PRIVATE_KEY: z.string().optional(),
  TAX_SERVICE_PUBLIC_KEY: z.string().optional(),
});

export type Env = z.output<typeof envSchema> & {
  /** The variables that are set; others have their default, or what is entered in the console. */
  GIVEN: ReadonlySet<string>;
  PAY_CHANNELS: PayChannelCode[];
  /** The canonical origin, without a trailing slash. */
  PUBLIC_URL: string;
  /** Absolute path of the folder for the embedded database and the local files. */
  DATA_DIR: string;
};

/**
 * Parses the environment; an empty value counts as absent.
 * @throws {EnvError} for the first invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const known = Object.keys(envSchema.shape).map((name) => [name, source[name]?.trim() || undefined]);
  const parsed = envSchema.safeParse(Object.fromEntries(known));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`The environment variable ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    throw new EnvError('The environment variable DATABASE_OWNER_URL has no effect without DATABASE_URL.');
  requireForS3(env);
  requireForAliyun(env);
  requireForMail(env);
  const PAY_CHANNELS = env.PAY_CHANNELS ?? (env.DEMO ? ['BANK_TRANSFER', 'MOCK'] : []);
  requireForPayment({ ...env, PAY_CHANNELS });
  requireForInvoices(env);
  return {
    ...env,
    GIVEN: new Set(known.flatMap(([name, value]) => (name && value !== undefined ? [name] : []))),
    PAY_CHANNELS,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    DATA_DIR: env.DATA_DIR ? absolute(env.DATA_DIR) : chooseDataDir(),
  };
}

/**
 * Reads the environment of this process, completed by the project's `.env` file.
 * @throws {EnvError} for the first invalid variable
 */
export function loadEnv(): Env {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env);
}

function requireForS3(env: z.output<typeof envSchema>): void {
  if (env.FILE_STORE !== 's3') return;
  for (const name of ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (!env[name]) throw new EnvError(`The environment variable ${name} is needed when FILE_STORE is s3.`);
  }
}

function requireForAliyun(env: z.output<typeof envSchema>): void {
  if (env.SMS_PROVIDER !== 'aliyun') return;
  for (const name of ['ACCESS_KEY_ID', 'ACCESS_KEY_SECRET', 'SIGN_NAME', 'TEMPLATE_CODE'] as const) {
    if (!env[`ALIYUN_SMS_${name}`])
      throw new EnvError(
        `The environment variable ALIYUN_SMS_${name} is needed when SMS_PROVIDER is aliyun.`,
      );
  }
  // The demo shows verification codes on the page, which would open real accounts to everyone.
  if (env.DEMO) throw new EnvError('The environment variable DEMO must be 0 when SMS_PROVIDER is aliyun.');
}

function requireForMail(env: z.output<typeof envSchema>): void {
  if (env.MAIL_PROVIDER !== 'smtp') return;
  for (const name of ['SMTP_URL', 'MAIL_FROM'] as const)
    if (!env[name])
      throw new EnvError(`The environment variable ${name} is needed when MAIL_PROVIDER is smtp.`);
  // The people of the demo park are invented, their addresses may not be.
  if (env.DEMO) throw new EnvError('The environment variable DEMO must be 0 when MAIL_PROVIDER is smtp.');
}

type KeyName =
  | 'WECHAT_PAY_PRIVATE_KEY'
  | 'WECHAT_PAY_PUBLIC_KEY'
  | 'ALIPAY_PRIVATE_KEY'
  | 'ALIPAY_PUBLIC_KEY'
  | 'TAX_SERVICE_PRIVATE_KEY'
  | 'TAX_SERVICE_PUBLIC_KEY';

function requireKey(
  env: Partial<Record<KeyName, string | undefined>>,
  name: KeyName,
  read: (text: string) => object,
): void {
  const text = env[name];
  if (text === undefined) return;
  try {
    read(text);
  } catch {
    throw new EnvError(`The environment variable ${name} must be an RSA key in PEM, on one line.`);
  }
}

const neededFor = {
  BANK_TRANSFER: ['PAY_BANK_ACCOUNT_NAME', 'PAY_BANK_NAME', 'PAY_BANK_ACCOUNT_NUMBER'],
  WECHAT_NATIVE: [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL_NO',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_V3_KEY',
  ],
  ALIPAY_PC: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  MOCK: [],
} as const satisfies Record<PayChannelCode, (keyof typeof envSchema.shape)[]>;

/** A demo must not take real money, and a real park must not accept play money. */
function requireForPayment(env: z.output<typeof envSchema> & { PAY_CHANNELS: PayChannelCode[] }): void {
  if (!env.DEMO && env.PAY_CHANNELS.includes('MOCK'))
    throw new EnvError('The environment variable PAY_CHANNELS must not name MOCK when DEMO is 0.');
  const real = env.PAY_CHANNELS.find((code) => code === 'WECHAT_NATIVE' || code === 'ALIPAY_PC');
  if (env.DEMO && real)
    throw new EnvError(`The environment variable DEMO must be 0 when PAY_CHANNELS names ${real}.`);
  if (env.DEMO) return;
  for (const code of env.PAY_CHANNELS) {
    const missing = neededFor[code].find((name) => !env[name]);
    if (missing)
      throw new EnvError(`The environment variable ${missing} is needed when PAY_CHANNELS names ${code}.`);
  }
  if (env.PAY_CHANNELS.includes('WECHAT_NATIVE')) {
    if (env.WECHAT_PAY_PUBLIC_KEY && !env.WECHAT_PAY_PUBLIC_KEY_ID)
      throw new EnvError(
        'The environment variable WECHAT_PAY_PUBLIC_KEY_ID is needed with WECHAT_PAY_PUBLIC_KEY.',
      );
    requireKey(env, 'WECHAT_PAY_PRIVATE_KEY', readPrivateKey);
    requireKey(env, 'WECHAT_PAY_PUBLIC_KEY', readPublicKey);
  }
  if (env.PAY_CHANNELS.includes('ALIPAY_PC')) {
    requireKey(env, 'ALIPAY_PRIVATE_KEY', readPrivateKey);
    requireKey(env, 'ALIPAY_PUBLIC_KEY', readPublicKey);
  }
}

function requireForInvoices(env: z.output<typeof envSchema>): void {
  if (env.INVOICE_CHANNEL === 'HAND') return;
  for (const name of ['ENDPOINT', 'PRIVATE_KEY', 'PUBLIC_KEY'] as const)
    if (!env[`TAX_SERVICE_${name}`])
      throw new EnvError(
        `The environment variable TAX_SERVICE_${name} is needed when INVOICE_CHANNEL is TAX_SERVICE.`,
      );
  if (env.DEMO)
    throw new EnvError('The environment variable DEMO must be 0 when INVOICE_CHANNEL is TAX_SERVICE.');
  requireKey(env, 'TAX_SERVICE_PRIVATE_KEY', readPrivateKey);
  requireKey(env, 'TAX_SERVICE_PUBLIC_KEY', readPublicKey);
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(projectRoot, path);
}
