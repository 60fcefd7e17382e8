import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

// WeChat Pay's API v3 is a signature over a few lines and one cipher, both of which node:crypto provides. Among the
// SDKs, wechatpay-axios-plugin brings axios and an XML parser, wechatpay-node-v3 an old superagent and an unmaintained
// certificate parser; neither renews certificates at runtime or rejects stale messages.

/** Milliseconds; older messages are treated as replays, as the channel recommends. */
const freshForMs = 5 * 60_000;

const linesOf = (...lines: string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));

export interface Merchant {
  merchantId: string;
  /** Serial number of the merchant's own certificate. */
  serialNo: string;
  privateKey: KeyObject;
}

/** Builds the header that authenticates the caller. */
export function authorize(
  { merchantId, serialNo, privateKey }: Merchant,
  { method, path, body }: { method: string; path: string; body: string },
  now: Date,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = sign('sha256', linesOf(method, path, timestamp, nonce, body), privateKey);
  const parts = {
    mchid: merchantId,
    nonce_str: nonce,
    signature: signature.toString('base64'),
    timestamp,
    serial_no: serialNo,
  };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
}

/** Serial number of the key that signed an answer or notification. */
export const serialOf = (headers: IncomingHttpHeaders): string => String(headers['wechatpay-serial'] ?? '');

/** Whether the channel signed this message recently. */
export function isFromWechat(
  key: KeyObject,
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer },
  now: Date,
): boolean {
  const timestamp = String(headers['wechatpay-timestamp'] ?? '');
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/.test(timestamp) || age > freshForMs) return false;
  const nonce = String(headers['wechatpay-nonce'] ?? '');
  const signature = Buffer.from(String(headers['wechatpay-signature'] ?? ''), 'base64');
  return verify('sha256', linesOf(timestamp, nonce, body.toString()), key, signature);
}

export interface Sealed {
  algorithm: string;
  nonce: string;
  associated_data?: string | undefined;
  ciphertext: string;
}

const tagBytes = 16;

/**
 * Decrypts data that the channel encrypted with the APIv3 key (AES-256-GCM).
 * @throws {Error} when it was encrypted with another key, or altered
 */
export function unseal(
  apiKey: string,
  { algorithm, nonce, associated_data = '', ciphertext }: Sealed,
): string {
  if (algorithm !== 'AEAD_AES_256_GCM') throw new Error(`unsupported algorithm ${algorithm}`);
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
