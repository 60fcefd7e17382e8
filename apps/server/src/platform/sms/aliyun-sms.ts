import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { canonicalQuery, signCall } from './aliyun-signature.ts';
import type { SendSms, SmsTemplate } from './sms-sender.ts';

const patience = 10_000;

export interface AliyunAccount {
  endpoint: string;
  keyId: string;
  secret: string;
  signName: string;
  /** The provider's code of each template; null where the park has none. */
  templateCodes: Record<SmsTemplate, string | null>;
}

interface Answer {
  Code?: string;
  Message?: string;
  BizId?: string;
}

/** Sends through the SMS service of Aliyun (Dysmsapi 2017-05-25, SendSms). */
export function createAliyunSms(account: AliyunAccount, clock: Clock): SendSms {
  const url = new URL(account.endpoint);
  return async ({ phoneNumber, template, parameters }) => {
    const templateCode = account.templateCodes[template];
    if (templateCode === null) throw new Error(`SMS without a template code: ${template}`);
    const query = {
      PhoneNumbers: phoneNumber,
      SignName: account.signName,
      TemplateCode: templateCode,
      TemplateParam: JSON.stringify(parameters),
    };
    const { host: _host, ...headers } = signCall(
      {
        host: url.host,
        action: 'SendSms',
        version: '2017-05-25',
        parameters: query,
        date: clock
          .now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        nonce: randomBytes(16).toString('hex'),
      },
      account,
    );
    const response = await fetch(`${url.origin}/?${canonicalQuery(query)}`, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (!response.ok || answer.Code !== 'OK')
      throw new Error(`SMS refused: ${answer.Code ?? response.status} ${answer.Message ?? ''}`.trim());
    return answer.BizId ?? '';
  };
}
