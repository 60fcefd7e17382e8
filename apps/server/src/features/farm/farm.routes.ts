import {
  batchImportReadings,
  batchOperate,
  batchQueryDetail,
  batchQueryFacets,
  batchQueryList,
  batchQueryOwnDetail,
  batchQueryOwnList,
  batchRemoveStep,
  batchSave,
  batchSaveReading,
  batchSaveStep,
  batchTemperatureFile,
  readingTemplate,
} from '@portal/contract/farm';
import {
  batchExport,
  batchOperateManage,
  batchQueryManageDetail,
  batchQueryManageList,
} from '@portal/contract/farm-manage';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { chinaSecondOf } from '../../platform/xlsx/china-second.ts';
import { sendCsv } from '../../platform/xlsx/send-csv.ts';
import {
  countBatches,
  countGrowers,
  countStages,
  getBatch,
  isPublic,
  listBatches,
  listReadings,
  readRecord,
} from './farm.queries.ts';
import { viewBatch, viewDetail, viewManagedBatch, viewManagedDetail, viewOwnBatch } from './farm.view.ts';
import {
  batchColumns,
  countManagedBatches,
  listManagedBatches,
  operateManagedBatch,
} from './manage/managed.ts';
import { importReadings, templateColumns } from './own/import-readings.ts';
import { operateBatch } from './own/operate-batch.ts';
import { countOwnBatches, isOf, listOwnBatches, readOwn } from './own/own-batch.ts';
import { saveReading } from './own/record-readings.ts';
import { removeStep, saveStep } from './own/record-step.ts';
import { saveBatch } from './own/save-batch.ts';

export const farmRoutes = (): BoundEndpoint[] => [
  bind(batchQueryList, ({ db }, input) =>
    pageOf(input, listBatches(db, input), countBatches(db, input), viewBatch),
  ),
  bind(batchQueryFacets, async ({ db }) => {
    const [stages, growers] = await Promise.all([countStages(db), countGrowers(db)]);
    return { stages, growers };
  }),
  bind(batchQueryDetail, async ({ db }, { id }) =>
    viewDetail(await readRecord(db, await getBatch(db, id, isPublic))),
  ),
  bindRaw(batchTemperatureFile, async ({ db, reply }, { id }) => {
    const { batch } = await getBatch(db, id, isPublic);
    const readings = await listReadings(db, id);
    return sendCsv(reply, `${batch.batchNo}.csv`, [
      ['批次号', '时间', '箱心温度（℃）'],
      ...readings.map(({ at, tenths }) => [
        batch.batchNo,
        chinaSecondOf(new Date(at)),
        (tenths / 10).toFixed(1),
      ]),
    ]);
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
  bind(batchSaveStep, saveStep),
  bind(batchRemoveStep, removeStep),
  bind(batchSaveReading, saveReading),
  bindRaw(readingTemplate, async (ctx, { id }) => {
    const { batch } = await getBatch(ctx.db, id, isOf(ctx.actor));
    return ctx.exporter.send(ctx, {
      name: '温度记录模板',
      entity: 'farmBatch',
      filter: { batchNo: batch.batchNo },
      columns: templateColumns,
      count: async () => 1,
      read: async (_db, { pageNo }) => (pageNo === 1 ? [batch.batchNo] : []),
    });
  }),
  bindMultipart(batchImportReadings, importReadings),
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
];
