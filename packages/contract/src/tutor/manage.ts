import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import { bookingStates } from '../booking/terms.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, clockTime, day, id, instant, pageOfTabs, picture, timeOfDay } from '../fields.ts';
import {
  choice,
  labelled,
  note,
  oneOf,
  optionalText,
  pictureId,
  requiredText,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { adviceResults, hourModes, hourStates, tutorAreas, tutoringEvents, tutorStates } from './terms.ts';

const tag = 'tutor';

const byExpertOrService = { tag, access: ['EXPERT', 'OP_SERVICE'] } as const;

/** The office manages all tutors. */
const office = ['OP_SERVICE'] as const;

/** Tutors manage their own hours, the office everyone's; to a tutor, the hours of others do not exist. */
const byOffice = { tag, access: office } as const;

/** A tutor as entered by the office. */
export const tutorContent = z.object({
  name: requiredText(m.field_person_name, 20),
  title: requiredText(m.tutor_job, 30),
  area: choice(m.tutor_area, tutorAreas),
  fields: z
    .array(requiredText(m.tutor_fields, 12))
    .min(1, { error: fault.enter(m.tutor_fields) })
    .max(6, { error: fault.most(m.tutor_fields, 6) }),
  motto: optionalText(m.tutor_motto, 60),
  intro: textBetween(m.tutor_about, 10, 500),
  career: z
    .array(
      z.object({
        years: requiredText(m.tutor_years, 16),
        what: requiredText(m.tutor_career_what, 40),
        text: optionalText(m.tutor_career_text, 120),
      }),
    )
    .max(8, { error: fault.maxLines(m.tutor_career, 8) }),
  place: optionalText(m.field_place, 40),
  feeFenPerHour: wholeBetween(m.tutor_fee_per_hour, 0, 1_000_000),
  status: choice(m.field_state, tutorStates),
  /** Login name of the account with which the tutor manages the hours; empty if the office does. */
  loginName: optionalText(m.field_login_name, 20),
  fileId: pictureId(m.tutor_picture),
});
export type TutorContent = z.infer<typeof tutorContent>;

const managedTutor = z.object({
  tutorId: id,
  version: z.int(),
  picture: picture.nullable(),
  /** Number of hours still available. */
  freeHours: z.int(),
  data: tutorContent,
});
export type ManagedTutor = z.infer<typeof managedTutor>;

export const tutorQueryManageList = call.read(byOffice, '/api/serviceManage/tutor/queryManageList', {
  summary: 'Lists all tutors for editing.',
  output: z.object({ rows: z.array(managedTutor) }),
});

export const tutorSave = call.save(byOffice, '/api/serviceManage/tutor/save', {
  summary: 'Creates a tutor, or updates the one whose version is given.',
  data: tutorContent,
  output: z.object({ tutorId: id, version: z.int() }),
});

const managedHour = z.object({
  hourId: id,
  date: day,
  from: timeOfDay,
  to: timeOfDay,
  mode: z.enum(hourModes),
  state: z.enum(hourStates),
  opensAt: instant,
  version: z.int(),
});
export type ManagedHour = z.infer<typeof managedHour>;

const tutorHourQueryListAnswer = z.object({
  tutorId: id,
  tutorName: z.string(),
  today: day,
  from: day,
  hours: z.array(managedHour),
});

export const tutorHourQueryList = call.read(
  byExpertOrService,
  '/api/serviceManage/tutorHour/queryManageList',
  {
    summary: 'Lists eight weeks of a tutor’s office hours from a day on; the caller’s if no tutor is given.',
    input: z.object({ tutorId: id.optional(), from: day.optional() }),
    output: tutorHourQueryListAnswer,
    refuses: [retCodes.NOT_FOUND],
  },
);

const weekday = wholeBetween(m.tutor_weekdays, 1, 7);

/** Hours on certain weekdays, divided into appointments of equal length. */
export const hourPlan = z
  .object({
    weekdays: z
      .array(weekday)
      .min(1, { error: fault.choose(m.tutor_weekdays) })
      .max(7, { error: fault.choose(m.tutor_weekdays) }),
    from: labelled(m.field_from, timeOfDay),
    to: labelled(m.field_to, timeOfDay),
    /** Half hours per appointment. */
    slots: wholeBetween(m.tutor_length, 1, 4),
    mode: choice(m.tutor_mode, hourModes),
    firstDay: chosenDay(m.tutor_first_day),
    lastDay: chosenDay(m.tutor_last_day),
    /** How many days ahead an appointment becomes bookable; 0 for immediately. */
    aheadDays: wholeBetween(m.tutor_ahead_days, 0, 60),
  })
  .superRefine(({ from, to, firstDay, lastDay }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (to <= from) refuse('to', m.fault_end_before_start());
    if (lastDay < firstDay) refuse('lastDay', m.fault_end_before_start());
    if (Date.parse(lastDay) - Date.parse(firstDay) > 92 * 86_400_000)
      refuse('lastDay', m.tutor_fault_span({ max: 92 }));
  });
export type HourPlan = z.infer<typeof hourPlan>;

export const tutorHourOpen = call.write(byExpertOrService, '/api/serviceManage/tutorHour/open', {
  summary: 'Opens office hours of a tutor and notifies followers; existing times stay the same.',
  input: z.object({ tutorId: id.optional(), data: hourPlan }),
  output: z.object({ opened: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const tutorHourClose = call.write(byExpertOrService, '/api/serviceManage/tutorHour/close', {
  summary:
    'Marks a tutor as away in an office hour, or back. An existing booking must be canceled separately.',
  input: z.object({
    id,
    version,
    data: z.object({ closed: z.boolean({ error: () => m.fault_choose({ field: m.field_state() }) }) }),
  }),
  output: z.object({ hourId: id, version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});

const adviceAction = z.object({
  what: requiredText(m.tutor_action, 60),
  who: optionalText(m.tutor_action_who, 20),
  due: labelled(m.tutor_action_due, day.nullable().default(null)),
  result: labelled(m.tutor_action_result, z.enum(adviceResults).nullable().default(null)),
});

const actions = z
  .array(adviceAction)
  .min(1, { error: fault.enter(m.tutor_action) })
  .max(8, { error: fault.maxLines(m.tutor_action, 8) });

export const adviceContent = z.object({ judgement: textBetween(m.tutor_judgement, 10, 600), actions });
export type AdviceContent = z.infer<typeof adviceContent>;

export const followUpContent = z.object({ outcome: textBetween(m.tutor_outcome, 4, 200), actions });

/** Tabs: to answer, upcoming, to advise, to follow up, and all that are over. */
export const tutoringTabs = ['ASKED', 'COMING', 'ADVISE', 'FOLLOW', 'OVER'] as const;
export type TutoringTab = (typeof tutoringTabs)[number];

const managedTutoring = z.object({
  bookingId: id,
  /** Version of the booking, which `operate` changes. */
  version: z.int(),
  /** Version of the record, which advice and follow-up change. */
  recordVersion: z.int(),
  no: z.string(),
  tutorName: z.string(),
  date: day,
  from: clockTime,
  to: timeOfDay,
  mode: z.enum(hourModes),
  question: z.string(),
  userName: z.string(),
  enterpriseName: z.string(),
  state: z.enum(bookingStates),
  stateLabel: z.string(),
  reason: z.string(),
  judgement: z.string(),
  actions: z.array(
    z.object({
      what: z.string(),
      who: z.string(),
      due: day.nullable(),
      result: z.enum(adviceResults).nullable(),
    }),
  ),
  advisedAt: instant.nullable(),
  followUpOn: day.nullable(),
  outcome: z.string(),
  followedAt: instant.nullable(),
  score: z.int().nullable(),
  comment: z.string(),
  tutoringActions: abilities(tutoringEvents),
  canAdvise: ability(),
  canFollowUp: ability(),
});
export type ManagedTutoring = z.infer<typeof managedTutoring>;

export const tutoringQueryManageList = call.list(
  byExpertOrService,
  '/api/serviceManage/tutoring/queryManageList',
  {
    summary: 'Lists the office hours booked with the caller as a tutor, soonest first.',
    filter: { tab: oneOf(m.field_state, tutoringTabs).optional() },
    output: pageOfTabs(managedTutoring, tutoringTabs),
    refuses: [retCodes.NOT_FOUND],
  },
);

export const tutoringQueryManageDetail = call.detail(
  byExpertOrService,
  '/api/serviceManage/tutoring/queryManageDetail',
  { summary: 'One office hour, for its tutor or the office.', output: managedTutoring },
);

export const tutoringOperate = call.operate(byExpertOrService, '/api/serviceManage/tutoring/operateManage', {
  summary:
    'Accepts, rejects or cancels an office hour as its tutor, with a reason, or marks it as a no-show.',
  events: tutoringEvents,
  fields: { reason: note(m.field_reason, 100) },
  output: z.object({ bookingId: id, version: z.int() }),
});

export const tutoringAdvise = call.act(byExpertOrService, '/api/serviceManage/tutoring/advise', {
  summary: 'Records the advice given, which completes the office hour, and notifies the member.',
  fields: { data: adviceContent },
  output: z.object({ bookingId: id, version: z.int() }),
});

export const tutoringFollowUp = call.act(byExpertOrService, '/api/serviceManage/tutoring/followUp', {
  summary: 'Records what came of the advice.',
  fields: { data: followUpContent },
  output: z.object({ bookingId: id, version: z.int() }),
});
