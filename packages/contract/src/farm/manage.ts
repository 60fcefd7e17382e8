import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
import { labelsInput } from '../print/labels.ts';
import { batchInside, keptBatch } from './public.ts';
import { batchStates, parkBatchEvents } from './terms.ts';

const byService = { tag: 'farm', access: ['OP_SERVICE'] } as const;

const managedBatch = keptBatch.extend({
  growerName: z.string(),
  stems: z.int(),
  publishedAt: instant.nullable(),
  actions: abilities(parkBatchEvents),
});
export type ManagedBatch = z.infer<typeof managedBatch>;

const managedBatchDetail = managedBatch.extend(batchInside);

const filter = { state: oneOf(m.field_state, batchStates).optional(), keyword: keyword.optional() };

export const batchQueryManageList = call.list(byService, '/api/farmManage/batch/queryManageList', {
  summary: 'Lists the batches of all growers.',
  filter: { ...filter, sort: sortedBy('published').default('-published') },
  output: pageOfTabs(managedBatch, batchStates),
});

export const batchExport = call.sheet(byService, '/api/farmManage/batch/export', {
  summary: 'Exports the filtered batches as a spreadsheet.',
  input: z.object(filter),
});

export const batchPrintLabels = call.file(byService, '/api/farmManage/batch/printLabels', {
  raw: ['pdf'],
  summary:
    'Prints labels that lead to the records of chosen batches, on A4 sheets of a chosen size, in Chinese.',
  input: labelsInput,
});

export const batchQueryManageDetail = call.detail(byService, '/api/farmManage/batch/queryManageDetail', {
  summary: 'Returns a batch with its complete record.',
  output: managedBatchDetail,
});

export const batchOperateManage = call.operate(byService, '/api/farmManage/batch/operateManage', {
  summary: 'Recalls a batch or lifts its recall, and notifies its grower.',
  events: parkBatchEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).prefault({}) },
  output: managedBatchDetail,
});
