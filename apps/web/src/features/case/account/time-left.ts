const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeLeft {
  isOver: boolean;
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** The time until `dueAt`, or since then, in the largest unit that fits; never less than a minute. */
export function timeLeft(dueAt: number, now: number): TimeLeft {
  const gap = Math.abs(dueAt - now);
  const isOver = dueAt < now;
  if (gap >= day) return { isOver, unit: 'days', count: Math.floor(gap / day) };
  if (gap >= hour) return { isOver, unit: 'hours', count: Math.floor(gap / hour) };
  return { isOver, unit: 'minutes', count: Math.max(1, Math.floor(gap / minute)) };
}
