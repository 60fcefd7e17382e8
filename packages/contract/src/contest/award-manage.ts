import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, pageOfTabs, sortedBy } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { reason } from './desk.ts';
import { managedContestDetail } from './manage.ts';
import { objectionEvents, objectionStates } from './terms.ts';

const byService = { tag: 'contest', access: ['OP_SERVICE'] } as const;

const awardLine = z.object({ entryId: id, prize: z.int().min(0).max(9).nullable() });

export const contestProposeAwards = call.act(byService, '/api/activityManage/contest/proposeAwards', {
  summary: 'Proposes the awards; a second person decides.',
  fields: { data: z.object({ awards: z.array(awardLine).max(1_000) }) },
  output: managedContestDetail,
});

export const contestDecideAwards = call.operate(byService, '/api/activityManage/contest/decideAwards', {
  summary: 'Confirms the awards, which publishes them, or returns them. Their proposer can’t decide.',
  events: ['confirm', 'return'],
  fields: { data: reason },
  output: managedContestDetail,
  refuses: [retCodes.SECOND_APPROVER_NEEDED],
});

const managedObjection = z.object({
  objectionId: id,
  version: z.int(),
  no: z.string(),
  contestId: id,
  contestTitle: z.string(),
  entryTitle: z.string(),
  prize: z.string(),
  userName: z.string(),
  text: z.string(),
  answer: z.string(),
  state: z.enum(objectionStates),
  stateLabel: z.string(),
  createdAt: instant,
  actions: abilities(objectionEvents),
});
export type ManagedObjection = z.infer<typeof managedObjection>;

export const objectionQueryManageList = call.list(
  byService,
  '/api/activityManage/contestObjection/queryManageList',
  {
    summary: 'Lists the objections to awards.',
    filter: {
      state: oneOf(m.field_state, objectionStates).optional(),
      sort: sortedBy('created').default('-created'),
    },
    output: pageOfTabs(managedObjection, objectionStates),
  },
);

export const objectionOperateManage = call.operate(
  byService,
  '/api/activityManage/contestObjection/operateManage',
  {
    summary: 'Upholds an objection, which withdraws the award and moves the next entry up, or rejects it.',
    events: objectionEvents,
    fields: { data: reason },
    output: managedObjection,
  },
);
