import { type WorkFigure, workFigures } from '@portal/contract/kinds';
import { and, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CountedRows, FigureSource } from '../../feature/figure-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';

const dayMs = 86_400_000;

interface Figure {
  today: number;
  yesterday: number;
}

export type Figures = Record<WorkFigure, Figure>;

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

const none: Figure = { today: 0, yesterday: 0 };

async function countRows(db: Db, { table, at, isCounted }: CountedRows, days: Days): Promise<Figure> {
  const [row] = await db
    .select(countOf(at, days))
    .from(table)
    .where(and(within(at, days), isCounted));
  return row ?? none;
}

/** How often each of these events occurs in the log. */
async function countEvents(db: Db, events: string[], days: Days): Promise<Map<string, Figure>> {
  const rows = await db
    .select({ event: operLogs.event, ...countOf(operLogs.at, days) })
    .from(operLogs)
    .where(and(within(operLogs.at, days), inArray(operLogs.event, events)))
    .groupBy(operLogs.event);
  return new Map(rows.map(({ event, today, yesterday }) => [event, { today, yesterday }]));
}

const sumOf = (figures: readonly Figure[]): Figure => ({
  today: figures.reduce((sum, { today }) => sum + today, 0),
  yesterday: figures.reduce((sum, { yesterday }) => sum + yesterday, 0),
});

/** Figures of today up to now, and of the same part of the day before. */
export async function readFigures(
  db: Db,
  sources: readonly FigureSource[],
  today: string,
  now: Date,
): Promise<Figures> {
  const days: Days = { start: startOfChinaDay(today), now };
  const events = await countEvents(
    db,
    sources.flatMap((source) => ('events' in source ? source.events : [])),
    days,
  );
  const read = async (source: FigureSource): Promise<[WorkFigure, Figure]> => [
    source.figure,
    'events' in source
      ? sumOf(source.events.map((event) => events.get(event) ?? none))
      : await countRows(db, source, days),
  ];
  const counted = new Map(await Promise.all(sources.map(read)));
  return Object.fromEntries(workFigures.map((figure) => [figure, counted.get(figure) ?? none])) as Figures;
}
