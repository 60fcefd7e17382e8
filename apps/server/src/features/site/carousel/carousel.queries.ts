import type { CarouselPosition } from '@portal/contract/site/public';
import { and, asc, count, eq, getTableColumns, gt, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { carousels } from '../site.table.ts';

export type Carousel = typeof carousels.$inferSelect;

interface CarouselFilter {
  position?: CarouselPosition | undefined;
  keyword?: string | undefined;
}

const conditions = ({ position, keyword }: CarouselFilter): SQL | undefined =>
  and(position && eq(carousels.position, position), contains(keyword, carousels.title));

const other = alias(carousels, 'other');

/** Whether a slide is the first or last of its position, shown or not. */
function isAtEdge(db: Db, side: 'before' | 'after'): SQL<boolean> {
  const compare = sql.raw(side === 'before' ? '<' : '>');
  const isBeyond = sql`(${other.sort}, ${other.id}) ${compare} (${carousels.sort}, ${carousels.id})`;
  const beyond = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.position, carousels.position), isBeyond));
  return notExists(beyond) as SQL<boolean>;
}

/** How many slides of its position are shown before a slide. */
const shownBefore = (db: Db, now: Date): SQL<number> =>
  sql<number>`(${db
    .select({ n: count() })
    .from(other)
    .where(
      and(
        eq(other.position, carousels.position),
        other.enabled,
        lte(other.startAt, now),
        gt(other.endAt, now),
        sql`(${other.sort}, ${other.id}) < (${carousels.sort}, ${carousels.id})`,
      ),
    )})`;

/** Slides by position, in display order. */
export function listManagedCarousels(
  db: Db,
  filter: CarouselFilter & { pageNo: number; pageSize: number },
  now: Date,
) {
  return db
    .select({
      ...getTableColumns(carousels),
      isFirst: isAtEdge(db, 'before'),
      isLast: isAtEdge(db, 'after'),
      shownBefore: shownBefore(db, now),
    })
    .from(carousels)
    .where(conditions(filter))
    .orderBy(asc(carousels.position), asc(carousels.sort), asc(carousels.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countManagedCarousels = (db: Db, filter: CarouselFilter): Promise<number> =>
  db.$count(carousels, conditions(filter));

export async function countShownBefore(tx: Db, id: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: shownBefore(tx, now) })
    .from(carousels)
    .where(eq(carousels.id, id));
  return row?.n ?? 0;
}

/** Serialises writers of a position, because slides swap their numbers. */
export async function lockPosition(tx: Db, position: CarouselPosition): Promise<void> {
  await takeTurn(tx, `carousel:${position}`);
}

/** Renumbers the slides of a position from 1 and returns them. */
export async function renumber(tx: Db, position: CarouselPosition): Promise<Carousel[]> {
  const ordered = sql`(
    select id, row_number() over (order by sort, id) as place from ${carousels} where position = ${position}
  ) as ordered`;
  await tx.execute(
    sql`update ${carousels} set sort = ordered.place from ${ordered} where ${carousels.id} = ordered.id`,
  );
  return tx.select().from(carousels).where(eq(carousels.position, position)).orderBy(asc(carousels.sort));
}

/** The next or previous slide. */
export async function findNeighbour(
  tx: Db,
  { position, sort }: Pick<Carousel, 'position' | 'sort'>,
  side: 'before' | 'after',
): Promise<Carousel | undefined> {
  const isBefore = side === 'before';
  const [row] = await tx
    .select()
    .from(carousels)
    .where(
      and(eq(carousels.position, position), isBefore ? lt(carousels.sort, sort) : gt(carousels.sort, sort)),
    )
    .orderBy(isBefore ? sql`${carousels.sort} desc` : carousels.sort)
    .limit(1);
  return row;
}
