import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { contestBoard, contestRow } from './contest.ts';
import {
  ballotStates,
  contestEntryStates,
  contestMemberStates,
  contestStageKinds,
  contestStates,
  leastScores,
  mostVoteWeight,
  objectionEvents,
  objectionStates,
  officeContestEvents,
  officeEntryEvents,
} from './contest-terms.ts';
import { endpoint } from './endpoint.ts';
import * as fault from './faults.ts';
import { attachment, id, instant, keyword, pageOfTabs, paging, picture, sortedBy } from './fields.ts';
import {
  choice,
  kindOf,
  labelled,
  line,
  note,
  oneOf,
  optionalText,
  requiredText,
  wholeBetween,
} from './form-field.ts';
import { loginName, version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

const service = { tag: 'contest', access: ['OP_SERVICE'] } as const;
/** Those concerned read it. */
const reason = z.object({ reason: note(m.field_reason, 300) }).prefault({});
const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;
const exportRefusals = [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT] as const;
const fileId = z.string().max(64);
const some = (label: fault.Words, most: number) =>
  [
    [1, { error: fault.choose(label) }],
    [most, { error: fault.most(label, most) }],
  ] as const;

const listOf = <Item extends z.ZodType>(label: fault.Words, item: Item, most: number) => {
  const [least, upTo] = some(label, most);
  return labelled(
    label,
    z
      .array(item)
      .min(...least)
      .max(...upTo),
  );
};

const track = z.object({
  name: requiredText(m.field_contest_track, 20),
  intro: optionalText(m.field_note, 60),
});
const prize = z.object({
  level: requiredText(m.field_prize_level, 20),
  name: optionalText(m.field_prize_name, 20),
  amountFen: wholeBetween(m.field_prize_amount, 0, 100_000_000),
  count: wholeBetween(m.field_prize_count, 1, 50),
});
const criterion = z.object({
  name: requiredText(m.field_criterion, 20),
  weight: wholeBetween(m.field_criterion_weight, 1, 100),
  max: wholeBetween(m.field_criterion_max, 1, 100),
  note: optionalText(m.field_note, 80),
});
const stage = z.object({
  kind: choice(m.field_contest_stage, contestStageKinds),
  from: instant,
  to: instant,
});

const required = ['SIGN', 'SUBMIT', 'PRELIM', 'PUBLICITY'] as const;

/** A contest with its rules, as the office enters it. */
export const contestContent = z
  .object({
    title: requiredText(m.field_title, 60),
    body: requiredText(m.field_contest_body, 4_000),
    eligibility: requiredText(m.field_contest_eligibility, 1_000),
    fileId: labelled(m.field_contest_cover, fileId.nullable().default(null)),
    tracks: listOf(m.field_contest_track, track, 8),
    prizes: listOf(m.field_contest_prizes, prize, 10),
    stages: listOf(m.field_contest_stage, stage, 6),
    criteria: listOf(m.field_criterion, criterion, 10),
    teamMin: wholeBetween(m.field_team_min, 1, 20),
    teamMax: wholeBetween(m.field_team_max, 1, 20),
    judgeIds: labelled(m.contest_judges, z.array(id).max(40, { error: fault.most(m.contest_judges, 40) })),
    scoresPerEntry: wholeBetween(m.field_scores_per_entry, leastScores, 10),
    cutOff: wholeBetween(m.field_contest_cut_off, 1, 100),
    voteWeight: wholeBetween(m.field_vote_weight, 0, mostVoteWeight),
    notices: labelled(
      m.field_contest_notices,
      z
        .array(z.object({ at: instant, text: requiredText(m.field_content, 200) }))
        .max(30, { error: fault.mostLines(m.field_contest_notices, 30) }),
    ),
  })
  .superRefine(({ stages, criteria, tracks, teamMin, teamMax }, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const kinds = stages.map(({ kind }) => kind);
    for (const kind of required) if (!kinds.includes(kind)) wrong(['stages'], m.fault_contest_stages());
    for (const [at, { kind, from, to }] of stages.entries()) {
      if (to <= from) wrong(['stages', at, 'to'], m.fault_end_before_start());
      if (kinds.indexOf(kind) < at)
        wrong(['stages', at, 'kind'], m.fault_repeated({ field: m.field_contest_stage() }));
      const before = stages[at - 1];
      if (before && from < before.from) wrong(['stages', at, 'from'], m.fault_contest_stage_order());
    }
    if (criteria.reduce((sum, { weight }) => sum + weight, 0) !== 100)
      wrong(['criteria'], m.fault_contest_weights());
    if (new Set(tracks.map(({ name }) => name)).size < tracks.length)
      wrong(['tracks'], m.fault_repeated({ field: m.field_contest_track() }));
    if (teamMax < teamMin) wrong(['teamMax'], m.fault_upper_below_lower());
  });
export type ContestContent = z.infer<typeof contestContent>;

const managedContest = contestRow.extend({
  version: z.int(),
  stateLabel: z.string(),
  /** Handed in and not checked yet. */
  toCheck: z.int(),
  ballots: z.int(),
  locked: z.int(),
  updatedAt: instant,
  actions: z.array(z.enum(officeContestEvents)),
  canEdit: z.boolean(),
});
export type ManagedContest = z.infer<typeof managedContest>;

const awardLine = z.object({ entryId: id, prize: z.int().min(0).max(9).nullable() });

const managedContestDetail = managedContest.extend({
  data: contestContent,
  author: z.string(),
  reason: z.string(),
  /** How far each judge is; never a score. */
  progress: z.array(
    z.object({ judgeId: id, name: z.string(), locked: z.int(), all: z.int(), conflicts: z.int() }),
  ),
  /** Null until every judge has locked. */
  board: contestBoard.nullable(),
  /** Those that go for a prize, the best first, with what the public vote adds. */
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
  /** Who has proposed the awards that wait for a second person. */
  proposedBy: z.string(),
  canPropose: z.boolean(),
  canDecide: z.boolean(),
});
export type ManagedContestDetail = z.infer<typeof managedContestDetail>;

const contestFilter = { state: oneOf(m.field_state, contestStates).optional(), keyword: keyword.optional() };

export const contestQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contest/queryManageList',
  summary: 'All contests with how far they are.',
  input: z.object({ ...contestFilter, sort: sortedBy('start').default('-start'), ...paging }),
  output: pageOfTabs(managedContest, contestStates),
  refuses: [],
});

