const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The remaining time is announced to screen readers from this point on. */
const soonMs = 5 * minute;

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the remaining time as 27:41 or 1:05:00; never negative. */
export function clockText(leftMs: number): string {
  const left = Math.max(Math.ceil(leftMs / second), 0) * second;
  const [hours, minutes, seconds] = [left / hour, (left % hour) / minute, (left % minute) / second].map(
    Math.floor,
  ) as [number, number, number];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** Whole days and hours left; null if less than a day is left. */
export function daysLeft(leftMs: number): { days: number; hours: number } | null {
  const hours = Math.floor(leftMs / hour);
  return hours < 24 ? null : { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Minutes to announce, so that screen readers hear a change once a minute; null while there is plenty of time. */
export const minutesToSay = (leftMs: number): number | null =>
  leftMs > soonMs || leftMs <= 0 ? null : Math.ceil(leftMs / minute);
