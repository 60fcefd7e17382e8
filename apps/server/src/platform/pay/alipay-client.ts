import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { chinaSecondOf } from '../xlsx/china-second.ts';
import { isSignedAnswer, objectText, signParameters } from './alipay-crypto.ts';
import { callChannel } from './call-channel.ts';
import { ChannelRefused } from './channel-refused.ts';
import { ChannelDown } from './pay-channel.ts';

export interface AlipayAccount {
  endpoint: string;
  appId: string;
  /** The account that receives the money, named in notifications (2088…). */
  sellerId: string;
  privateKey: KeyObject;
  /** Alipay's public key, not the application's. */
  publicKey: KeyObject;
}

const outcome = z.looseObject({
  code: z.string(),
  msg: z.string().default(''),
  sub_code: z.string().default(''),
  sub_msg: z.string().default(''),
});

const carriedOut = '10000';
const businessFault = '40004';

/** Error codes that are about the channel's health, not about the payment. */
const passing = /SYSTEM_ERROR$|^isp\.unknow-error$/;

export interface AlipayClient {
  /** The signed address of a page; sends nothing. */
  pageUrl(method: string, content: object, addresses: { notify_url: string; return_url: string }): string;
  /**
   * Calls a method of the API.
   * @throws {ChannelRefused} when Alipay rejects the call
   * @throws {ChannelDown} without an answer, or without one signed by Alipay
   */
  call<T>(method: string, content: object, output: z.ZodType<T>): Promise<T>;
}

export function createAlipayClient(account: AlipayAccount, clock: Clock): AlipayClient {
  const gateway = `${account.endpoint}/gateway.do`;

  function parametersOf(method: string, content: object, addresses: Record<string, string> = {}) {
    const parameters = {
      app_id: account.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaSecondOf(clock.now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...addresses,
    };
    return new URLSearchParams({ ...parameters, sign: signParameters(parameters, account.privateKey) });
  }

  /**
   * The signed part of an answer. Some failures are unsigned and authenticated by TLS alone, as in the official SDKs.
   */
  function readAnswer(text: string, name: string): z.output<typeof outcome> {
    const signed = objectText(text, name) ?? objectText(text, 'error_response');
    if (signed === null) throw new ChannelDown('The answer of Alipay has another form');
    const { sign = '' } = z.looseObject({ sign: z.string().optional() }).parse(JSON.parse(text));
    const answer = outcome.parse(JSON.parse(signed));
    const isProved =
      sign === '' ? answer.code !== carriedOut : isSignedAnswer(signed, sign, account.publicKey);
    if (!isProved) throw new ChannelDown('The answer is not signed by Alipay');
    return answer;
  }

  const otherForm = (error: unknown) =>
    error instanceof ChannelDown
      ? error
      : new ChannelDown('The answer of Alipay has another form', { cause: error });

  return {
    pageUrl: (method, content, addresses) =>
      `${gateway}?${parametersOf(method, content, addresses).toString()}`,
    async call(method, content, output) {
      const { status, body } = await callChannel(`${gateway}?charset=utf-8`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: parametersOf(method, content).toString(),
      });
      if (status !== 200) throw new ChannelDown(`Alipay answered ${status}`);
      let answer: z.output<typeof outcome>;
      try {
        answer = readAnswer(body.toString(), `${method.replaceAll('.', '_')}_response`);
        if (answer.code === carriedOut) return output.parse(answer);
      } catch (error) {
        throw otherForm(error);
      }
      const { code, sub_code, sub_msg, msg } = answer;
      if (code !== businessFault || passing.test(sub_code))
        throw new ChannelDown(`Alipay answered ${code} ${sub_code || msg}`);
      throw new ChannelRefused(sub_code, sub_msg);
    },
  };
}
