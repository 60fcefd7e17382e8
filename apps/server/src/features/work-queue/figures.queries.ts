import { type WorkFigure, workFigures } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CountedRows, FigureSource } from '../../feature/figure-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { seesFigure } from './sees-figure.ts';

const dayMs = 86_400_000;

interface Count {
  today: number;
  yesterday: number;
}

interface Figure extends Count {
  figure: WorkFigure;
}

/** Today up to now, and the same part of the day before. */
interface Days {
  start: Date;
  now: Date;
}

function within(at: PgColumn, { start, now }: Days): SQL | undefined {
  const earlier = (instant: Date) => new Date(instant.getTime() - dayMs);
  return or(
    and(gte(at, start), lt(at, new Date(now.getTime() + 1))),
    and(gte(at, earlier(start)), lt(at, earlier(now))),
  );
}

const countOf = (at: PgColumn, { start }: Days) => ({
  today: sql<number>`(count(*) filter (where ${gte(at, start)}))::int`,
  yesterday: sql<number>`(count(*) filter (where ${lt(at, start)}))::int`,
});

const none: Count = { today: 0, yesterday: 0 };

async function countRows(db: Db, { table, at, isCounted }: CountedRows, days: Days): Promise<Count> {
  const [row] = await db
    .select(countOf(at, days))
    .from(table)
    .where(and(within(at, days), isCounted));
  return row ?? none;
}

/** How often each of these events occurs in the log, done by anyone or by one user. */
async function countEvents(
  db: Db,
  events: string[],
  days: Days,
  userId?: string,
): Promise<Map<string, Count>> {
  if (events.length === 0) return new Map();
  const rows = await db
    .select({ event: operLogs.event, ...countOf(operLogs.at, days) })
    .from(operLogs)
    .where(
      and(
        within(operLogs.at, days),
        inArray(operLogs.event, events),
        userId === undefined ? undefined : eq(operLogs.userId, userId),
      ),
    )
    .groupBy(operLogs.event);
  return new Map(rows.map(({ event, today, yesterday }) => [event, { today, yesterday }]));
}

const sumOf = (counts: readonly Count[]): Count => ({
  today: counts.reduce((sum, { today }) => sum + today, 0),
  yesterday: counts.reduce((sum, { yesterday }) => sum + yesterday, 0),
});

const eventsOf = (sources: readonly FigureSource[], isOwn: boolean): string[] =>
  sources.flatMap((source) => ('events' in source && (source.isOwn ?? false) === isOwn ? source.events : []));

/** Figures of the actor's roles: of today up to now, and of the same part of the day before. */
export async function readFigures(
  db: Db,
  sources: readonly FigureSource[],
  { actor, today, now }: { actor: Actor; today: string; now: Date },
): Promise<Figure[]> {
  const days: Days = { start: startOfChinaDay(today), now };
  const mine: readonly OperatorRole[] = actor.operatorRoles;
  const own = sources.filter(
    ({ figure, roles }) => roles.some((role) => mine.includes(role)) || seesFigure(actor, figure),
  );
  const [all, byActor] = await Promise.all([
    countEvents(db, eventsOf(own, false), days),
    countEvents(db, eventsOf(own, true), days, actor.userId),
  ]);
  const count = async (source: FigureSource): Promise<Count> => {
    if (!('events' in source)) return await countRows(db, source, days);
    const counted = source.isOwn ? byActor : all;
    return sumOf(source.events.map((event) => counted.get(event) ?? none));
  };
  const read = await Promise.all(
    own.map(async (source) => ({ figure: source.figure, ...(await count(source)) })),
  );
  return read.toSorted((one, other) => workFigures.indexOf(one.figure) - workFigures.indexOf(other.figure));
}
