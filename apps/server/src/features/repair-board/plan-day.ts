import { usualMinutes } from '@portal/contract/repair/terms';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Ticket } from '../repair/repair.table.ts';

const minuteMs = 60_000;

interface Candidate {
  workerId: string;
  open: number;
  /** Recently finished tickets by type. */
  done: Record<string, number>;
}

/** Suggests a worker: one with experience in the type, unless others have much less to do. */
export function suggestWorker<One extends Candidate>(
  candidates: readonly One[],
  typeCode: string,
): One | null {
  const worth = ({ open, done }: One) => Math.min(done[typeCode] ?? 0, 6) - 2 * open;
  return candidates.reduce<One | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

const hourMs = 3_600_000;
type Stretch = { from: number; to: number };

/**
 * The hours a ticket takes up in its worker's day, from its start or planned start until it is paused, finished, or
 * now.
 */
export function hoursOf(
  { startedAt, plannedFrom, plannedTo, pausedAt, finishedAt }: Ticket,
  now: Date,
): Stretch | null {
  const from = (startedAt ?? plannedFrom)?.getTime();
  if (from === undefined) return null;
  const planned = plannedTo?.getTime() ?? from + usualMinutes * minuteMs;
  if (startedAt === null) return { from, to: planned };
  return { from, to: (finishedAt ?? pausedAt)?.getTime() ?? Math.max(planned, now.getTime()) };
}

/** The next half hour, before six in the evening, from which the usual time of a job is free. */
export function freeFrom(taken: readonly Stretch[], now: Date): number | null {
  const step = hourMs / 2;
  const morning = startOfChinaDay(chinaDayOf(now)).getTime() + 8 * hourMs;
  const evening = morning + 10 * hourMs;
  let from = Math.max(morning, Math.ceil(now.getTime() / step) * step);
  const length = usualMinutes * minuteMs;
  while (from + length <= evening) {
    const until = from + length;
    const next = taken.find((each) => each.from < until && each.to > from);
    if (!next) return from;
    from = Math.max(from + step, Math.ceil(next.to / step) * step);
  }
  return null;
}
