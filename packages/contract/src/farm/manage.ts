import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { batchInside, keptBatch } from './public.ts';
import { batchStates, parkBatchEvents } from './terms.ts';

const office = { tag: 'farm', access: ['OP_SERVICE'] } as const;

const managedBatch = keptBatch.extend({
  growerName: z.string(),
  stems: z.int(),
  publishedAt: instant.nullable(),
  actions: z.array(z.enum(parkBatchEvents)),
});
export type ManagedBatch = z.infer<typeof managedBatch>;

const managedBatchDetail = managedBatch.extend(batchInside);

const filter = { state: oneOf(m.field_state, batchStates).optional(), keyword: keyword.optional() };

export const batchQueryManageList = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryManageList',
  summary: 'The batches of all growers.',
  ...office,
  input: z.object({ ...filter, sort: sortedBy('published').default('-published'), ...paging }),
  output: pageOfTabs(managedBatch, batchStates),
  refuses: [],
});

export const batchExport = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/export',
  summary: 'The batches of a filter as a spreadsheet.',
  ...office,
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const batchQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryManageDetail',
  summary: 'A batch with all that is recorded of it.',
  ...office,
  input: z.object({ id }),
  output: managedBatchDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const batchOperateManage = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/operateManage',
  summary: 'Recalls a batch or lifts the recall; its grower is told.',
  ...office,
  input: z.object({
    id,
    event: kindOf(m.field_event, parkBatchEvents),
    version,
    data: z.object({ reason: note(m.field_reason, 200) }).prefault({}),
  }),
  output: managedBatchDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const farmManageEndpoints = [
  batchQueryManageList,
  batchExport,
  batchQueryManageDetail,
  batchOperateManage,
] as const;
