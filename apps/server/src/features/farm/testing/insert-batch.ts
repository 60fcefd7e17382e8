import type { StepKind } from '@portal/contract/farm/terms';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { farmBatches, farmReadings, farmSteps } from '../farm.table.ts';

type GivenBatch = Partial<typeof farmBatches.$inferInsert> & { enterpriseId: string };

/** Inserts a batch of lisianthus with a public record. */
export async function insertBatch(db: Db, given: GivenBatch): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(farmBatches).values({
    id,
    batchNo: `YX-T-${id.slice(-8)}`,
    variety: '洋桔梗“晨雾”',
    grade: 'A 级',
    place: '2 号温室 A 区',
    carrier: '',
    stems: 12_000,
    tips: ['斜剪 2 厘米'],
    intervalMin: 5,
    okFromTenths: 20,
    okToTenths: 40,
    limitTenths: 80,
    status: 'PUBLISHED',
    stage: 'GROWING',
    publishedAt: new Date('2026-01-05T02:00:00Z'),
    ...given,
  });
  return id;
}

export async function insertStep(db: Db, batchId: string, kind: StepKind, at: string): Promise<string> {
  const id = ulid();
  await db.insert(farmSteps).values({ id, batchId, kind, at: new Date(at), text: '已完成' });
  return id;
}

/** Inserts readings, in tenths of a degree. */
export const insertReadings = (db: Db, batchId: string, readings: readonly [at: string, tenths: number][]) =>
  db
    .insert(farmReadings)
    .values(readings.map(([at, tenths]) => ({ batchId, at: new Date(at), tenths, createdAt: new Date(at) })));
