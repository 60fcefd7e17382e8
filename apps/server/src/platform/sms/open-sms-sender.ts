import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { SendSms } from './sms-sender.ts';

/** The provider that the environment names; null leaves messages in the outbox. */
export function openSmsSender(env: Env, clock: Clock): SendSms | null {
  if (env.SMS_PROVIDER === 'outbox') return null;
  const account = {
    endpoint: env.ALIYUN_SMS_ENDPOINT,
    keyId: env.ALIYUN_SMS_ACCESS_KEY_ID ?? '',
    secret: env.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
    signName: env.ALIYUN_SMS_SIGN_NAME ?? '',
    templateCodes: {
      VERIFY_CODE: env.ALIYUN_SMS_TEMPLATE_CODE ?? '',
      MESSAGE: env.ALIYUN_SMS_MESSAGE_TEMPLATE_CODE ?? null,
      LINK: env.ALIYUN_SMS_LINK_TEMPLATE_CODE ?? null,
    },
  };
  // Loading the SDK takes a second and 20 MB, so it is loaded only if used, and then at the start.
  const sender = import('./aliyun-sms.ts').then(({ createAliyunSms }) => createAliyunSms(account, clock));
  return async (message) => (await sender)(message);
}
