import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as fault from '../faults.ts';
import { id, instant, picture } from '../fields.ts';
import { kindOf, labelled, note, wholeNumber } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { ballotStates, judgeEvents, maxEntryFiles } from './terms.ts';

const desk = { tag: 'contest', access: ['JUDGE'] } as const;

/** What a judge may know of an entry before opening it. */
const ballotRow = z.object({
  ballotId: id,
  contestId: id,
  /** The number under which it is judged anonymously. */
  no: z.string(),
  track: z.string(),
  state: z.enum(ballotStates),
  stateLabel: z.string(),
  /** Number of criteria scored. */
  scored: z.int(),
});

const judgedContest = z.object({
  contestId: id,
  title: z.string(),
  /** Deadline for locking all ballots. */
  dueAt: instant,
  isOpen: z.boolean(),
  criteria: z.array(z.object({ name: z.string(), weight: z.int(), max: z.int(), note: z.string() })),
  ballots: z.array(ballotRow),
  /** Progress of all judges: the ballot states of each entry, by track; never a score. */
  progress: z.array(z.object({ track: z.string(), entries: z.array(z.array(z.enum(ballotStates))) })),
});
export type JudgedContest = z.infer<typeof judgedContest>;

export const judgingQueryList = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/activityManage/judging/queryList',
  summary: 'The contests that the caller judges, with their ballots and how far everybody is.',
  input: z.object({}),
  output: z.object({ rows: z.array(judgedContest) }),
  refuses: [],
});

/** An entry without anything that identifies its team. */
const blindEntry = ballotRow.extend({
  version: z.int(),
  contestTitle: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: picture.nullable(),
  files: z.array(z.object({ nth: z.int(), name: z.string(), mime: z.string(), bytes: z.int() })),
  video: z.object({ name: z.string(), mime: z.string(), bytes: z.int() }).nullable(),
  /** Score of each criterion; null if not scored yet. */
  items: z.array(z.int().nullable()),
  comment: z.string(),
  /** The weighted score; null until all criteria have been scored. */
  total: z.number().nullable(),
  /** Why it is withheld from the judge. */
  reason: z.string(),
  /** Ballot states of the other judges for this entry, without their names. */
  others: z.array(z.enum(ballotStates)),
  canScore: z.boolean(),
});
export type BlindEntry = z.infer<typeof blindEntry>;

export const judgingQueryDetail = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/activityManage/judging/queryDetail',
  summary: 'An entry that the caller judges, without whose it is, and their own ballot.',
  input: z.object({ id }),
  output: blindEntry,
  refuses: [retCodes.NOT_FOUND],
});

const ballotContent = z.object({
  items: labelled(
    m.field_score,
    z
      .array(
        z
          .int({ error: fault.wrong(m.field_score) })
          .min(0)
          .nullable(),
      )
      .max(20),
  ),
  comment: note(m.contest_comment, 500),
});

export const judgingSave = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/activityManage/judging/save',
  summary: 'Keeps a ballot as far as it is filled in.',
  input: z.object({ id, version, data: ballotContent }),
  output: blindEntry,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

export const judgingOperate = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/activityManage/judging/operate',
  summary: 'Locks a ballot for good, or declares a conflict of interest, which gives it to another judge.',
  input: z.object({
    id,
    event: kindOf(m.field_event, judgeEvents),
    version,
    data: z.object({ reason: note(m.field_reason, 200) }).prefault({}),
  }),
  output: blindEntry,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

export const judgingFile = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/activityManage/judging/file',
  summary: 'A file of an entry that the caller judges, under a name that says nothing.',
  input: z.object({ id, nth: wholeNumber(m.field_number, 0, maxEntryFiles - 1) }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND],
  raw: true,
});

export const judgingVideo = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/activityManage/judging/video',
  summary: 'The video of an entry that the caller judges, under a name that says nothing.',
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND],
  raw: true,
  takesCookie: true,
});

export const contestJudgingEndpoints = [
  judgingQueryList,
  judgingQueryDetail,
  judgingSave,
  judgingOperate,
  judgingFile,
  judgingVideo,
] as const;
