import { flowerVarietyList } from '@portal/contract/flower-price/public';
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { addDays } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { flowerPrices } from './flower-price.table.ts';

/** Available varieties, in order. */
export const listVarieties = (db: Db) =>
  db
    .select({ code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(and(eq(businessData.type, flowerVarietyList), eq(businessData.shield, 0)))
    .orderBy(businessData.sort, businessData.code);

/** The latest day with prices. */
export async function lastDay(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ day: flowerPrices.day })
    .from(flowerPrices)
    .orderBy(desc(flowerPrices.day), desc(flowerPrices.id))
    .limit(1);
  return row?.day ?? null;
}

/** The prices of the last `days` days up to `to`, sorted by day; of all varieties unless `codes` are given. */
export const listPrices = (db: Db, to: string, days: number, codes?: readonly string[]) =>
  db
    .select()
    .from(flowerPrices)
    .where(
      and(
        gt(flowerPrices.day, addDays(to, -days)),
        lte(flowerPrices.day, to),
        codes && inArray(flowerPrices.varietyCode, ['', ...codes]),
      ),
    )
    .orderBy(asc(flowerPrices.day), asc(flowerPrices.varietyCode));

interface Filter {
  variety?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const conditions = ({ variety, from, to }: Filter) =>
  and(
    variety === undefined ? undefined : eq(flowerPrices.varietyCode, variety),
    from === undefined ? undefined : gte(flowerPrices.day, from),
    to === undefined ? undefined : lte(flowerPrices.day, to),
  );

const selectPrices = (db: Db) =>
  db
    .select({
      price: getTableColumns(flowerPrices),
      varietyName: sql<string>`coalesce(${businessData.name}, ${flowerPrices.varietyCode})`,
    })
    .from(flowerPrices)
    .leftJoin(
      businessData,
      and(eq(businessData.type, flowerVarietyList), eq(businessData.code, flowerPrices.varietyCode)),
    )
    .$dynamic();

export type NamedPrice = Awaited<ReturnType<typeof selectPrices>>[number];

export const listManagedPrices = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter & { sort: 'day' | '-day'; pageNo: number; pageSize: number },
): Promise<NamedPrice[]> =>
  selectPrices(db)
    .where(conditions(filter))
    .orderBy(...sorted(sort, { day: flowerPrices.day }, flowerPrices.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countManagedPrices(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(flowerPrices).where(conditions(filter));
  return row?.n ?? 0;
}

/** @throws {AppError} 500404 */
export async function getPrice(db: Db, id: string): Promise<NamedPrice> {
  const [row] = await selectPrices(db).where(eq(flowerPrices.id, id));
  if (!row) throw notFound();
  return row;
}
