import { createHash, type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type ChannelAnswer, callChannel } from './call-channel.ts';
import { ChannelRefused } from './channel-refused.ts';
import { ChannelDown } from './pay-channel.ts';
import { authorize, isFromWechat, type Merchant, serialOf, unseal } from './wechat-crypto.ts';
import { createWechatKeys, type PlatformCertificate } from './wechat-keys.ts';

export interface WechatAccount extends Merchant {
  endpoint: string;
  appId: string;
  /** Decrypts certificates and notifications. */
  apiKey: string;
  /** The channel's public key, for merchants that have one instead of certificates. */
  publicKey: { id: string; key: KeyObject } | null;
}

export const sealed = z.object({
  algorithm: z.string(),
  nonce: z.string(),
  associated_data: z.string().optional(),
  ciphertext: z.string(),
});

const certificates = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: sealed })),
});

const refusal = z.object({ code: z.string(), message: z.string() });

/** Error codes that are about our account or the channel's health, not about the payment. */
const passing =
  /^(SYSTEM_?ERROR|FREQUENCY_LIMIT(ED)?|RATELIMIT_EXCEEDED|SIGN_ERROR|NO_AUTH|BIZERR_NEED_RETRY)$/;

function refusalOf({ status, body }: ChannelAnswer): Error {
  let parsed: z.ZodSafeParseResult<z.output<typeof refusal>> | undefined;
  try {
    parsed = refusal.safeParse(JSON.parse(body.toString()));
  } catch {
    // Not JSON, such as the page of a proxy.
  }
  if (!parsed?.success || status >= 500 || status === 401 || status === 429 || passing.test(parsed.data.code))
    return new ChannelDown(`WeChat Pay answered ${status} ${parsed?.data?.code ?? ''}`);
  return new ChannelRefused(parsed.data.code, parsed.data.message);
}

function parse<T>({ status, body }: ChannelAnswer, output: z.ZodType<T>): T {
  try {
    return output.parse(status === 204 ? {} : JSON.parse(body.toString()));
  } catch (error) {
    throw new ChannelDown('The answer of WeChat Pay has another form', { cause: error });
  }
}

export interface WechatClient {
  /**
   * Calls a method of the API.
   * @throws {ChannelRefused} when the channel rejects the call
   * @throws {ChannelDown} without an answer, or without one signed by the channel
   */
  call<T>(method: 'GET' | 'POST', path: string, output: z.ZodType<T>, input?: object): Promise<T>;
  /** Downloads a file, which is verified by its hash instead of a signature. */
  download(address: string, sha1: string): Promise<string>;
  /** Whether the channel signed this message. */
  isGenuine(
    message: Pick<ChannelAnswer, 'body'> & { headers: Parameters<typeof serialOf>[0] },
  ): Promise<boolean>;
}

export function createWechatClient(account: WechatAccount, clock: Clock): WechatClient {
  const send = (method: string, path: string, body: string) =>
    callChannel(`${account.endpoint}${path}`, {
      method,
      headers: {
        authorization: authorize(account, { method, path, body }, clock.now()),
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'park-portal',
        ...(account.publicKey ? { 'wechatpay-serial': account.publicKey.id } : {}),
      },
      ...(method === 'POST' ? { body } : {}),
    });

  function openCertificates(body: Buffer): PlatformCertificate[] {
    try {
      return certificates.parse(JSON.parse(body.toString())).data.map((one) => {
        const certificate = new X509Certificate(unseal(account.apiKey, one.encrypt_certificate));
        return {
          serialNo: one.serial_no,
          key: certificate.publicKey,
          expiresAt: new Date(certificate.validTo),
        };
      });
    } catch (error) {
      throw new ChannelDown('The certificates of WeChat Pay cannot be read', { cause: error });
    }
  }

  /**
   * Certificates are encrypted with the APIv3 key, which proves their origin; the answer itself is signed with one of
   * them.
   */
  async function downloadCertificates(): Promise<PlatformCertificate[]> {
    const answer = await send('GET', '/v3/certificates', '');
    if (answer.status !== 200) throw new ChannelDown(`WeChat Pay gave no certificates: ${answer.status}`);
    const found = openCertificates(answer.body);
    const signer = found.find(({ serialNo }) => serialNo === serialOf(answer.headers));
    if (!signer || !isFromWechat(signer.key, answer, clock.now()))
      throw new ChannelDown('The certificates of WeChat Pay are not signed by one of them');
    return found;
  }

  const certificateOf = createWechatKeys(downloadCertificates, clock);
  const keyOf = async (serialNo: string) => {
    if (account.publicKey?.id === serialNo) return account.publicKey.key;
    return serialNo === '' || serialNo.startsWith('PUB_KEY_ID_') ? null : certificateOf(serialNo);
  };
  const isGenuine: WechatClient['isGenuine'] = async (message) => {
    const key = await keyOf(serialOf(message.headers));
    return key !== null && isFromWechat(key, message, clock.now());
  };

  return {
    isGenuine,
    async call(method, path, output, input) {
      const answer = await send(method, path, input ? JSON.stringify(input) : '');
      if (answer.status !== 200 && answer.status !== 204) throw refusalOf(answer);
      if (!(await isGenuine(answer))) throw new ChannelDown('The answer is not signed by WeChat Pay');
      return parse(answer, output);
    },
    async download(address, sha1) {
      // The host in the answer is ignored: the request is signed, so it must only go to the channel.
      const { pathname, search } = new URL(address);
      const { status, body } = await send('GET', pathname + search, '');
      if (status !== 200 || createHash('sha1').update(body).digest('hex') !== sha1.toLowerCase())
        throw new ChannelDown(`WeChat Pay gave no whole file: ${status}`);
      return body.toString();
    },
  };
}
