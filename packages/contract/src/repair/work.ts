import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, pageOfTabs } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
import { earlierTicket, forStaff } from './manage.ts';
import { photos, quoteLine, repairBase, repairDetail } from './public.ts';
import { workerEvents } from './terms.ts';

const byRepairWorker = { tag: 'repair', access: ['REPAIR_WORKER'] } as const;

const job = repairBase.extend({ ...forStaff, actions: abilities(workerEvents) });
export type RepairJob = z.infer<typeof job>;

const jobDetail = repairDetail.extend({
  ...forStaff,
  phone: z.string(),
  actions: abilities(workerEvents),
  /** Earlier work on the same asset. */
  earlier: z.array(earlierTicket),
});
export type RepairJobDetail = z.infer<typeof jobDetail>;

/** A worker's tabs: in progress, free to take, done. */
export const jobTabs = ['MINE', 'FREE', 'DONE'] as const;
export type JobTab = (typeof jobTabs)[number];

export const repairQueryJobs = call.list(byRepairWorker, '/api/propertyManage/repair/queryJobs', {
  summary:
    'Lists the worker’s tickets, most urgent first, then those open to any worker, and completed ones.',
  filter: { tab: oneOf(m.field_state, jobTabs).default('MINE') },
  output: pageOfTabs(job, jobTabs),
});

export const repairQueryJob = call.detail(byRepairWorker, '/api/propertyManage/repair/queryJob', {
  summary: 'Returns one of the worker’s tickets, or one open to any worker.',
  output: jobDetail,
});

/** Input for a worker's events; each event uses some of the fields. */
export const workContent = z.object({
  /** What was done, why the work waits or is handed back, or what a quote is based on. */
  text: note(m.field_note, 500),
  photos: photos.default([]),
  lines: z
    .array(quoteLine)
    .max(20, { error: fault.maxLines(m.field_quote_line, 20) })
    .default([]),
  holdUntil: chosenDay(m.field_parts_day).nullable().default(null),
});
export type WorkContent = z.infer<typeof workContent>;

export const repairWork = call.operate(byRepairWorker, '/api/propertyManage/repair/work', {
  summary: 'Takes a ticket as a worker, quotes, waits for parts or completes it.',
  events: workerEvents,
  fields: { data: workContent.prefault({}) },
  output: jobDetail,
});
