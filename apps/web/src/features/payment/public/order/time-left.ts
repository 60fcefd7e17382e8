const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** From so much on it is said aloud how much is left. */
const soonMs = 5 * minute;

const two = (value: number) => String(value).padStart(2, '0');

/** 27:41, 1:05:00; nothing is left below zero. */
export function clockText(leftMs: number): string {
  const left = Math.max(Math.ceil(leftMs / second), 0) * second;
  const [hours, minutes, seconds] = [left / hour, (left % hour) / minute, (left % minute) / second].map(
    Math.floor,
  ) as [number, number, number];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** Whole days and hours, of what is open for longer than a day; else null. */
export function daysLeft(leftMs: number): { days: number; hours: number } | null {
  const hours = Math.floor(leftMs / hour);
  return hours < 24 ? null : { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** The minutes to be said aloud, so that they change once a minute; null while there is time. */
export const minutesToSay = (leftMs: number): number | null =>
  leftMs > soonMs || leftMs <= 0 ? null : Math.ceil(leftMs / minute);
