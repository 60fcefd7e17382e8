import {
  batchImportReadings,
  batchRemoveStep,
  batchSaveReading,
  batchSaveStep,
  readingTemplate,
} from '@portal/contract/farm/record';
import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { bind, bindMultipart, bindRaw } from '../../platform/http/endpoints.ts';
import { isOf } from '../farm/own/own-batch.public.ts';
import { getBatch } from '../farm/read-batch.public.ts';
import { importReadings, templateColumns } from './import-readings.ts';
import { saveReading } from './record-readings.ts';
import { removeStep, saveStep } from './record-step.ts';

export const farmRecordFeature: Feature = {
  routes: () => [
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
  ],
  menuPages: [paths.ownBatches()],
};
