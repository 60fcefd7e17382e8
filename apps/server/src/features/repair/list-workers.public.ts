import { openRepairStates } from '@portal/contract/repair/terms';
import { and, gte, inArray, or, sql } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { findAway } from '../identity/away.public.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { repairTickets } from './repair.table.ts';
import { repeatsSince } from './select-tickets.public.ts';

/** States of assigned, unfinished tickets. */
export const inHand = openRepairStates.filter(
  (state) => !['SUBMITTED', 'REOPENED', 'FINISHED'].includes(state),
);

/** All workers with their open and recently finished tickets, and whether they are away. */
export async function listWorkers(db: Db, now: Date) {
  const ids = await idsOfOperators(db, 'REPAIR_WORKER');
  if (ids.length === 0) return [];
  const today = startOfChinaDay(chinaDayOf(now)).toISOString();
  const isTheirs = inArray(repairTickets.assigneeId, ids);
  const [names, away, rows] = await Promise.all([
    namesOfUsers(db, ids),
    findAway(db, ids, now),
    db
      .select({
        workerId: repairTickets.assigneeId,
        typeCode: repairTickets.typeCode,
        open: sql<number>`count(*) filter (where ${inArray(repairTickets.status, inHand)})`.mapWith(Number),
        done: sql<number>`count(*) filter (where ${repairTickets.finishedAt} is not null)`.mapWith(Number),
        today: sql<number>`count(*) filter (where ${repairTickets.finishedAt} >= ${today})`.mapWith(Number),
      })
      .from(repairTickets)
      .where(
        and(
          isTheirs,
          or(inArray(repairTickets.status, inHand), gte(repairTickets.finishedAt, repeatsSince(now))),
        ),
      )
      .groupBy(repairTickets.assigneeId, repairTickets.typeCode),
  ]);
  return ids.map((workerId) => {
    const own = rows.filter((row) => row.workerId === workerId);
    const done: Record<string, number> = {};
    for (const row of own) done[row.typeCode] = row.done;
    const sum = (name: 'open' | 'today') => own.reduce((all, row) => all + row[name], 0);
    return {
      workerId,
      name: names.get(workerId) ?? '',
      open: sum('open'),
      finishedToday: sum('today'),
      awayUntil: away.get(workerId)?.until ?? null,
      standInName: away.get(workerId)?.standInName ?? '',
      done,
    };
  });
}
