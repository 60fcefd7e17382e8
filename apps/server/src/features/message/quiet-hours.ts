import { chinaMinuteOf } from '@portal/contract/china-time';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';

export interface QuietHours {
  enabled: boolean;
  /** HH:mm in Asia/Shanghai. */
  from: string;
  to: string;
}

/** Suggested to users who have not set their own. */
export const offeredQuietHours: QuietHours = { enabled: false, from: '22:00', to: '07:00' };

const dayMs = 86_400_000;

function msIntoDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** When the quiet hours in effect at an instant end; null if none are in effect. */
export function quietUntil({ enabled, from, to }: QuietHours, now: Date): Date | null {
  if (!enabled) return null;
  const time = chinaMinuteOf(now).slice(-5);
  const isQuiet = from < to ? from <= time && time < to : from <= time || time < to;
  if (!isQuiet) return null;
  const endToday = startOfChinaDay(chinaDayOf(now)).getTime() + msIntoDay(to);
  return new Date(endToday > now.getTime() ? endToday : endToday + dayMs);
}
