import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, picture } from '../fields.ts';
import { labelled, note, wholeNumber } from '../form-field.ts';
import { ballotStates, judgeEvents, maxEntryFiles } from './terms.ts';

const byJudge = { tag: 'contest', access: ['JUDGE'] } as const;

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

export const judgingQueryList = call.read(byJudge, '/api/activityManage/judging/queryList', {
  summary: 'Lists the contests the caller judges, with their ballots and everyone’s progress.',
  output: z.object({ rows: z.array(judgedContest) }),
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
  canScore: ability(),
});
export type BlindEntry = z.infer<typeof blindEntry>;

export const judgingQueryDetail = call.detail(byJudge, '/api/activityManage/judging/queryDetail', {
  summary: 'Returns an entry the caller judges, without its authors, and the caller’s ballot.',
  output: blindEntry,
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

export const judgingSave = call.act(byJudge, '/api/activityManage/judging/save', {
  summary: 'Saves an unfinished ballot.',
  fields: { data: ballotContent },
  output: blindEntry,
});

export const judgingOperate = call.operate(byJudge, '/api/activityManage/judging/operate', {
  summary:
    'Locks a ballot for good, or declares a conflict of interest, which reassigns it to another judge.',
  events: judgeEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).prefault({}) },
  output: blindEntry,
});

export const judgingFile = call.file(byJudge, '/api/activityManage/judging/file', {
  raw: ['any'],
  summary: 'Downloads a file of an entry the caller judges, under a neutral name.',
  input: z.object({ id, nth: wholeNumber(m.field_number, 0, maxEntryFiles - 1) }),
});

export const judgingVideo = call.file(byJudge, '/api/activityManage/judging/video', {
  raw: ['video'],
  summary: 'Streams the video of an entry the caller judges, under a neutral name.',
  takesCookie: true,
});
