import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, pageOfTabs, picture, sortedBy } from '../fields.ts';
import { labelled, line, oneOf, requiredText } from '../form-field.ts';
import { loginName } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { reason } from './desk.ts';
import { ballotStates, officeBallotEvents } from './terms.ts';

const byService = { tag: 'contest', access: ['OP_SERVICE'] } as const;

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

export const judgeQueryManageList = call.read(byService, '/api/activityManage/contestJudge/queryManageList', {
  summary: 'Lists all judges.',
  output: z.object({ rows: z.array(managedJudge) }),
});

export const judgeSave = call.save(byService, '/api/activityManage/contestJudge/save', {
  summary: 'Creates or updates a judge.',
  data: judgeContent,
  output: z.object({ judgeId: id, version: z.int() }),
  refuses: [retCodes.DUPLICATE_SUBMIT],
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
  actions: abilities(officeBallotEvents),
});
export type ManagedBallot = z.infer<typeof managedBallot>;

export const ballotQueryManageList = call.list(
  byService,
  '/api/activityManage/contestBallot/queryManageList',
  {
    summary:
      'Lists the ballots of contests being scored, without their contents; requests to reopen come first.',
    filter: {
      state: oneOf(m.field_state, ballotStates).optional(),
      contestId: id.optional(),
      sort: sortedBy('no').default('no'),
    },
    output: pageOfTabs(managedBallot, ballotStates),
  },
);

export const ballotOperateManage = call.operate(
  byService,
  '/api/activityManage/contestBallot/operateManage',
  {
    summary:
      'Requests or decides the reopening of a locked ballot. It takes two people, neither of them a judge of the contest.',
    events: officeBallotEvents,
    fields: { data: reason },
    output: managedBallot,
    refuses: [retCodes.SECOND_APPROVER_NEEDED],
  },
);
