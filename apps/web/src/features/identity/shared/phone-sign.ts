import { sha1Hex } from './sha1.ts';

const reversed = (text: string) => [...text].reverse().join('');
const sliceOf = (text: string) => sha1Hex(reversed(text)).slice(10, 20);

/** The signature sent with every request for a code: digits 10 to 20 of the SHA-1 of the reversed number. */
export const phoneSignOf = (phoneNumber: string): string => sliceOf(phoneNumber);

/** The signature of a password change, from the number's signature and epoch milliseconds. */
export const changeSignOf = (phoneNumber: string, timestamp: number): string =>
  sha1Hex(`${sliceOf(phoneSignOf(phoneNumber))}${timestamp}`);
