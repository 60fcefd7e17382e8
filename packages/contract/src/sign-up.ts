import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { activityRow, signUpQuestion } from './activity.ts';
import { endpoint } from './endpoint.ts';
import * as fault from './faults.ts';
import { chosenDay, chosenId, fen, id, instant, pageOf, paging } from './fields.ts';
import { kindOf, labelled, line, optionalText, requiredText, text, wholeBetween } from './form-field.ts';
import { phoneNumber, version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';
import { memberSignUpEvents, signUpStates } from './sign-up-terms.ts';

const own = { tag: 'activity', access: 'session' } as const;

/** As many as may ever sign up at once; each activity has its own limit. */
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
  /** One for each question, in its order; empty where nothing is answered. */
  answers: z.array(text(m.field_answer, 200)).max(12, { error: fault.most(m.field_answer, 12) }),
  /** Whether they take a place on the waiting list where no seat is left. */
  mayWait: z.boolean(),
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
  state: z.enum(signUpStates),
  stateLabel: z.string(),
  /** The place on the waiting list from 1 on; null for who does not wait. */
  waitNo: z.int().nullable(),
  /** Until when the seat can be accepted or paid. */
  offerUntil: instant.nullable(),
  /** What they show at the desk; empty before it is confirmed. */
  checkInCode: z.string(),
  checkInAt: instant.nullable(),
  cancelDeadline: instant,
  createdAt: instant,
  /** Why it was refused or called off. */
  reason: z.string(),
  actions: z.array(z.enum(memberSignUpEvents)),
});
export type SignUpRow = z.infer<typeof signUpRow>;

export const signUpQueryForm = endpoint({
  ...own,
  method: 'GET',
  path: '/api/activityManage/signUp/queryForm',
  summary: 'What signing up for an activity asks of the caller, or what they have signed up for already.',
  input: z.object({ id }),
  output: z.object({
    activity: activityRow.extend({ cancelDeadline: instant, perOrderMax: z.int() }),
    questions: z.array(signUpQuestion),
    /** The caller’s own that is live, or the last one that was. */
    mine: signUpRow.nullable(),
    name: z.string(),
    phone: z.string(),
    /** Why the caller cannot sign up now; null where they can. */
    hindrance: z.string().nullable(),
    /** Whether the office looks at it first, and whether because of absences. */
    isApproved: z.boolean(),
    absences: z.int(),
    /** How many of their enterprise have signed up; null for who has none. */
    ofEnterprise: z.int().nullable(),
    /** Of how many events of the kind whoever waited in the caller’s place got a seat; null without a history. */
    chance: z.object({ of: z.int(), got: z.int() }).nullable(),
  }),
  refuses: [retCodes.NOT_FOUND],
});
export type SignUpForm = z.infer<typeof signUpQueryForm.output>;

export const signUpSubmit = endpoint({
  ...own,
  method: 'POST',
  path: '/api/activityManage/signUp/submit',
  summary: 'Signs the caller up: a seat, or a place on the waiting list where they take one.',
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

export const signUpOperate = endpoint({
  ...own,
  method: 'POST',
  path: '/api/activityManage/signUp/operate',
  summary: 'Accepts a seat, leaves the waiting list, cancels, or checks in by the code of the door.',
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

export const signUpQueryList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/activityManage/signUp/queryList',
  summary: 'What the caller has signed up for and is not over, the next first.',
  input: z.object({ ...paging }),
  output: pageOf(signUpRow),
  refuses: [],
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

export const salonRequestSubmit = endpoint({
  ...own,
  method: 'POST',
  path: '/api/activityManage/salonRequest/submit',
  summary: 'Asks the office to hold a salon.',
  input: z.object({ data: salonRequestContent }),
  output: z.object({ requestId: id, no: z.string() }),
  refuses: [retCodes.FIELD_REFUSED, retCodes.LIMIT_REACHED, retCodes.DUPLICATE_SUBMIT],
});

export const signUpEndpoints = [
  signUpQueryForm,
  signUpSubmit,
  signUpOperate,
  signUpQueryList,
  salonRequestSubmit,
] as const;
