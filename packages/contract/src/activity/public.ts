import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { code, day, fen, id, instant, pageOf, picture } from '../fields.ts';
import { choice, kindOf, requiredText } from '../form-field.ts';
import { lookAlike } from '../letters.ts';
import {
  activityKinds,
  activityPhases,
  activityStates,
  checkInModes,
  memberTypes,
  questionKinds,
} from './terms.ts';

const open = { tag: 'activity', access: 'public' } as const;

/** Number of weeks that a calendar shows. */
export const calendarWeeks = 5;

/** A question for attendees; a choice has its options. */
export const signUpQuestion = z
  .object({
    label: requiredText(m.field_question, 40),
    kind: choice(m.field_kind, questionKinds),
    options: z
      .array(requiredText(m.field_options, 20))
      .max(8, { error: fault.most(m.field_options, 8) })
      .default([]),
    required: z.boolean(),
  })
  .superRefine(({ kind, options }, context) => {
    if (kind === 'CHOICE' && options.length < 2)
      context.addIssue({ code: 'custom', path: ['options'], message: m.fault_two_options() });
    if (lookAlike(options))
      context.addIssue({ code: 'custom', path: ['options'], message: fault.repeated(m.field_options)() });
  });
export type SignUpQuestion = z.infer<typeof signUpQuestion>;

/** A line of the agenda. */
export const agendaLine = z.object({
  at: instant,
  text: requiredText(m.field_activity_agenda, 60),
});

/** Who may sign up. */
export const audience = z.object({
  userTypes: z
    .array(kindOf(m.field_user_type, memberTypes))
    .min(1, { error: fault.choose(m.field_user_type) }),
  /** Only enterprises of the park, represented by their members. */
  auditedOnly: z.boolean(),
  /** Only enterprises with one of these tags; all if empty. */
  tagCodes: z
    .array(code)
    .max(10, { error: fault.most(m.field_industry_tags, 10) })
    .default([]),
});

export const activityRow = z.object({
  activityId: id,
  kind: z.enum(activityKinds),
  title: z.string(),
  organizer: z.string(),
  place: z.string(),
  isOnline: z.boolean(),
  startAt: instant,
  endAt: instant,
  signFrom: instant,
  signTo: instant,
  /** 0 means unlimited. */
  capacity: z.int(),
  taken: z.int(),
  waiting: z.int(),
  /** 0 means no waiting list. */
  waitlistMax: z.int(),
  perEnterpriseMax: z.int(),
  feeFen: fen,
  needApproval: z.boolean(),
  cover: picture.nullable(),
  state: z.enum(activityStates),
  phase: z.enum(activityPhases),
});
export type ActivityRow = z.infer<typeof activityRow>;

export const teacher = z.object({
  teacherId: id,
  name: z.string(),
  title: z.string(),
  intro: z.string(),
  fields: z.array(z.string()),
  photo: picture.nullable(),
});
export type Teacher = z.infer<typeof teacher>;

const activityDetail = activityRow.extend({
  body: z.string(),
  agenda: z.array(z.object({ at: instant, text: z.string() })),
  audience,
  perOrderMax: z.int(),
  cancelDeadline: instant,
  checkInMode: z.enum(checkInModes),
  checkInPoints: z.int(),
  quizPoints: z.int(),
  questions: z.array(signUpQuestion),
  teachers: z.array(teacher),
  album: z.array(picture),
  /** Names of the tags that limit which enterprises may attend. */
  tagNames: z.array(z.string()),
  /** Reason for the cancellation. */
  reason: z.string(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

const count = z.int();

const activityQueryListAnswer = pageOf(activityRow).extend({
  /** Counts over the whole period, ignoring the other filters. */
  counts: z.object({
    all: count,
    kinds: z.record(z.enum(activityKinds), count),
    seats: z.object({ FREE: count, WAIT: count }),
    fees: z.object({ FREE: count, PAID: count }),
  }),
});

export const activityQueryList = call.list(open, '/api/activityManage/activity/queryList', {
  summary: 'Lists upcoming activities, soonest first, or past ones, most recent first.',
  filter: {
    kind: kindOf(m.field_activity_kind, activityKinds).optional(),
    seats: kindOf(m.field_quota, ['FREE', 'WAIT']).optional(),
    fee: kindOf(m.field_activity_fee, ['FREE', 'PAID']).optional(),
    period: kindOf(m.field_phase, ['COMING', 'OVER']).default('COMING'),
  },
  output: activityQueryListAnswer,
});

export const activityQueryCalendar = call.read(open, '/api/activityManage/activity/queryCalendar', {
  summary: 'Lists the activities of five weeks, from the Monday of the given day’s week.',
  input: z.object({ date: day.optional() }),
  output: z.object({ from: day, today: day, rows: z.array(activityRow) }),
});

export const activityQueryDetail = call.detail(open, '/api/activityManage/activity/queryDetail', {
  summary: 'Returns an activity with its agenda, speakers and rules, and its album afterwards.',
  output: activityDetail,
});

export const activityCalendar = call.file(open, '/api/activityManage/activity/calendar', {
  raw: ['calendar'],
  summary:
    'Downloads an activity as a calendar file; without an id, returns a feed of all upcoming activities.',
  input: z.object({ id: id.optional() }),
});

export const teacherQueryList = call.read(open, '/api/activityManage/teacher/queryList', {
  summary: 'Lists salon speakers and teachers, with their upcoming activities.',
  output: z.object({ rows: z.array(teacher.extend({ coming: z.int() })) }),
});
