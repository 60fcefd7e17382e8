import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { operateRefusals, reason, service } from './desk.ts';
import { managedContestDetail } from './manage.ts';
import { objectionEvents, objectionStates } from './terms.ts';

const awardLine = z.object({ entryId: id, prize: z.int().min(0).max(9).nullable() });

export const contestProposeAwards = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contest/proposeAwards',
  summary: 'Proposes who is awarded what; a second person decides.',
  input: z.object({
    id,
    version,
    data: z.object({ awards: z.array(awardLine).max(1_000) }),
  }),
  output: managedContestDetail,
  refuses: operateRefusals,
});

export const contestDecideAwards = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contest/decideAwards',
  summary: 'Confirms the awards, which makes them public, or returns them; never by who has proposed them.',
  input: z.object({
    id,
    event: kindOf(m.field_event, ['confirm', 'return']),
    version,
    data: reason,
  }),
  output: managedContestDetail,
  refuses: [...operateRefusals, retCodes.SECOND_APPROVER_NEEDED],
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
  actions: z.array(z.enum(objectionEvents)),
});
export type ManagedObjection = z.infer<typeof managedObjection>;

export const objectionQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestObjection/queryManageList',
  summary: 'Objections to awards.',
  input: z.object({
    state: oneOf(m.field_state, objectionStates).optional(),
    sort: sortedBy('created').default('-created'),
    ...paging,
  }),
  output: pageOfTabs(managedObjection, objectionStates),
  refuses: [],
});

export const objectionOperateManage = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contestObjection/operateManage',
  summary: 'Upholds an objection, which takes the award away and moves the next up, or refuses it.',
  input: z.object({ id, event: kindOf(m.field_event, objectionEvents), version, data: reason }),
  output: managedObjection,
  refuses: operateRefusals,
});

export const contestAwardManageEndpoints = [
  contestProposeAwards,
  contestDecideAwards,
  objectionQueryManageList,
  objectionOperateManage,
] as const;
