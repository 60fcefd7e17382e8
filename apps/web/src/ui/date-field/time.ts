import { Time } from '@internationalized/date';

/** Parses a time of day such as 09:30; `null` if it is not one. */
export function parseTime(text: string | null | undefined): Time | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '');
  return match ? new Time(Number(match[1]), Number(match[2])) : null;
}

export function timeText(time: { toString: () => string } | null): string {
  return time?.toString().slice(0, 5) ?? '';
}
