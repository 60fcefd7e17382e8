import { createHash, createHmac, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new code for the tablet at a door, in groups that are easy to type. */
export const newDeviceCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Hash of a device code, typed in any letter case, with or without hyphens. */
export const hashDevice = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000);

function codeOf(deviceHash: string, minute: number): string {
  const mac = createHmac('sha256', deviceHash).update(String(minute)).digest();
  return String(mac.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

/** The digits that a door shows during this minute. */
export const doorCode = (deviceHash: string, now: Date): string => codeOf(deviceHash, minuteOf(now));

/** Whether the door showed these digits in this minute or the previous one. */
export const isDoorCode = (deviceHash: string, code: string | undefined, now: Date): boolean =>
  [minuteOf(now), minuteOf(now) - 1].some((minute) => codeOf(deviceHash, minute) === code);
