import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenId, day, id, instant, keyword, pageOfTabs, picture, sortedBy } from '../fields.ts';
import {
  choice,
  labelled,
  line,
  note,
  oneOf,
  optionalText,
  requiredText,
  wholeBetween,
} from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { activityRow, agendaLine, audience, signUpQuestion, teacher } from './public.ts';
import { organizerSignUpEvents, signUpLifecycle } from './sign-up-lifecycle.ts';
import {
  activityEvents,
  activityKinds,
  activityStates,
  checkInModes,
  maxActivityPoints,
  salonRequestEvents,
  salonRequestStates,
  usualPoints,
} from './terms.ts';

const byService = { tag: 'activity', access: ['OP_SERVICE'] } as const;

/** Shown to the people concerned. */
const reason = z.object({ reason: note(m.field_reason, 200) }).prefault({});

const fileId = z.string().max(64);

const points = (label: fault.Words) =>
  labelled(label, wholeBetween(label, 0, maxActivityPoints).default(usualPoints));

/** An activity with its rules, as the office enters it. */
export const activityContent = z
  .object({
    kind: choice(m.field_activity_kind, activityKinds),
    title: requiredText(m.field_title, 60),
    organizer: requiredText(m.field_activity_organizer, 40),
    fileId: labelled(m.field_activity_cover, fileId.nullable().default(null)),
    body: requiredText(m.field_activity_body, 4_000),
    agenda: z.array(agendaLine).max(40, { error: fault.maxLines(m.field_activity_agenda, 40) }),
    place: requiredText(m.field_place, 60),
    isOnline: z.boolean(),
    startAt: labelled(m.field_activity_start, instant),
    endAt: labelled(m.field_activity_end, instant),
    signFrom: labelled(m.field_activity_sign_from, instant),
    signTo: labelled(m.field_activity_sign_to, instant),
    cancelDeadline: labelled(m.field_activity_cancel_deadline, instant),
    capacity: wholeBetween(m.field_activity_capacity, 0, 10_000),
    perEnterpriseMax: wholeBetween(m.field_activity_per_enterprise, 0, 1_000),
    perOrderMax: wholeBetween(m.field_activity_per_order, 1, 20),
    waitlistMax: wholeBetween(m.field_activity_waitlist, 0, 1_000),
    feeFen: wholeBetween(m.field_activity_fee, 0, 10_000_000),
    audience,
    needApproval: z.boolean(),
    questions: z.array(signUpQuestion).max(12, { error: fault.maxLines(m.field_question, 12) }),
    teacherIds: z.array(chosenId(m.field_teacher)).max(8, { error: fault.most(m.field_teacher, 8) }),
    checkInMode: choice(m.field_activity_check_in, checkInModes),
    checkInPoints: points(m.field_activity_points),
    quizPoints: points(m.field_quiz_points),
    album: labelled(
      m.field_activity_album,
      z.array(fileId).max(12, { error: fault.most(m.field_activity_album, 12) }),
    ),
  })
  .superRefine(({ startAt, endAt, signFrom, signTo, cancelDeadline }, context) => {
    const late = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (endAt <= startAt) late('endAt', m.fault_end_before_start());
    if (signTo <= signFrom) late('signTo', m.fault_end_before_start());
    if (signTo > endAt) late('signTo', m.fault_activity_sign_late());
    if (cancelDeadline > startAt) late('cancelDeadline', m.fault_activity_deadline_late());
  });
export type ActivityContent = z.infer<typeof activityContent>;

const managedActivity = activityRow.extend({
  version: z.int(),
  stateLabel: z.string(),
  confirmed: z.int(),
  checkedIn: z.int(),
  pending: z.int(),
  submittedAt: instant.nullable(),
  updatedAt: instant,
  actions: abilities(activityEvents),
  /** Whether the content can be edited. */
  canEdit: ability(),
});
export type ManagedActivity = z.infer<typeof managedActivity>;

const managedActivityDetail = managedActivity.extend({
  data: activityContent,
  album: z.array(picture),
  author: z.string(),
  reason: z.string(),
});
export type ManagedActivityDetail = z.infer<typeof managedActivityDetail>;

const activityFilter = {
  state: oneOf(m.field_state, activityStates).optional(),
  kind: oneOf(m.field_activity_kind, activityKinds).optional(),
  keyword: keyword.optional(),
};

export const activityQueryManageList = call.list(byService, '/api/activityManage/activity/queryManageList', {
  summary: 'Lists all activities and how many places are taken.',
  filter: { ...activityFilter, sort: sortedBy('start').default('-start') },
  output: pageOfTabs(managedActivity, activityStates),
});

export const activityExport = call.sheet(byService, '/api/activityManage/activity/export', {
  summary: 'Exports the filtered activities as a spreadsheet.',
  input: z.object(activityFilter),
});

export const activityQueryManageDetail = call.detail(
  byService,
  '/api/activityManage/activity/queryManageDetail',
  {
    summary: 'Returns an activity for editing.',
    output: managedActivityDetail,
  },
);

