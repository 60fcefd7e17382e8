import { randomInt } from 'node:crypto';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';

/** Without O and I, which look like 0 and 1. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 12;

/** 34^12 combinations, so a code can't be guessed. */
export const newCheckCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** 7F3K-92QD-04TM */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Lesson hours: the hours of one day times the number of days. */
export function lessonHours({ startAt, endAt }: { startAt: Date; endAt: Date }): number {
  const inDay = (at: Date) => at.getTime() - startOfChinaDay(chinaDayOf(at)).getTime();
  const first = startOfChinaDay(chinaDayOf(startAt)).getTime();
  const last = startOfChinaDay(chinaDayOf(endAt)).getTime();
  const days = Math.round((last - first) / dayMs) + 1;
  const daily = inDay(endAt) - inDay(startAt);
  const whole = daily > 0 ? days * daily : endAt.getTime() - startAt.getTime();
  return Math.round((2 * whole) / hourMs) / 2;
}

/** 邵*朗: shows only the first and last character. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0]}*${letters.at(-1)}`;
}
