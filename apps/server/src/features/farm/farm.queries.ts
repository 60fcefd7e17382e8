import type { ShownStage } from '@portal/contract/farm/terms';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { farmBatches } from './farm.table.ts';
import { type BatchWithGrower, isPublic, selectBatches } from './read-batch.public.ts';

interface Filter {
  stage?: ShownStage | undefined;
  growerId?: string | undefined;
  keyword?: string | undefined;
}

const shownStage = sql<ShownStage>`case when ${farmBatches.status} = 'RECALLED' then 'RECALLED'
  else ${farmBatches.stage} end`;

const conditions = ({ stage, growerId, keyword }: Filter) =>
  and(
    isPublic,
    stage && eq(shownStage, stage),
    growerId === undefined ? undefined : eq(farmBatches.enterpriseId, growerId),
    contains(keyword, farmBatches.batchNo, farmBatches.variety, enterprises.name),
  );

export const listBatches = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<BatchWithGrower[]> =>
  selectBatches(db)
    .where(conditions(filter))
    .orderBy(desc(farmBatches.publishedAt), desc(farmBatches.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countBatches(db: Db, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(farmBatches)
    .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
    .where(conditions(filter));
  return row?.n ?? 0;
}

export const countStages = (db: Db) =>
  db.select({ value: shownStage, count: count() }).from(farmBatches).where(isPublic).groupBy(sql`1`);

export const countGrowers = (db: Db) =>
  db
    .select({ id: enterprises.id, name: enterprises.name, count: count() })
    .from(farmBatches)
    .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
    .where(isPublic)
    .groupBy(enterprises.id, enterprises.name)
    .orderBy(desc(count()), asc(enterprises.name))
    .limit(12);
