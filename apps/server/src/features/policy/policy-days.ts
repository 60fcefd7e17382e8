import type { Clock } from '../../platform/clock.ts';

const chinaOffset = 8 * 3_600_000;

/** Today in Asia/Shanghai, YYYY-MM-DD. Days in this form compare as text. */
export function todayOf(clock: Clock): string {
  return new Date(clock.now().getTime() + chinaOffset).toISOString().slice(0, 10);
}

/** `day` moved by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
