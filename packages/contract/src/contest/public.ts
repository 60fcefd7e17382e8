import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenId, fen, id, instant, pageOf, picture } from '../fields.ts';
import { textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { contestEntryStates, contestStageKinds, contestStates } from './terms.ts';

const open = { tag: 'contest', access: 'public' } as const;
const session = { tag: 'contest', access: 'session' } as const;

const contestStage = z.object({ kind: z.enum(contestStageKinds), from: instant, to: instant });
export type ContestStage = z.infer<typeof contestStage>;

export const contestRow = z.object({
  contestId: id,
  title: z.string(),
  body: z.string(),
  cover: picture.nullable(),
  tracks: z.array(z.object({ name: z.string(), intro: z.string() })),
  stages: z.array(contestStage),
  state: z.enum(contestStates),
  /** The current stage; null before the first stage, between stages and after the last. */
  phase: z.enum(contestStageKinds).nullable(),
  /** Total of all prizes. */
  prizeFen: fen,
  /** Entries submitted and not withdrawn. */
  entries: z.int(),
  /** When the results became public; null until every judge has locked their ballots. */
  scoredAt: instant.nullable(),
});
export type ContestRow = z.infer<typeof contestRow>;

const contestPrize = z.object({ level: z.string(), name: z.string(), amountFen: fen, count: z.int() });

/** A row of the leaderboard, without the team's identity. */
const boardRow = z.object({
  entryId: id,
  rank: z.int(),
  title: z.string(),
  /** Weighted score from each judge, in the order of the list of judges. */
  scores: z.array(z.number()),
  raw: z.number(),
  norm: z.number(),
  state: z.enum(contestEntryStates),
});
export const contestBoard = z.array(z.object({ track: z.string(), rows: z.array(boardRow) }));
export type ContestBoard = z.infer<typeof contestBoard>;

const work = z.object({
  entryId: id,
  no: z.string(),
  track: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: picture.nullable(),
});
export type ContestWork = z.infer<typeof work>;

const contestDetail = contestRow.extend({
  today: instant,
  eligibility: z.string(),
  trackEntries: z.array(z.int()),
  prizes: z.array(contestPrize),
  criteria: z.array(z.object({ name: z.string(), weight: z.int(), max: z.int(), note: z.string() })),
  judges: z.array(
    z.object({
      judgeId: id,
      name: z.string(),
      title: z.string(),
      photo: picture.nullable(),
      /** Number of entries withheld because of a conflict of interest. */
      conflicts: z.int(),
    }),
  ),
  teamMin: z.int(),
  teamMax: z.int(),
  scoresPerEntry: z.int(),
  /** How many entries of each track advance. */
  cutOff: z.int(),
  voteWeight: z.int(),
  notices: z.array(z.object({ at: instant, text: z.string() })),
  /** Why the contest was called off. */
  reason: z.string(),
  canSignUp: ability(),
  /** Entries that can be voted for; empty outside the public vote. */
  works: z.array(work),
  isVoting: z.boolean(),
  voters: z.int(),
  /** Null until every judge has locked their ballots. */
  board: contestBoard.nullable(),
  canObject: ability(),
  awards: z.array(
    z.object({
      entryId: id,
      level: z.string(),
      name: z.string(),
      track: z.string(),
      title: z.string(),
      teamName: z.string(),
    }),
  ),
});
export type ContestDetail = z.infer<typeof contestDetail>;

export const contestQueryList = call.list(open, '/api/activityManage/contest/queryList', {
  summary: 'Lists the contests with their stages, ongoing ones first.',
  output: pageOf(contestRow),
});

export const contestQueryDetail = call.detail(open, '/api/activityManage/contest/queryDetail', {
  summary: 'Returns a contest with its rules and judges, and its leaderboard once every judge has locked.',
  output: contestDetail,
});

const vote = z.object({
  /** The entry the caller voted for; null if they have not voted. */
  entryId: id.nullable(),
  /** Whether the caller may vote; team members, judges and the office may not. */
  mayVote: ability(),
});

export const contestVoteQuery = call.detail(session, '/api/activityManage/contestVote/queryDetail', {
  summary: 'Returns the entry the caller has voted for in a contest.',
  output: vote,
});

export const contestVoteSave = call.write(session, '/api/activityManage/contestVote/save', {
  summary: 'Votes for an entry, replacing any earlier vote; each account has one vote per contest.',
  input: z.object({ id }),
  output: vote,
  refuses: [retCodes.NOT_FOUND, retCodes.OUTSIDE_SIGN_UP, retCodes.NOT_IN_AUDIENCE],
});

export const objectionContent = z.object({
  entryId: chosenId(m.contest_entry),
  text: textBetween(m.contest_objection, 10, 500),
});
export type ObjectionContent = z.infer<typeof objectionContent>;

export const objectionSubmit = call.write(session, '/api/activityManage/contestObjection/submit', {
  summary: 'Objects to an award during its publicity period.',
  input: z.object({ data: objectionContent }),
  output: z.object({ objectionId: id, no: z.string() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.OUTSIDE_SIGN_UP,
    retCodes.LIMIT_REACHED,
    retCodes.DUPLICATE_SUBMIT,
  ],
});