export const contestExport = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contest/export',
  summary: 'The contests of a filter as a spreadsheet.',
  input: z.object(contestFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const contestQueryManageDetail = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contest/queryManageDetail',
  summary: 'A contest as it was entered, with how far its judges are.',
  input: z.object({ id }),
  output: managedContestDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const contestSave = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contest/save',
  summary: 'Drafts a contest or changes one; its rules stay once it is public.',
  input: z.object({ id: id.optional(), version: version.optional(), data: contestContent }),
  output: z.object({ contestId: id, version: z.int() }),
  refuses: [...operateRefusals, retCodes.DUPLICATE_SUBMIT],
});

export const contestOperate = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contest/operate',
  summary:
    'Hands in, publishes or calls off a contest, or gives its entries to judges; who drafted it does not publish it.',
  input: z.object({ id, event: kindOf(m.field_event, officeContestEvents), version, data: reason }),
  output: managedContestDetail,
  refuses: [...operateRefusals, retCodes.SECOND_APPROVER_NEEDED],
});

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

const managedEntry = z.object({
  entryId: id,
  version: z.int(),
  no: z.string(),
  contestId: id,
  contestTitle: z.string(),
  track: z.string(),
  title: z.string(),
  teamName: z.string(),
  leaderName: z.string(),
  enterpriseName: z.string(),
  state: z.enum(contestEntryStates),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  /** Null until the results are public. */
  raw: z.number().nullable(),
  norm: z.number().nullable(),
  rank: z.int().nullable(),
  prize: z.string(),
  actions: z.array(z.enum(officeEntryEvents)),
});
export type ManagedContestEntry = z.infer<typeof managedEntry>;

const managedEntryDetail = managedEntry.extend({
  summary: z.string(),
  picture: picture.nullable(),
  files: z.array(attachment),
  members: z.array(z.object({ userId: id, name: z.string(), state: z.enum(contestMemberStates) })),
  reason: z.string(),
  /** How far its judges are. */
  ballots: z.array(z.enum(ballotStates)),
});
export type ManagedEntryDetail = z.infer<typeof managedEntryDetail>;

const entryFilter = {
  state: oneOf(m.field_state, contestEntryStates).optional(),
  contestId: id.optional(),
  keyword: keyword.optional(),
};

export const entryQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestEntry/queryManageList',
  summary: 'The entries of one contest or of all.',
  input: z.object({ ...entryFilter, sort: sortedBy('created').default('-created'), ...paging }),
  output: pageOfTabs(managedEntry, contestEntryStates),
  refuses: [],
});

export const entryExport = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestEntry/export',
  summary: 'The entries of a filter as a spreadsheet; scores only where they are public.',
  input: z.object(entryFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const entryQueryManageDetail = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestEntry/queryManageDetail',
  summary: 'One entry with its team and its files.',
  input: z.object({ id }),
  output: managedEntryDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const entryOperateManage = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contestEntry/operateManage',
  summary: 'Checks the form of an entry: qualifies, returns or disqualifies it.',
  input: z.object({ id, event: kindOf(m.field_event, officeEntryEvents), version, data: reason }),
  output: managedEntryDetail,
  refuses: operateRefusals,
});

export const judgeContent = z.object({
  loginName: labelled(m.field_login_name, loginName),
  name: requiredText(m.field_person_name, 20),
  title: requiredText(m.field_judge_title, 30),
  /** Enterprises the judge belongs to, has a share in or advises, by full name. */
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
  /** Contests that are not over. */
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

export const contestManageEndpoints = [
  contestQueryManageList,
  contestExport,
  contestQueryManageDetail,
  contestSave,
  contestOperate,
  contestProposeAwards,
  contestDecideAwards,
  entryQueryManageList,
  entryExport,
  entryQueryManageDetail,
  entryOperateManage,
  judgeQueryManageList,
  judgeSave,
  objectionQueryManageList,
  objectionOperateManage,
] as const;
