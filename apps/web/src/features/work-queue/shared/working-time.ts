import * as m from '@portal/texts/messages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its two largest units; a working day counts 24 hours. */
export function spanText(ms: number): string {
  if (ms < hour) return m.operator_time_minutes({ minutes: Math.max(1, Math.floor(ms / minute)) });
  const hours = Math.floor(ms / hour);
  if (ms < day) return m.operator_time_hours({ hours });
  return m.operator_time_days({ days: Math.floor(hours / 24), hours: hours % 24 });
}

/** The time left until a deadline, or the time since. */
export const leftText = (ms: number): string =>
  ms < 0 ? m.operator_time_over({ time: spanText(-ms) }) : spanText(ms);
