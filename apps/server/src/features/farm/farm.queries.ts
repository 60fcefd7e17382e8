import type { Reading } from '@portal/contract/farm';
import type { ShownStage } from '@portal/contract/farm-terms';
import { and, asc, count, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { farmBatches, farmReadings, farmSteps, type StepRecord } from './farm.table.ts';

interface Filter {
  stage?: ShownStage | undefined;
  growerId?: string | undefined;
  keyword?: string | undefined;
}

/** What the public reads of. The record outlives its grower's stay in the park, as the boxes do. */
export const isPublic = ne(farmBatches.status, 'DRAFT');

const shownStage = sql<ShownStage>`case when ${farmBatches.status} = 'RECALLED' then 'RECALLED'
  else ${farmBatches.stage} end`;

export const selectBatches = (db: Db) =>
  db
    .select({ batch: getTableColumns(farmBatches), growerName: enterprises.name })
    .from(farmBatches)
    .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
    .$dynamic();

export type BatchWithGrower = Awaited<ReturnType<typeof selectBatches>>[number];

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

/** @throws {AppError} 500404 */
export async function getBatch(db: Db, id: string, where?: SQL): Promise<BatchWithGrower> {
  const [row] = await selectBatches(db).where(and(eq(farmBatches.id, id), where));
  if (!row) throw notFound();
  return row;
}

/** The steps of a batch in the order in which they happened. */
export const listSteps = (db: Db, batchId: string): Promise<StepRecord[]> =>
  db
    .select()
    .from(farmSteps)
    .where(eq(farmSteps.batchId, batchId))
    .orderBy(asc(farmSteps.at), asc(farmSteps.id));

export async function listReadings(db: Db, batchId: string): Promise<Reading[]> {
  const rows = await db
    .select({ at: farmReadings.at, tenths: farmReadings.tenths })
    .from(farmReadings)
    .where(eq(farmReadings.batchId, batchId))
    .orderBy(asc(farmReadings.at));
  return rows.map(({ at, tenths }) => ({ at: at.getTime(), tenths }));
}

/** A batch with all that is recorded of it. */
export async function readRecord(db: Db, row: BatchWithGrower) {
  const { id } = row.batch;
  const [steps, readings] = await Promise.all([listSteps(db, id), listReadings(db, id)]);
  return { ...row, steps, readings };
}
export type BatchRecorded = Awaited<ReturnType<typeof readRecord>>;