export const activitySave = call.save(byService, '/api/activityManage/activity/save', {
  summary:
    'Creates an activity as a draft or updates one; a new time or place is sent to everyone signed up.',
  data: activityContent,
  output: z.object({ activityId: id, version: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.DUPLICATE_SUBMIT],
});

export const activityOperate = call.operate(byService, '/api/activityManage/activity/operate', {
  summary: 'Submits, publishes, returns, cancels or archives an activity. Its author can’t publish it.',
  events: activityEvents,
  fields: { data: reason },
  output: managedActivityDetail,
  refuses: [retCodes.SECOND_APPROVER_NEEDED],
});

const managedSignUp = z.object({
  signUpId: id,
  version: z.int(),
  no: z.string(),
  activityId: id,
  title: z.string(),
  startAt: instant,
  userName: z.string(),
  enterpriseName: z.string(),
  /** Phone numbers are masked; the desk identifies people by name and code. */
  persons: z.array(z.object({ name: z.string(), phone: z.string() })),
  qty: z.int(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  amountFen: z.int(),
  state: z.enum(signUpLifecycle.states),
  stateLabel: z.string(),
  waitNo: z.int().nullable(),
  /** No-shows in the last ninety days. */
  absences: z.int(),
  checkInAt: instant.nullable(),
  createdAt: instant,
  reason: z.string(),
  actions: abilities(organizerSignUpEvents),
});
export type ManagedSignUp = z.infer<typeof managedSignUp>;

const signUpFilter = {
  state: oneOf(m.field_state, signUpLifecycle.states).optional(),
  activityId: id.optional(),
  keyword: keyword.optional(),
};

export const signUpQueryManageList = call.list(byService, '/api/activityManage/signUp/queryManageList', {
  summary: 'Lists the sign-ups of one activity or of all.',
  filter: { ...signUpFilter, sort: sortedBy('created').default('-created') },
  output: pageOfTabs(managedSignUp, signUpLifecycle.states),
});

export const signUpExport = call.sheet(byService, '/api/activityManage/signUp/export', {
  summary: 'Exports the filtered sign-ups as a spreadsheet.',
  input: z.object(signUpFilter),
});

export const signUpQueryManageDetail = call.detail(
  byService,
  '/api/activityManage/signUp/queryManageDetail',
  {
    summary: 'Returns one sign-up.',
    output: managedSignUp,
  },
);

export const signUpOperateManage = call.operate(byService, '/api/activityManage/signUp/operateManage', {
  summary: 'Approves or rejects a sign-up, or checks it in from the list.',
  events: organizerSignUpEvents,
  fields: { data: reason },
  output: managedSignUp,
  refuses: [retCodes.OUTSIDE_CHECK_IN],
});

export const signUpCheckIn = call.write(byService, '/api/activityManage/signUp/checkIn', {
  summary: 'Checks in an attendee by the code shown at the desk.',
  input: z.object({ data: z.object({ activityId: id, code: line(m.field_door_code, 12) }) }),
  output: managedSignUp,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.OUTSIDE_CHECK_IN],
});

const activityQueryDeskAnswer = activityRow.extend({
  checkInMode: z.enum(checkInModes),
  expected: z.int(),
  arrived: z.int(),
  isOpen: z.boolean(),
  opensAt: instant,
  doorPath: z.string(),
});

export const activityQueryDesk = call.detail(byService, '/api/activityManage/activity/queryDesk', {
  summary:
    'Returns the expected and checked-in attendance of an activity, and the door code for the current minute.',
  output: activityQueryDeskAnswer,
});

export const teacherContent = z.object({
  name: requiredText(m.field_person_name, 20),
  title: requiredText(m.field_teacher_title, 30),
  intro: optionalText(m.field_teacher_intro, 500),
  fields: z
    .array(requiredText(m.field_teacher_fields, 12))
    .max(6, { error: fault.most(m.field_teacher_fields, 6) }),
  fileId: labelled(m.field_teacher_photo, fileId.nullable().default(null)),
  /** Account of an expert who answers questions to the teacher; empty where the office enters the answers. */
  loginName: optionalText(m.field_login_name, 40),
});
export type TeacherContent = z.infer<typeof teacherContent>;

const managedTeacher = teacher.extend({ version: z.int(), data: teacherContent });
export type ManagedTeacher = z.infer<typeof managedTeacher>;

export const teacherQueryManageList = call.read(byService, '/api/activityManage/teacher/queryManageList', {
  summary: 'Lists all teachers.',
  output: z.object({ rows: z.array(managedTeacher) }),
});

export const teacherSave = call.save(byService, '/api/activityManage/teacher/save', {
  summary: 'Creates or updates a teacher.',
  data: teacherContent,
  output: z.object({ teacherId: id, version: z.int() }),
  refuses: [retCodes.DUPLICATE_SUBMIT],
});

const managedRequest = z.object({
  requestId: id,
  version: z.int(),
  no: z.string(),
  title: z.string(),
  requestedDay: day,
  people: z.int(),
  body: z.string(),
  contactName: z.string(),
  /** Masked in the list. */
  phone: z.string(),
  enterpriseName: z.string(),
  state: z.enum(salonRequestStates),
  stateLabel: z.string(),
  createdAt: instant,
  reason: z.string(),
  actions: abilities(salonRequestEvents),
});
export type ManagedRequest = z.infer<typeof managedRequest>;

export const salonRequestQueryManageList = call.list(
  byService,
  '/api/activityManage/salonRequest/queryManageList',
  {
    summary: 'Lists the requests to hold a salon.',
    filter: {
      state: oneOf(m.field_state, salonRequestStates).optional(),
      sort: sortedBy('created').default('-created'),
    },
    output: pageOfTabs(managedRequest, salonRequestStates),
  },
);

export const salonRequestQueryManageDetail = call.detail(
  byService,
  '/api/activityManage/salonRequest/queryManageDetail',
  {
    summary: 'Returns one salon request with the contact’s phone number.',
    output: managedRequest,
  },
);

export const salonRequestOperateManage = call.operate(
  byService,
  '/api/activityManage/salonRequest/operateManage',
  {
    summary: 'Accepts a salon request, which drafts the salon, or declines it with a reason.',
    events: salonRequestEvents,
    fields: { data: reason },
    output: managedRequest.extend({ activityId: id.nullable() }),
  },
);
