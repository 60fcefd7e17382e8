import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isPublic } from './enterprise.queries.ts';
import { enterprises } from './enterprise.table.ts';

interface ReportedYear {
  year: number;
  enterpriseCount: number;
  revenueFen: number;
  rdFen: number;
  staff: number;
}

export interface ParkFigures {
  enterpriseCount: number;
  productCount: number;
  honourCount: number;
  reported: ReportedYear | null;
}

/** Sums over the public enterprises. A year counts once at least half of them have reported it. */
export async function readParkFigures(db: Db): Promise<ParkFigures> {
  const [sums] = await db
    .select({
      enterpriseCount: sql<number>`count(*)`.mapWith(Number),
      productCount: sql<number>`coalesce(sum(jsonb_array_length(${enterprises.products})), 0)`.mapWith(
        Number,
      ),
      honourCount: sql<number>`coalesce(sum(jsonb_array_length(${enterprises.honours})), 0)`.mapWith(Number),
    })
    .from(enterprises)
    .where(isPublic);
  const enterpriseCount = sums?.enterpriseCount ?? 0;
  const { rows } = await db.execute<Record<keyof ReportedYear, string | number>>(sql`
    select (y->>'year')::int as "year", count(*) as "enterpriseCount",
      sum((y->>'revenueFen')::bigint) as "revenueFen", coalesce(sum((y->>'rdFen')::bigint), 0) as "rdFen",
      sum((y->>'staff')::int) as "staff"
    from ${enterprises}, jsonb_array_elements(${enterprises.annual}) y
    where ${isPublic}
    group by 1 having count(*) * 2 >= ${enterpriseCount}
    order by 1 desc limit 1`);
  const [last] = rows;
  return {
    enterpriseCount,
    productCount: sums?.productCount ?? 0,
    honourCount: sums?.honourCount ?? 0,
    reported: last
      ? {
          year: Number(last.year),
          enterpriseCount: Number(last.enterpriseCount),
          revenueFen: Number(last.revenueFen),
          rdFen: Number(last.rdFen),
          staff: Number(last.staff),
        }
      : null,
  };
}
