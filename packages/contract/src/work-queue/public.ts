import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { day, id, instant, keyword, pageOf, sortedBy } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { done } from '../identity/fields.ts';
import { queueKinds } from '../kinds.ts';
import type { OperatorRole } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';

/** Roles that can have items in the queue; each sees the items it decides. */
const workers = [
  'OP_ADMIN',
  'OP_AUDIT',
  'OP_CONTENT',
  'OP_POLICY',
  'OP_SERVICE',
  'OP_PROPERTY',
  'OP_FINANCE',
  'EXPERT',
  'JUDGE',
  'OP_COMMUNITY',
] as const satisfies OperatorRole[];

const byWorkers = { tag: 'workQueue', access: workers } as const;

const kind = kindOf(m.field_work_kind, queueKinds);

const queueItem = z.object({
  kind,
  refId: id,
  title: z.string(),
  state: z.string(),
  stateLabel: z.string(),
  /** When it entered this state. */
  enteredAt: instant,
  dueAt: instant.nullable(),
  /** Time left until `dueAt` of the time that counts; negative when overdue. */
  workingMsLeft: z.int().nullable(),
  /** How many hours of that time make a day: 24, or those the park is open. */
  hoursADay: z.int().nullable(),
  claim: z
    .object({
      name: z.string(),
      isMine: z.boolean(),
      claimedAt: instant,
      /** The last day of the leave they are on, and who stands in; colleagues may take the item over. */
      awayUntil: day.nullable(),
      standInName: z.string(),
    })
    .nullable(),
  /** False if the caller may only view it, or a different person has to decide. */
  mayDecide: ability(),
});
export type QueueItem = z.infer<typeof queueItem>;

/**
 * What the caller can decide: all of it, claimed by them, unclaimed, and overdue. Then `handled`, which they may not
 * decide because they handled it themselves, and what other roles decide.
 */
const queueScopes = ['open', 'mine', 'free', 'overdue', 'handled', 'others'] as const;
export type QueueScope = (typeof queueScopes)[number];

const scopeCounts = {
  open: z.int(),
  mine: z.int(),
  free: z.int(),
  overdue: z.int(),
  handled: z.int(),
  others: z.int(),
};

const filter = {
  kind: kind.optional(),
  scope: kindOf(m.field_scope, queueScopes).default('open'),
  keyword: keyword.optional(),
};

const todoQueryListAnswer = pageOf(queueItem).extend({
  /** Number of items in each scope under the other filters. */
  counts: z.object(scopeCounts),
});

export const todoQueryList = call.list(byWorkers, '/api/workManage/todo/queryList', {
  summary:
    'What the caller can decide, the most urgent first; with `handled` and `others` what colleagues must decide.',
  filter: { ...filter, sort: sortedBy('entered', 'due').optional() },
  output: todoQueryListAnswer,
});

export const todoExport = call.sheet(byWorkers, '/api/workManage/todo/export', {
  summary: 'Exports the filtered list as a spreadsheet.',
  input: z.object(filter),
});

const todoQueryCountsAnswer = z.array(
  z.object({
    kind,
    ...scopeCounts,
    /** Since when the oldest item the caller can decide has been waiting. */
    oldestAt: instant.nullable(),
  }),
);

export const todoQueryCounts = call.read(byWorkers, '/api/workManage/todo/queryCounts', {
  summary: 'Counts the items in each scope, by kind.',
  output: todoQueryCountsAnswer,
});

const queueEvents = ['claim', 'release'] as const;
export type QueueEvent = (typeof queueEvents)[number];

export const todoOperate = call.write(byWorkers, '/api/workManage/todo/operate', {
  summary: 'Claims an item, so that colleagues see who is working on it, or releases it.',
  input: z.object({ kind, id, event: kindOf(m.field_event, queueEvents) }),
  output: done,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});
