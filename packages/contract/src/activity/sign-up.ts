import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, chosenId, fen, id, instant, pageOf } from '../fields.ts';
import { kindOf, labelled, line, optionalText, requiredText, text, wholeBetween } from '../form-field.ts';
import { phoneNumber, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { activityRow, signUpQuestion } from './public.ts';
import { memberSignUpEvents, signUpLifecycle } from './sign-up-lifecycle.ts';

const session = { tag: 'activity', access: 'session' } as const;

/** Upper limit for people in one sign-up; each activity has its own limit. */
const maxPersons = 20;

const person = z.object({
  name: line(m.field_person_name, 20),
  phone: labelled(m.field_phone, phoneNumber),
});

export const signUpContent = z.object({
  activityId: chosenId(m.field_activity),
  persons: z
    .array(person)
    .min(1, { error: fault.enter(m.field_activity_persons) })
    .max(maxPersons, { error: fault.most(m.field_activity_persons, maxPersons) })
    .superRefine((persons, context) => {
      for (const [at, { phone }] of persons.entries())
        if (persons.findIndex((other) => other.phone === phone) < at)
          context.addIssue({ code: 'custom', path: [at, 'phone'], message: m.fault_activity_phone_twice() });
    }),
  /** One answer per question, in order; empty if unanswered. */
  answers: z.array(text(m.field_answer, 200)).max(12, { error: fault.most(m.field_answer, 12) }),
  /** Whether to join the waiting list if no seat is left. */
  mayWait: ability(),
});
export type SignUpContent = z.infer<typeof signUpContent>;

const signUpRow = z.object({
  signUpId: id,
  version: z.int(),
  no: z.string(),
  activity: activityRow,
  persons: z.array(z.object({ name: z.string(), phone: z.string() })),
  qty: z.int(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  amountFen: fen,
  state: z.enum(signUpLifecycle.states),
  stateLabel: z.string(),
  /** Position on the waiting list, from 1; null if not waiting. */
  waitNo: z.int().nullable(),
  /** Deadline for accepting or paying for the seat. */
  offerUntil: instant.nullable(),
  /** Code to show at the desk; empty until confirmed. */
  checkInCode: z.string(),
  checkInAt: instant.nullable(),
  cancelDeadline: instant,
  createdAt: instant,
  /** Why it was refused or called off. */
  reason: z.string(),
  actions: abilities(memberSignUpEvents),
});
export type SignUpRow = z.infer<typeof signUpRow>;

const signUpQueryFormAnswer = z.object({
  activity: activityRow.extend({ cancelDeadline: instant, perOrderMax: z.int() }),
  questions: z.array(signUpQuestion),
  /** The caller’s current sign-up, or their last one. */
  mine: signUpRow.nullable(),
  name: z.string(),
  phone: z.string(),
  /** Why the caller cannot sign up now; null if they can. */
  hindrance: z.string().nullable(),
  /** Whether the office has to approve it, and whether because of absences. */
  isApproved: z.boolean(),
  absences: z.int(),
  /** Number of sign-ups from the caller's enterprise; null if they have none. */
  ofEnterprise: z.int().nullable(),
  /**
   * Of how many past events of this kind someone in the caller’s waiting position got a seat; null without a history.
   */
  chance: z.object({ of: z.int(), got: z.int() }).nullable(),
});

export const signUpQueryForm = call.detail(session, '/api/activityManage/signUp/queryForm', {
  summary: 'Returns the questions for signing up to an activity, or the caller’s existing sign-up.',
  output: signUpQueryFormAnswer,
});
export type SignUpForm = z.infer<typeof signUpQueryForm.output>;

export const signUpSubmit = call.write(session, '/api/activityManage/signUp/submit', {
  summary: 'Signs the caller up for an activity, with a seat or a place on the waiting list.',
  input: z.object({ data: signUpContent }),
  output: signUpRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.DUPLICATE_SUBMIT,
    retCodes.ACTIVITY_FULL,
    retCodes.OUTSIDE_SIGN_UP,
    retCodes.NOT_IN_AUDIENCE,
    retCodes.ENTERPRISE_QUOTA,
  ],
});

export const signUpOperate = call.write(session, '/api/activityManage/signUp/operate', {
  summary: 'Accepts an offered seat, leaves the waiting list, cancels, or checks in with the door code.',
  input: z.object({
    id,
    event: kindOf(m.field_event, memberSignUpEvents),
    version,
    data: z.object({ code: optionalText(m.field_door_code, 12) }).prefault({}),
  }),
  output: signUpRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.OFFER_EXPIRED,
    retCodes.OUTSIDE_CHECK_IN,
  ],
});

export const signUpQueryList = call.list(session, '/api/activityManage/signUp/queryList', {
  summary: 'Lists the caller’s current sign-ups, soonest first.',
  output: pageOf(signUpRow),
});

export const salonRequestContent = z.object({
  title: requiredText(m.field_title, 60),
  requestedDay: chosenDay(m.field_date),
  people: wholeBetween(m.field_headcount, 1, 1_000),
  body: requiredText(m.field_content, 500),
  contactName: line(m.field_contact_name, 20),
  phone: labelled(m.field_phone, phoneNumber),
});
export type SalonRequestContent = z.infer<typeof salonRequestContent>;

export const salonRequestSubmit = call.write(session, '/api/activityManage/salonRequest/submit', {
  summary: 'Asks the office to hold a salon.',
  input: z.object({ data: salonRequestContent }),
  output: z.object({ requestId: id, no: z.string() }),
  refuses: [retCodes.FIELD_REFUSED, retCodes.LIMIT_REACHED, retCodes.DUPLICATE_SUBMIT],
});
