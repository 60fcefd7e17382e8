import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as fault from '../faults.ts';
import { id, instant, pageOfTabs, paging, picture, sortedBy } from '../fields.ts';
import { kindOf, labelled, line, oneOf, requiredText } from '../form-field.ts';
import { loginName, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { operateRefusals, reason, service } from './desk.ts';
import { ballotStates, officeBallotEvents } from './terms.ts';

const fileId = z.string().max(64);

export const judgeContent = z.object({
  loginName: labelled(m.field_login_name, loginName),
  name: requiredText(m.field_person_name, 20),
  title: requiredText(m.field_judge_title, 30),
  /** Enterprises the judge works for, has a stake in or advises, by full name. */
  enterprises: labelled(
    m.field_judge_enterprises,
    z.array(line(m.field_full_name, 60)).max(20, { error: fault.most(m.field_judge_enterprises, 20) }),
  ),
  fileId: labelled(m.field_judge_photo, fileId.nullable().default(null)),
});
export type JudgeContent = z.infer<typeof judgeContent>;

const managedJudge = z.object({
  judgeId: id,
  version: z.int(),
  name: z.string(),
  title: z.string(),
  photo: picture.nullable(),
  /** Number of contests that are still running. */
  contests: z.int(),
  data: judgeContent,
});
export type ManagedJudge = z.infer<typeof managedJudge>;

export const judgeQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestJudge/queryManageList',
  summary: 'All judges.',
  input: z.object({}),
  output: z.object({ rows: z.array(managedJudge) }),
  refuses: [],
});

export const judgeSave = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contestJudge/save',
  summary: 'Enters a judge or changes one.',
  input: z.object({ id: id.optional(), version: version.optional(), data: judgeContent }),
  output: z.object({ judgeId: id, version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT, retCodes.DUPLICATE_SUBMIT],
});

/** A ballot as the office sees it: its judge and its state, never its scores. */
const managedBallot = z.object({
  ballotId: id,
  version: z.int(),
  contestId: id,
  contestTitle: z.string(),
  judgeName: z.string(),
  /** The number under which the entry is judged anonymously. */
  no: z.string(),
  track: z.string(),
  state: z.enum(ballotStates),
  stateLabel: z.string(),
  lockedAt: instant.nullable(),
  /** Why an office member wants it reopened; a second person decides. */
  reopening: z.object({ by: z.string(), reason: z.string(), at: instant }).nullable(),
  actions: z.array(z.enum(officeBallotEvents)),
});
export type ManagedBallot = z.infer<typeof managedBallot>;

export const ballotQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestBallot/queryManageList',
  summary:
    'The ballots of contests that are scored, without what is in them; those to be opened again first.',
  input: z.object({
    state: oneOf(m.field_state, ballotStates).optional(),
    contestId: id.optional(),
    sort: sortedBy('no').default('no'),
    ...paging,
  }),
  output: pageOfTabs(managedBallot, ballotStates),
  refuses: [],
});

export const ballotOperateManage = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contestBallot/operateManage',
  summary:
    'Asks that a locked ballot be opened again, or decides about that; never by one person alone, nor by a judge of the contest.',
  input: z.object({ id, event: kindOf(m.field_event, officeBallotEvents), version, data: reason }),
  output: managedBallot,
  refuses: [...operateRefusals, retCodes.SECOND_APPROVER_NEEDED],
});

export const contestJudgeManageEndpoints = [
  judgeQueryManageList,
  judgeSave,
  ballotQueryManageList,
  ballotOperateManage,
] as const;
