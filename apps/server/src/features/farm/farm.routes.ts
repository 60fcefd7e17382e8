import {
  batchExport,
  batchOperateManage,
  batchPrintLabels,
  batchQueryManageDetail,
  batchQueryManageList,
} from '@portal/contract/farm/manage';
import {
  batchOperate,
  batchQueryFacets,
  batchQueryList,
  batchQueryOwnDetail,
  batchQueryOwnList,
  batchSave,
} from '@portal/contract/farm/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { countBatches, countGrowers, countStages, listBatches } from './farm.queries.ts';
import { viewManagedBatch, viewManagedDetail, viewOwnBatch } from './farm.view.ts';
import {
  batchColumns,
  countManagedBatches,
  listManagedBatches,
  operateManagedBatch,
} from './manage/managed.ts';
import { printBatchLabels } from './manage/print-labels.ts';
import { operateBatch } from './own/operate-batch.ts';
import { countOwnBatches, listOwnBatches, readOwn } from './own/own-batch.public.ts';
import { saveBatch } from './own/save-batch.ts';
import { getBatch, readRecord } from './read-batch.public.ts';
import { viewBatch } from './view-batch.public.ts';

export const farmRoutes = (): BoundEndpoint[] => [
  bind(batchQueryList, ({ db }, input) =>
    pageOf(input, listBatches(db, input), countBatches(db, input), viewBatch),
  ),
  bind(batchQueryFacets, async ({ db }) => {
    const [stages, growers] = await Promise.all([countStages(db), countGrowers(db)]);
    return { stages, growers };
  }),
  bind(batchQueryOwnList, ({ db, actor }, input) => {
    const filter = { ...input, enterpriseId: actor.enterpriseId ?? '' };
    return pageOfTabs(
      input,
      listOwnBatches(db, filter),
      { counts: countOwnBatches(db, filter), tab: input.state },
      viewOwnBatch,
    );
  }),
  bind(batchQueryOwnDetail, ({ db, actor }, { id }) => readOwn(db, actor, id)),
  bind(batchSave, saveBatch),
  bind(batchOperate, operateBatch),
  bind(batchQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedBatches(db, input),
      { counts: countManagedBatches(db, input), tab: input.state },
      viewManagedBatch,
    ),
  ),
  bindRaw(batchExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '农事档案',
      entity: 'farmBatch',
      filter: input,
      columns: batchColumns,
      count: (tx) => countOfTab(countManagedBatches(tx, input), input.state),
      read: (tx, page) => listManagedBatches(tx, { ...input, ...page, sort: '-published' }),
    }),
  ),
  bind(batchQueryManageDetail, async ({ db }, { id }) =>
    viewManagedDetail(await readRecord(db, await getBatch(db, id))),
  ),
  bind(batchOperateManage, operateManagedBatch),
  bindRaw(batchPrintLabels, printBatchLabels),
];
