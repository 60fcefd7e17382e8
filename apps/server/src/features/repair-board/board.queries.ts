import type { repairQueryBoard } from '@portal/contract/repair/board';
import { openRepairStates, repeatsUntilFlag, usualMinutes } from '@portal/contract/repair/terms';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { cases } from '../case/case.table.ts';
import { inHand, listWorkers } from '../repair/list-workers.public.ts';
import { repairAssets, repairTickets } from '../repair/repair.table.ts';
import { viewManaged } from '../repair/repair-view.public.ts';
import { countsAsRepeat, isLateAndOpen, isLateAt, selectTickets } from '../repair/select-tickets.public.ts';
import { ticketWithin } from '../repair/within.public.ts';
import { freeFrom, hoursOf, suggestWorker } from './plan-day.ts';

const shown = 60;

const whose = (...states: string[]) =>
  sql`${repairTickets.status} in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

async function readFigures(db: Db, now: Date, within: SQL | undefined) {
  const today = startOfChinaDay(chinaDayOf(now)).toISOString();
  const month = startOfChinaDay(`${chinaDayOf(now).slice(0, 7)}-01`);
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isThisMonth = sql`${repairTickets.finishedAt} >= ${month.toISOString()}`;
  const [figures] = await db
    .select({
      waiting: countIf(whose('SUBMITTED', 'REOPENED')),
      processing: countIf(whose('ASSIGNED', 'PROCESSING')),
      paused: countIf(whose('QUOTED', 'ON_HOLD')),
      late: countIf(sql`${isLateAndOpen(now)}`),
      finishedToday: countIf(sql`${repairTickets.finishedAt} >= ${today}`),
      finishedInMonth: countIf(isThisMonth),
      inTimeInMonth: countIf(sql`${isThisMonth} and not (${isLateAt(now)})`),
    })
    .from(repairTickets)
    .where(
      and(
        within,
        or(inArray(repairTickets.status, [...openRepairStates]), gte(repairTickets.finishedAt, month)),
      ),
    );
  if (!figures) throw new Error('the count returned no row');
  return figures;
}

const latestTask = (column: PgColumn | SQL) => sql`select ${column} from ${repairTickets} as task
  join ${cases} on ${cases.kind} = 'REPAIR' and ${cases.bizId} = task.id
  where task.asset_id = ${repairAssets.id} and task.kind = 'MAINTENANCE'
  order by task.created_at desc limit 1`;

/** Assets that fail repeatedly, with the preventive task created for each. */
const listRepeated = (db: Db, now: Date, within: SQL | undefined) =>
  db
    .select({
      assetId: repairAssets.id,
      no: repairAssets.no,
      name: repairAssets.name,
      place: repairAssets.place,
      times: count(),
      taskId: sql<string | null>`(${latestTask(sql`task.id`)})`,
      taskNo: sql<string>`coalesce((${latestTask(cases.caseNo)}), '')`,
    })
    .from(repairTickets)
    .innerJoin(repairAssets, eq(repairAssets.id, repairTickets.assetId))
    .where(and(within, isNotNull(repairTickets.assetId), countsAsRepeat(now)))
    .groupBy(repairAssets.id)
    .having(gte(count(), repeatsUntilFlag))
    .orderBy(desc(count()), asc(repairAssets.no))
    .limit(10);

/** The dispatcher's board. */
export const queryBoard: Verb<typeof repairQueryBoard> = async ({ db, now, actor }) => {
  const within = ticketWithin(actor);
  const listOf = (where: ReturnType<typeof and>) =>
    selectTickets(db, now)
      .where(and(within, where))
      .orderBy(asc(repairTickets.finishDueAt), asc(repairTickets.id))
      .limit(shown);
  const isInHand = inArray(repairTickets.status, inHand);
  const [figures, workers, waiting, held, offered, stuck, repeated] = await Promise.all([
    readFigures(db, now, within),
    listWorkers(db, now),
    selectTickets(db, now)
      .where(and(within, inArray(repairTickets.status, ['SUBMITTED', 'REOPENED'])))
      .orderBy(asc(repairTickets.respondDueAt), asc(repairTickets.id))
      .limit(shown),
    listOf(
      and(
        isNotNull(repairTickets.assigneeId),
        or(isInHand, gte(repairTickets.finishedAt, startOfChinaDay(chinaDayOf(now)))),
      ),
    ),
    listOf(and(eq(repairTickets.status, 'ASSIGNED'), isNull(repairTickets.assigneeId))),
    listOf(or(inArray(repairTickets.status, ['QUOTED', 'ON_HOLD']), isLateAndOpen(now))),
    listRepeated(db, now, within),
  ]);
  // Who is away is not suggested.
  const present = workers.filter(({ awayUntil }) => awayUntil === null);
  const diaries = present.map((worker) => ({
    ...worker,
    taken: held
      .filter(({ ticket }) => ticket.assigneeId === worker.workerId)
      .flatMap(({ ticket }) => hoursOf(ticket, now) ?? []),
  }));
  // Each suggestion counts towards the next, so that they do not all suggest the same hour.
  const suggest = (typeCode: string) => {
    const found = suggestWorker(diaries, typeCode);
    if (!found) return null;
    const from = freeFrom(found.taken, now);
    found.open += 1;
    if (from !== null) found.taken.push({ from, to: from + usualMinutes * 60_000 });
    return { workerId: found.workerId, name: found.name, from };
  };
  return {
    now: now.getTime(),
    figures,
    waiting: waiting.map((row) => ({
      ...viewManaged(row, now),
      suggested: suggest(row.ticket.typeCode),
    })),
    workers: workers.map(({ workerId, name, finishedToday, awayUntil, standInName }) => ({
      workerId,
      name,
      finishedToday,
      awayUntil,
      standInName,
      tickets: held
        .filter(({ ticket }) => ticket.assigneeId === workerId)
        .map((row) => ({
          ...viewManaged(row, now),
          ...(hoursOf(row.ticket, now) ?? { from: null, to: null }),
        })),
    })),
    offered: offered.map((row) => viewManaged(row, now)),
    stuck: stuck.map((row) => viewManaged(row, now)),
    repeated,
  };
};
