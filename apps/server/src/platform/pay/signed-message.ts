import { type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Milliseconds; older messages, and those from the future, are treated as replays. */
const freshForMs = 5 * 60_000;

const names = {
  timestamp: 'message-timestamp',
  nonce: 'message-nonce',
  signature: 'message-signature',
} as const;

/** The bytes to sign. The subject prevents a message of one kind from being passed off as another. */
const signedBytes = (timestamp: string, nonce: string, subject: string, body: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n${subject}\n`), Buffer.from(body)]);

export const nonceOf = (headers: IncomingHttpHeaders): string => String(headers[names.nonce] ?? '');

/** Headers that prove the author and time of a body (Ed25519). */
export function signMessage(
  key: KeyObject,
  subject: string,
  body: Buffer | string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    [names.timestamp]: timestamp,
    [names.nonce]: nonce,
    [names.signature]: sign(null, signedBytes(timestamp, nonce, subject, body), key).toString('base64'),
  };
}

/** Whether the holder of the key signed this unaltered body recently. */
export function isSigned(
  key: KeyObject,
  subject: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer | string },
  now: Date,
): boolean {
  const timestamp = String(headers[names.timestamp] ?? '');
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/.test(timestamp) || age > freshForMs) return false;
  const signature = Buffer.from(String(headers[names.signature] ?? ''), 'base64');
  return verify(null, signedBytes(timestamp, nonceOf(headers), subject, body), key, signature);
}
