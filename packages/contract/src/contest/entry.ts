import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, chosenId, id, instant, pageOf, picture } from '../fields.ts';
import { kindOf, labelled, line, requiredText, textBetween, wholeNumber } from '../form-field.ts';
import { loginName } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { contestRow } from './public.ts';
import {
  contestEntryStates,
  contestMemberEvents,
  contestMemberStates,
  leaderEntryEvents,
  maxEntryFiles,
} from './terms.ts';

const session = { tag: 'contest', access: 'session' } as const;

const fileId = z.string().max(64);

export const contestEntryContent = z.object({
  contestId: chosenId(m.contest_entity),
  track: line(m.field_contest_track, 20),
  title: requiredText(m.field_entry_title, 40),
  summary: textBetween(m.field_entry_summary, 20, 1_500),
  teamName: requiredText(m.field_contest_team, 20),
  pictureId: labelled(m.field_entry_picture, fileId.nullable().default(null)),
  files: labelled(
    m.field_files,
    z.array(fileId).max(maxEntryFiles, { error: fault.most(m.field_files, maxEntryFiles) }),
  ),
  /** Empty if there is none. */
  videoFileId: labelled(m.field_entry_video, fileId.default('')),
});
export type ContestEntryContent = z.infer<typeof contestEntryContent>;

const entryRow = z.object({
  entryId: id,
  version: z.int(),
  no: z.string(),
  contestId: id,
  contestTitle: z.string(),
  track: z.string(),
  title: z.string(),
  teamName: z.string(),
  state: z.enum(contestEntryStates),
  stateLabel: z.string(),
  /** The caller's own membership of the team. */
  memberState: z.enum(contestMemberStates),
  isLeader: z.boolean(),
  /** Deadline for submitting or changing it. */
  dueAt: instant,
  prize: z.string(),
  updatedAt: instant,
});
export type ContestEntryRow = z.infer<typeof entryRow>;

const entryDetail = entryRow.extend({
  contest: contestRow,
  summary: z.string(),
  picture: picture.nullable(),
  files: z.array(attachment),
  video: attachment.nullable(),
  members: z.array(
    z.object({
      userId: id,
      name: z.string(),
      isLeader: z.boolean(),
      state: z.enum(contestMemberStates),
      invitedAt: instant,
    }),
  ),
  teamMin: z.int(),
  teamMax: z.int(),
  /** Why it was returned or disqualified. */
  reason: z.string(),
  /** Null until the results are public. */
  result: z
    .object({
      raw: z.number(),
      norm: z.number(),
      rank: z.int(),
      /** The judges' comments to the team. */
      comments: z.array(z.string()),
    })
    .nullable(),
  /** The caller's own award certificate, once the objection period is over. */
  certificateId: id.nullable(),
  /** Whether the entry got far enough for its leader to turn it into a venture. */
  canVenture: ability(),
  data: contestEntryContent,
  actions: abilities(leaderEntryEvents),
  memberActions: abilities(contestMemberEvents),
  canInvite: ability(),
});
export type ContestEntryDetail = z.infer<typeof entryDetail>;

const entryQueryFormAnswer = contestRow.extend({
  eligibility: z.string(),
  teamMin: z.int(),
  teamMax: z.int(),
  submitTo: instant,
  entryId: id.nullable(),
  /** Why the caller cannot sign up now; null if they can. */
  hindrance: z.string().nullable(),
});

export const entryQueryForm = call.detail(session, '/api/activityManage/contestEntry/queryForm', {
  summary: 'Returns what a contest requires of an entry, and the caller’s existing entry.',
  output: entryQueryFormAnswer,
});
export type ContestEntryForm = z.infer<typeof entryQueryForm.output>;

export const entrySave = call.save(session, '/api/activityManage/contestEntry/save', {
  summary: 'Enters a team in a contest, or updates its entry until the deadline.',
  data: contestEntryContent,
  output: entryDetail,
  refuses: [
    retCodes.TRANSITION_REFUSED,
    retCodes.OUTSIDE_SIGN_UP,
    retCodes.NOT_IN_AUDIENCE,
    retCodes.DUPLICATE_SUBMIT,
  ],
});

export const entryOperate = call.operate(session, '/api/activityManage/contestEntry/operate', {
  summary: 'Submits an entry once its team is complete, or withdraws it before judging.',
  events: ['submit', 'withdraw'],
  output: entryDetail,
  refuses: [retCodes.OUTSIDE_SIGN_UP, retCodes.TEAM_INCOMPLETE],
});

export const entryInvite = call.write(session, '/api/activityManage/contestEntry/invite', {
  summary: 'Invites an account to the team of the caller’s entry.',
  input: z.object({ id, data: z.object({ loginName: labelled(m.field_login_name, loginName) }) }),
  output: entryDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED, retCodes.LIMIT_REACHED],
});
export const entryInvitation = entryInvite.input.shape.data;

export const entryRemoveMember = call.write(session, '/api/activityManage/contestEntry/removeMember', {
  summary: 'Removes a member from the team of the caller’s entry, or withdraws an invitation.',
  input: z.object({ id, data: z.object({ userId: id }) }),
  output: entryDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const entryAnswer = call.write(session, '/api/activityManage/contestEntry/answer', {
  summary: 'Accepts or declines an invitation to a team, or leaves it.',
  input: z.object({ id, event: kindOf(m.field_event, contestMemberEvents) }),
  output: entryDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const entryQueryList = call.list(session, '/api/activityManage/contestEntry/queryList', {
  summary: 'Lists the entries whose team the caller belongs to or is invited to, newest first.',
  output: pageOf(entryRow),
});

export const entryQueryDetail = call.detail(session, '/api/activityManage/contestEntry/queryDetail', {
  summary: 'Returns an entry of the caller’s team, with its score once the results are public.',
  output: entryDetail,
});

export const entryFile = call.file(session, '/api/activityManage/contestEntry/file', {
  raw: ['any'],
  summary: 'Downloads a file of an entry, for its team and the office.',
  input: z.object({ id, nth: wholeNumber(m.field_number, 0, maxEntryFiles - 1) }),
});

export const entryVideo = call.file(session, '/api/activityManage/contestEntry/video', {
  raw: ['video'],
  summary: 'Streams the video of an entry, for its team and the office.',
  takesCookie: true,
});
