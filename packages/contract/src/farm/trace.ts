import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { retCodes } from '../ret-code.ts';
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

export const batchQueryDetail = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryDetail',
  summary: 'The record of a batch from seed to shop.',
  ...open,
  input: z.object({ id }),
  output: batchDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const batchTemperatureFile = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/temperatureFile',
  summary: 'All readings of the temperature of a public batch as CSV.',
  ...open,
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND],
  raw: true,
});

export const farmTraceEndpoints = [batchQueryDetail, batchTemperatureFile] as const;
