import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { isSmsSet } from './is-sms-set.ts';
import type { SendSms } from './sms-sender.ts';

const accountOf = (env: Env) => ({
  endpoint: env.ALIYUN_SMS_ENDPOINT,
  keyId: env.ALIYUN_SMS_ACCESS_KEY_ID ?? '',
  secret: env.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
  signName: env.ALIYUN_SMS_SIGN_NAME ?? '',
  templateCodes: {
    VERIFY_CODE: env.ALIYUN_SMS_TEMPLATE_CODE ?? '',
    MESSAGE: env.ALIYUN_SMS_MESSAGE_TEMPLATE_CODE ?? null,
    LINK: env.ALIYUN_SMS_LINK_TEMPLATE_CODE ?? null,
  },
});

/** The provider in force whenever it is asked for; null leaves messages in the outbox. */
export function followSmsSender(env: Env, clock: Clock): () => SendSms | null {
  let known: { account: string; send: SendSms } | undefined;
  return () => {
    if (!isSmsSet(env)) return null;
    const account = JSON.stringify(accountOf(env));
    if (known?.account !== account) known = { account, send: openSmsSender(env, clock) };
    return known.send;
  };
}

/** Sends with the account that is in force now. */
export function openSmsSender(env: Env, clock: Clock): SendSms {
  const account = accountOf(env);
  // Loading the SDK takes a second and 20 MB, so it is loaded only if used, and then at the start.
  const sender = import('./aliyun-sms.ts').then(({ createAliyunSms }) => createAliyunSms(account, clock));
  return async (message) => (await sender)(message);
}
