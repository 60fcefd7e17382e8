import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, day, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { labelled, note, oneOf, optionalText, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { applicationStates, decidingEvents } from './terms.ts';

const session = { tag: 'community', access: 'session' } as const;

export const ownApplication = z.object({
  applicationId: id,
  version: z.int(),
  postId: id,
  title: z.string(),
  /** Empty once the recruitment post is no longer public. */
  path: z.string(),
  position: z.string(),
  note: z.string(),
  resume: attachment.nullable(),
  state: z.enum(applicationStates),
  stateLabel: z.string(),
  interviewAt: instant.nullable(),
  interviewPlace: z.string(),
  /** The recruiter's comment on the decision. */
  answer: z.string(),
  createdAt: instant,
  /** The day it will be erased; null while recruitment is open. */
  erasesOn: day.nullable(),
  mayWithdraw: ability(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Content of an application: a few sentences suffice, a file is optional. */
const applicationContent = z.object({
  positionId: z.string().max(10),
  note: textBetween(m.recruit_field_note, 5, 200),
  fileId: labelled(m.recruit_field_resume, id.nullable()),
});

export const recruitApply = call.write(session, '/api/communityManage/recruit/apply', {
  summary: 'Applies for a position with a short text and an optional résumé, once per position.',
  input: z.object({ id, data: applicationContent }),
  output: ownApplication,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.ALREADY_DONE,
    retCodes.NOT_ELIGIBLE,
    retCodes.LIMIT_REACHED,
  ],
});

export const applicationQueryDetail = call.detail(session, '/api/communityManage/recruitApply/queryDetail', {
  summary: 'Returns one of the caller’s applications with its outcome.',
  output: ownApplication,
});

export const applicationOperate = call.operate(session, '/api/communityManage/recruitApply/operate', {
  summary: 'Withdraws an application; its text and file are deleted at once.',
  events: ['withdraw'],
  output: ownApplication,
});

/** An application in the recruiter's list. */
const receivedRow = z.object({
  applicationId: id,
  postId: id,
  title: z.string(),
  position: z.string(),
  /** Empty if the application was withdrawn or erased. */
  name: z.string(),
  enterpriseName: z.string(),
  hasResume: z.boolean(),
  state: z.enum(applicationStates),
  stateLabel: z.string(),
  interviewAt: instant.nullable(),
  createdAt: instant,
});
export type ReceivedRow = z.infer<typeof receivedRow>;

const receivedApplication = receivedRow.extend({
  version: z.int(),
  phone: z.string(),
  note: z.string(),
  resume: attachment.nullable(),
  interviewPlace: z.string(),
  answer: z.string(),
  erasesOn: day.nullable(),
  actions: abilities(decidingEvents),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

export const applicationQueryReceivedList = call.list(
  session,
  '/api/communityManage/recruitApply/queryReceivedList',
  {
    summary: 'Lists the applications to the recruitments of the caller or their enterprise, newest first.',
    filter: {
      postId: id.optional(),
      state: oneOf(m.field_state, applicationStates).optional(),
      keyword: keyword.optional(),
    },
    output: pageOfTabs(receivedRow, applicationStates),
  },
);

export const applicationQueryReceivedDetail = call.detail(
  session,
  '/api/communityManage/recruitApply/queryReceivedDetail',
  {
    summary: 'Returns an application with the phone number, for the recruiters.',
    output: receivedApplication,
  },
);

/** Time and place of an interview, or the message to the applicant about the decision. */
export const applicationDecision = z.object({
  interviewAt: labelled(m.recruit_field_interview_at, instant.nullable().default(null)),
  interviewPlace: optionalText(m.recruit_field_interview_place, 60),
  answer: note(m.recruit_field_answer, 200),
});

export const applicationOperateReceived = call.operate(
  session,
  '/api/communityManage/recruitApply/operateReceived',
  {
    summary:
      'Marks an application as viewed, invites to an interview, accepts or rejects it, and notifies the applicant.',
    events: decidingEvents,
    fields: { data: applicationDecision.default({ interviewAt: null, interviewPlace: '', answer: '' }) },
    output: receivedApplication,
    refuses: [retCodes.LIMIT_REACHED],
  },
);

export const applicationFile = call.read(session, '/api/communityManage/recruitApply/file', {
  summary:
    'Downloads the résumé of an application, for its applicant and the recruiters; each view is logged.',
  input: z.object({ id }),
  output: z.unknown(),
  raw: ['any'],
});
