import type { batchOperateManage } from '@portal/contract/farm/manage';
import { type BatchState, batchStateLabels, batchStates, stageLabels } from '@portal/contract/farm/terms';
import { and, eq } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { farmBatches } from '../farm.table.ts';
import { viewManagedDetail } from '../farm.view.ts';
import { moveBatch } from '../move-batch.ts';
import { type BatchWithGrower, getBatch, readRecord, selectBatches } from '../read-batch.public.ts';
import { shownStageOf } from '../view-batch.public.ts';

interface Filter {
  state?: BatchState | undefined;
  keyword?: string | undefined;
}

interface Page {
  sort: 'published' | '-published';
  pageNo: number;
  pageSize: number;
}

const isInState = (state: BatchState | undefined) => state && eq(farmBatches.status, state);

const conditions = ({ keyword }: Filter) =>
  contains(keyword, farmBatches.batchNo, farmBatches.variety, enterprises.name);

export const listManagedBatches = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter & Page,
): Promise<BatchWithGrower[]> =>
  selectBatches(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, { published: nullsSmallest(farmBatches.publishedAt) }, farmBatches.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedBatches = (db: Db, filter: Filter) =>
  countTabs(batchStates, isInState, (columns) =>
    db
      .select(columns)
      .from(farmBatches)
      .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
      .where(conditions(filter)),
  );

export const batchColumns: SheetColumn<BatchWithGrower>[] = [
  { head: '批次号', value: ({ batch }) => batch.batchNo, width: 24 },
  { head: '品种', value: ({ batch }) => batch.variety, width: 24 },
  { head: '种植企业', value: ({ growerName }) => growerName, width: 36 },
  { head: '地点', value: ({ batch }) => batch.place, width: 24 },
  { head: '数量（枝）', value: ({ batch }) => batch.stems },
  { head: '阶段', value: ({ batch }) => stageLabels[shownStageOf(batch)]() },
  { head: '档案', value: ({ batch }) => batchStateLabels[batch.status]() },
  { head: '公开时间', value: ({ batch }) => batch.publishedAt },
  { head: '召回原因', value: ({ batch }) => batch.reason, width: 40 },
];

/**
 * Applies the park's action to a batch.
 * @throws {AppError} 500404, 500409, 500012, 100002 for a recall without a reason
 */
export const operateManagedBatch: Verb<typeof batchOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const batch = await lockVersion(tx, farmBatches, { id, version });
    await moveBatch(tx, ctx, batch, event, data.reason);
    return viewManagedDetail(await readRecord(tx, await getBatch(tx, id)));
  });
