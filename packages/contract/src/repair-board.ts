import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { managedRow } from './repair-manage.ts';

export const repairQueryBoard = endpoint({
  method: 'GET',
  tag: 'repair',
  access: ['OP_PROPERTY'],
  path: '/api/propertyManage/repair/queryBoard',
  summary: 'The dispatcher’s board: what waits, who works on what, what rests or is late, what breaks again.',
  input: z.object({}),
  output: z.object({
    now: instant,
    figures: z.object({
      waiting: z.int(),
      processing: z.int(),
      paused: z.int(),
      late: z.int(),
      finishedToday: z.int(),
      /** Of those finished this month, and how many of them in time. */
      finishedInMonth: z.int(),
      inTimeInMonth: z.int(),
    }),
    /** The most urgent first, with the worker whom the system would send. */
    waiting: z.array(
      managedRow.extend({
        suggested: z
          .object({
            workerId: id,
            name: z.string(),
            /** When they are free today. */
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
        /** In hand or finished today, with the hours they take; null without a plan. */
        tickets: z.array(managedRow.extend({ from: instant.nullable(), to: instant.nullable() })),
      }),
    ),
    /** Assigned to whoever takes them. */
    offered: z.array(managedRow),
    stuck: z.array(managedRow),
    repeated: z.array(
      z.object({
        assetId: id,
        no: z.string(),
        name: z.string(),
        place: z.string(),
        times: z.int(),
        /** The number of its preventive task. */
        taskNo: z.string(),
        taskId: id.nullable(),
      }),
    ),
  }),
  refuses: [],
});
