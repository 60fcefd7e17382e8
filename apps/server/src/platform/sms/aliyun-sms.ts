import { createRequire } from 'node:module';
import type dysmsapi from '@alicloud/dysmsapi20170525';
import type core from '@alicloud/openapi-core';
import { addDays, chinaDayOf, startOfChinaDay } from '../china-time.ts';
import type { Clock } from '../clock.ts';
import { type SendSms, SmsRefused, type SmsTemplate } from './sms-sender.ts';

// Loaded with `require`, because loaders disagree on the default export of these CommonJS packages.
const load = createRequire(import.meta.url);
const { default: Client, SendSmsRequest } = load('@alicloud/dysmsapi20170525') as typeof dysmsapi;
const { $OpenApiUtil } = load('@alicloud/openapi-core') as typeof core;

const minute = 60_000;

export interface AliyunAccount {
  endpoint: string;
  keyId: string;
  secret: string;
  signName: string;
  /** The provider's code for each template; null if the park has none. */
  templateCodes: Record<SmsTemplate, string | null>;
  readTimeoutMs?: number;
}

/** Milliseconds until the provider's limit is lifted; it counts messages to a number by minute, hour and day. */
function limitLeft(words: string, clock: Clock): number {
  const now = clock.now();
  if (/天级/.test(words)) return startOfChinaDay(addDays(chinaDayOf(now), 1)).getTime() - now.getTime();
  return /小时级/.test(words) ? 60 * minute : minute;
}

function refusalOf(code: string, words: string, clock: Clock): Error {
  // The messages of other refusals may repeat the whole request, including number and code.
  if (code === 'isv.BUSINESS_LIMIT_CONTROL')
    return new SmsRefused(`SMS refused: ${code} ${words}`, 'LIMIT', limitLeft(words, clock));
  if (code === 'isv.MOBILE_NUMBER_ILLEGAL') return new SmsRefused(`SMS refused: ${code}`, 'NUMBER');
  return code.startsWith('isv.')
    ? new SmsRefused(`SMS refused: ${code}`, 'ACCOUNT')
    : new Error(`SMS refused: ${code}`);
}

/**
 * Builds an error for a refusal by the gateway or a failed call, without the original message, which would reveal the
 * number.
 */
function faultOf(error: unknown): Error {
  const { code, statusCode, name } = error as { code?: unknown; statusCode?: number; name?: string };
  const word = typeof code === 'string' && code !== 'undefined' ? code : name;
  const message = `SMS not sent: ${statusCode ?? ''} ${word}`;
  const isThrottled = String(code).startsWith('Throttling');
  const isRefused = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !isThrottled;
  return isRefused ? new SmsRefused(message, 'ACCOUNT') : new Error(message);
}

/** Sends with the SDK of Aliyun's SMS service. Tries only once, because the service does not detect duplicates. */
export function createAliyunSms(account: AliyunAccount, clock: Clock): SendSms {
  const { protocol, host } = new URL(account.endpoint);
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: account.keyId,
      accessKeySecret: account.secret,
      endpoint: host,
      protocol: protocol.slice(0, -1),
      connectTimeout: 5_000,
      readTimeout: account.readTimeoutMs ?? 10_000,
    }),
  );
  return async ({ phoneNumber, template: wanted, parameters: all }) => {
    // A park without a template for links sends the title alone.
    const isPlain = wanted === 'LINK' && account.templateCodes.LINK === null;
    const template = isPlain ? 'MESSAGE' : wanted;
    const parameters = isPlain ? { title: all.title } : all;
    const templateCode = account.templateCodes[template];
    if (templateCode === null) throw new SmsRefused(`SMS without a template code: ${template}`, 'TEMPLATE');
    const request = new SendSmsRequest({
      phoneNumbers: phoneNumber,
      signName: account.signName,
      templateCode,
      templateParam: JSON.stringify(parameters),
    });
    const { body } = await client.sendSms(request).catch((error: unknown) => {
      throw faultOf(error);
    });
    if (body?.code !== 'OK') throw refusalOf(body?.code ?? 'no answer', body?.message ?? '', clock);
    return body.bizId ?? '';
  };
}
