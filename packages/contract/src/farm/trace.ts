import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant } from '../fields.ts';
import { batchRow, batchStep, batchTemperature } from './public.ts';

const open = { tag: 'farm', access: 'public' } as const;

const batchDetail = batchRow.extend({
  growerId: id,
  carrier: z.string(),
  bunches: z.int().nullable(),
  tips: z.array(z.string()),
  recall: z.object({ at: instant, reason: z.string() }).nullable(),
  isClosed: z.boolean(),
  steps: z.array(batchStep),
  temperature: batchTemperature.nullable(),
  /** Time from harvest to shop. */
  toShopMs: z.int().nullable(),
  /** Days from the first step to the last. */
  days: z.int(),
});
export type BatchDetail = z.infer<typeof batchDetail>;

export const batchQueryDetail = call.detail(open, '/api/farmManage/batch/queryDetail', {
  summary: 'Returns the record of a batch from seed to shop.',
  output: batchDetail,
});

export const batchTemperatureFile = call.file(open, '/api/farmManage/batch/temperatureFile', {
  raw: ['csv'],
  summary: 'Downloads all temperature readings of a public batch as CSV.',
});
