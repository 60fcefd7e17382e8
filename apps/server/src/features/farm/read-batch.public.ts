import type { Reading } from '@portal/contract/farm/public';
import { and, asc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { farmBatches, farmReadings, farmSteps, type StepRecord } from './farm.table.ts';

/** Public batches. A record outlives its grower's stay in the park, as the boxes do. */
export const isPublic = ne(farmBatches.status, 'DRAFT');

export const selectBatches = (db: Db) =>
  db
    .select({ batch: getTableColumns(farmBatches), growerName: enterprises.name })
    .from(farmBatches)
    .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
    .$dynamic();

export type BatchWithGrower = Awaited<ReturnType<typeof selectBatches>>[number];

/** @throws {AppError} 500404 */
export async function getBatch(db: Db, id: string, where?: SQL): Promise<BatchWithGrower> {
  const [row] = await selectBatches(db).where(and(eq(farmBatches.id, id), where));
  if (!row) throw notFound();
  return row;
}

/** The steps of a batch in chronological order. */
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

export async function readRecord(db: Db, row: BatchWithGrower) {
  const { id } = row.batch;
  const [steps, readings] = await Promise.all([listSteps(db, id), listReadings(db, id)]);
  return { ...row, steps, readings };
}
export type BatchRecorded = Awaited<ReturnType<typeof readRecord>>;
