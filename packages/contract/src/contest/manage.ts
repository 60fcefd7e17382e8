import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { contestContent } from './content.ts';
import { reason } from './desk.ts';
import { contestBoard, contestRow } from './public.ts';
import { contestStates, officeContestEvents } from './terms.ts';

const byService = { tag: 'contest', access: ['OP_SERVICE'] } as const;

const managedContest = contestRow.extend({
  version: z.int(),
  stateLabel: z.string(),
  /** Submitted but not checked yet. */
  toCheck: z.int(),
  ballots: z.int(),
  locked: z.int(),
  updatedAt: instant,
  actions: abilities(officeContestEvents),
  canEdit: ability(),
});
export type ManagedContest = z.infer<typeof managedContest>;

export const managedContestDetail = managedContest.extend({
  data: contestContent,
  author: z.string(),
  reason: z.string(),
  /** Progress of each judge; never a score. */
  progress: z.array(
    z.object({ judgeId: id, name: z.string(), locked: z.int(), all: z.int(), conflicts: z.int() }),
  ),
  /** Null until every judge has locked. */
  board: contestBoard.nullable(),
  /** Entries in contention for a prize, best first, including the public vote. */
  finals: z.array(
    z.object({
      entryId: id,
      title: z.string(),
      teamName: z.string(),
      track: z.string(),
      norm: z.number(),
      votes: z.int(),
      total: z.number(),
      prize: z.int().nullable(),
    }),
  ),
  /** Who proposed the awards that are waiting for a second person. */
  proposedBy: z.string(),
  /** Whether the caller is one of its judges, and therefore sees no names before the results. */
  isJudge: z.boolean(),
  canPropose: ability(),
  canDecide: ability(),
});
export type ManagedContestDetail = z.infer<typeof managedContestDetail>;

const contestFilter = { state: oneOf(m.field_state, contestStates).optional(), keyword: keyword.optional() };

export const contestQueryManageList = call.list(byService, '/api/activityManage/contest/queryManageList', {
  summary: 'Lists all contests with their progress.',
  filter: { ...contestFilter, sort: sortedBy('start').default('-start') },
  output: pageOfTabs(managedContest, contestStates),
});

export const contestExport = call.sheet(byService, '/api/activityManage/contest/export', {
  summary: 'Exports the filtered contests as a spreadsheet.',
  input: z.object(contestFilter),
});

export const contestQueryManageDetail = call.detail(
  byService,
  '/api/activityManage/contest/queryManageDetail',
  {
    summary: 'Returns a contest for editing with its judges’ progress.',
    output: managedContestDetail,
  },
);

export const contestSave = call.save(byService, '/api/activityManage/contest/save', {
  summary: 'Creates a contest as a draft or updates one. Its rules can’t change once it is public.',
  data: contestContent,
  output: z.object({ contestId: id, version: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.DUPLICATE_SUBMIT],
});

export const contestOperate = call.operate(byService, '/api/activityManage/contest/operate', {
  summary:
    'Submits, publishes or cancels a contest, or assigns its entries to judges. Its author can’t publish it.',
  events: officeContestEvents,
  fields: { data: reason },
  output: managedContestDetail,
  refuses: [retCodes.SECOND_APPROVER_NEEDED],
});
