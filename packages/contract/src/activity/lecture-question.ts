import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenId, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { kindOf, labelled, note, oneOf, optionalText, textBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { lectureEvents, lectureStates } from './learn-terms.ts';
import { activityKinds } from './terms.ts';

const session = { tag: 'activity', access: 'session' } as const;
const open = { tag: 'activity', access: 'public' } as const;
const byService = { tag: 'activity', access: ['OP_SERVICE'] } as const;
const byExpert = { tag: 'activity', access: ['EXPERT'] } as const;

export const lectureContent = z.object({
  activityId: chosenId(m.field_activity),
  /** The teacher asked; empty for any teacher. */
  teacherId: labelled(m.field_teacher, z.union([z.literal(''), chosenId(m.field_teacher)]).default('')),
  body: textBetween(m.field_question, 5, 500),
  anonymous: z.boolean(),
});
export type LectureContent = z.infer<typeof lectureContent>;

const lectureRow = z.object({
  questionId: id,
  version: z.int(),
  no: z.string(),
  activityId: id,
  activityKind: z.enum(activityKinds),
  title: z.string(),
  teacherName: z.string(),
  body: z.string(),
  anonymous: z.boolean(),
  state: z.enum(lectureStates),
  stateLabel: z.string(),
  answer: z.string(),
  /** Why it was not answered. */
  reason: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
});
export type LectureRow = z.infer<typeof lectureRow>;

export const lectureSubmit = call.write(session, '/api/activityManage/lectureQuestion/submit', {
  summary: 'Asks an activity’s teacher a question, until one week after the activity ends.',
  input: z.object({ data: lectureContent }),
  output: lectureRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.DUPLICATE_SUBMIT,
  ],
});

export const lectureQueryList = call.list(session, '/api/activityManage/lectureQuestion/queryList', {
  summary: 'Lists the caller’s questions to teachers, newest first.',
  filter: { state: oneOf(m.field_state, lectureStates).optional() },
  output: pageOfTabs(lectureRow, lectureStates),
});

const lectureQueryPublicAnswer = z.object({
  rows: z.array(
    z.object({
      questionId: id,
      body: z.string(),
      answer: z.string(),
      teacherName: z.string(),
      /** Empty for an anonymous question. */
      askerName: z.string(),
      answeredAt: instant,
    }),
  ),
});

export const lectureQueryPublic = call.read(open, '/api/activityManage/lectureQuestion/queryPublicList', {
  summary:
    'Lists the answered questions of an activity. Askers are shown by the first and last letter of their name, or anonymously.',
  input: z.object({ id }),
  output: lectureQueryPublicAnswer,
});
export type PublicLecture = z.infer<typeof lectureQueryPublic.output>['rows'][number];

const managedLecture = lectureRow.extend({
  /** Empty for an anonymous question. */
  askerName: z.string(),
  enterpriseName: z.string(),
  actions: abilities(lectureEvents),
});
export type ManagedLecture = z.infer<typeof managedLecture>;

const filter = {
  state: oneOf(m.field_state, lectureStates).optional(),
  keyword: keyword.optional(),
};

export const lectureQueryManageList = call.list(
  byService,
  '/api/activityManage/lectureQuestion/queryManageList',
  {
    summary: 'Lists all questions to teachers.',
    filter: { ...filter, sort: sortedBy('created').default('-created') },
    output: pageOfTabs(managedLecture, lectureStates),
  },
);

export const lectureExport = call.sheet(byService, '/api/activityManage/lectureQuestion/export', {
  summary: 'Exports the filtered questions as a spreadsheet, without the names of anonymous askers.',
  input: z.object(filter),
});

export const lectureQueryManageDetail = call.detail(
  byService,
  '/api/activityManage/lectureQuestion/queryManageDetail',
  {
    summary: 'Returns one question.',
    output: managedLecture,
  },
);

export const lectureDecision = z.object({
  reason: note(m.field_reason, 200),
  answer: optionalText(m.field_lecture_answer, 1_000),
});

const operate = z.object({
  id,
  event: kindOf(m.field_event, lectureEvents),
  version,
  data: lectureDecision.prefault({}),
});
const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;

export const lectureOperate = call.write(byService, '/api/activityManage/lectureQuestion/operateManage', {
  summary: 'Selects a question, records its answer, or closes it with a reason.',
  input: operate,
  output: managedLecture,
  refuses: operateRefusals,
});

export const lectureQueryTaughtList = call.list(
  byExpert,
  '/api/activityManage/lectureQuestion/queryTaughtList',
  {
    summary: 'Lists the questions addressed to the caller as a teacher.',
    filter: { ...filter, sort: sortedBy('created').default('-created') },
    output: pageOfTabs(managedLecture, lectureStates),
  },
);

export const lectureQueryTaughtDetail = call.detail(
  byExpert,
  '/api/activityManage/lectureQuestion/queryTaughtDetail',
  {
    summary: 'Returns one question addressed to the caller as a teacher.',
    output: managedLecture,
  },
);

export const lectureOperateTaught = call.write(
  byExpert,
  '/api/activityManage/lectureQuestion/operateTaught',
  {
    summary:
      'Selects a question addressed to the caller as a teacher, answers it, or closes it with a reason.',
    input: operate,
    output: managedLecture,
    refuses: operateRefusals,
  },
);
