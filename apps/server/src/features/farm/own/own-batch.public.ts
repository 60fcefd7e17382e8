import { type BatchState, batchStates } from '@portal/contract/farm/terms';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { farmBatches, farmReadings, farmSteps } from '../farm.table.ts';
import { type CountedBatch, viewOwnDetail } from '../farm.view.ts';
import { getBatch, readRecord } from '../read-batch.public.ts';

export const isOf = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>) =>
  eq(farmBatches.enterpriseId, enterpriseId ?? '');

/** @throws {AppError} 500404, also for another grower's batch */
export const readOwn = async (db: Db, actor: Actor, id: string) =>
  viewOwnDetail(await readRecord(db, await getBatch(db, id, isOf(actor))));

interface Filter {
  enterpriseId: string;
  state?: BatchState | undefined;
  keyword?: string | undefined;
}

const isInState = (state: BatchState | undefined) => state && eq(farmBatches.status, state);

const conditions = ({ enterpriseId, keyword }: Filter) =>
  and(
    eq(farmBatches.enterpriseId, enterpriseId),
    contains(keyword, farmBatches.batchNo, farmBatches.variety),
  );

// Tables are spelled out because a single-table query omits table names.
const recordedIn = (table: typeof farmSteps | typeof farmReadings) =>
  sql<number>`(select count(*) from ${table} as inside where inside.batch_id = ${farmBatches}.id)`.mapWith(
    Number,
  );

/** An enterprise's batches, most recently changed first. */
export const listOwnBatches = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<CountedBatch[]> =>
  db
    .select({
      batch: getTableColumns(farmBatches),
      steps: recordedIn(farmSteps),
      readings: recordedIn(farmReadings),
    })
    .from(farmBatches)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(desc(farmBatches.updatedAt), desc(farmBatches.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnBatches = (db: Db, filter: Filter) =>
  countTabs(batchStates, isInState, (columns) =>
    db.select(columns).from(farmBatches).where(conditions(filter)),
  );
