import { createHash } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const reversed = (text: string) => [...text].reverse().join('');
const sliceOf = (text: string) => sha1(reversed(text)).slice(10, 20);

/** Digits 10 to 20 of the SHA-1 of the number read backwards. */
export const phoneSignOf = (phoneNumber: string): string => sliceOf(phoneNumber);

/** The sign of a password change, derived from the number's sign and a timestamp. */
export const changeSignOf = (phoneNumber: string, timestamp: number): string =>
  sha1(`${sliceOf(phoneSignOf(phoneNumber))}${timestamp}`);

const maxDelay = 10 * 60_000;

/** The signs use public knowledge only: they stop accidents and crude scripts, but prove nobody's identity. */
export function requirePhoneSign(phoneNumber: string, sign: string): void {
  if (phoneSignOf(phoneNumber) !== sign) throw new AppError(retCodes.SIGN_WRONG);
}

/** @throws {AppError} 200008, also for a timestamp more than 10 minutes off */
export function requireChangeSign(
  phoneNumber: string,
  { sign, timestamp }: { sign: string; timestamp: number | undefined },
  now: Date,
): void {
  const isFresh = timestamp !== undefined && Math.abs(now.getTime() - timestamp) <= maxDelay;
  if (!isFresh || changeSignOf(phoneNumber, timestamp) !== sign) throw new AppError(retCodes.SIGN_WRONG);
}
