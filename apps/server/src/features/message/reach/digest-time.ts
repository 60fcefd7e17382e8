import type { MailTiming } from '@portal/contract/message/reach-terms';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';

const nineMs = 9 * 3_600_000;

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** When the next mail that puts messages together goes out: nine in Asia/Shanghai, daily or on Mondays. */
export function nextDigest(timing: Exclude<MailTiming, 'NOW'>, now: Date): Date {
  for (let day = chinaDayOf(now); ; day = addDays(day, 1)) {
    const at = new Date(startOfChinaDay(day).getTime() + nineMs);
    if (at > now && (timing === 'DAY' || isMonday(day))) return at;
  }
}
