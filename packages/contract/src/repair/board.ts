import { z } from 'zod';
import * as call from '../call.ts';
import { day, id, instant } from '../fields.ts';
import { managedRow } from './manage.ts';

const byProperty = { tag: 'repair', access: ['OP_PROPERTY'] } as const;

const repairQueryBoardAnswer = z.object({
  now: instant,
  figures: z.object({
    waiting: z.int(),
    processing: z.int(),
    paused: z.int(),
    late: z.int(),
    finishedToday: z.int(),
    /** Number finished this month, and how many of them on time. */
    finishedInMonth: z.int(),
    inTimeInMonth: z.int(),
  }),
  /** Most urgent first, with the worker the system suggests. */
  waiting: z.array(
    managedRow.extend({
      suggested: z
        .object({
          workerId: id,
          name: z.string(),
          /** When the worker is free today. */
          from: instant.nullable(),
        })
        .nullable(),
    }),
  ),
  workers: z.array(
    z.object({
      workerId: id,
      name: z.string(),
      finishedToday: z.int(),
      /** The last day of the leave they are on, and who stands in: new tickets go there. */
      awayUntil: day.nullable(),
      standInName: z.string(),
      /** Tickets in progress or finished today, with their planned hours; null without a plan. */
      tickets: z.array(managedRow.extend({ from: instant.nullable(), to: instant.nullable() })),
    }),
  ),
  /** Open for any worker to take. */
  offered: z.array(managedRow),
  stuck: z.array(managedRow),
  repeated: z.array(
    z.object({
      assetId: id,
      no: z.string(),
      name: z.string(),
      place: z.string(),
      times: z.int(),
      /** Number of its preventive maintenance task. */
      taskNo: z.string(),
      taskId: id.nullable(),
    }),
  ),
});

export const repairQueryBoard = call.read(byProperty, '/api/propertyManage/repair/queryBoard', {
  place: 'LIST',
  summary: 'Returns the dispatch board: waiting, assigned, paused, overdue and recurring repairs.',
  output: repairQueryBoardAnswer,
});
