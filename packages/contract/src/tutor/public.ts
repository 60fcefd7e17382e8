import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import { bookingRefusals, bookingRow } from '../booking/public.ts';
import * as call from '../call.ts';
import { chosenId, day, fen, id, instant, pageOf, picture, timeOfDay } from '../fields.ts';
import { labelled, oneOf, optionalText, textBetween, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { adviceResults, hourModes, hourStates, tutorAreas, tutorStates } from './terms.ts';

const tag = 'tutor';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

/** Free of charge, or paid at the cashier. */
const tutorFees = ['FREE', 'PAID'] as const;

const score = z.object({ score: z.number(), count: z.int() });

const tutorRow = z.object({
  tutorId: id,
  name: z.string(),
  title: z.string(),
  area: z.enum(tutorAreas),
  fields: z.array(z.string()),
  picture: picture.nullable(),
  /** 0 for tutors who advise free of charge. */
  feeFenPerHour: fen,
  modes: z.array(z.enum(hourModes)),
  status: z.enum(tutorStates),
  /** Null without any ratings. */
  rating: score.nullable(),
  nextFree: z.object({ date: day, from: timeOfDay }).nullable(),
});
export type TutorRow = z.infer<typeof tutorRow>;

export const tutorQueryList = call.list(open, '/api/serviceManage/tutor/queryList', {
  summary: 'Lists the tutors, earliest available first.',
  filter: {
    area: oneOf(m.tutor_area, tutorAreas).optional(),
    mode: oneOf(m.tutor_mode, hourModes).optional(),
    fee: oneOf(m.tutor_fee, tutorFees).optional(),
  },
  output: pageOf(tutorRow),
});

const hour = z.object({
  hourId: id,
  from: timeOfDay,
  to: timeOfDay,
  state: z.enum(hourStates),
  /** Release day of an hour that is not released yet. */
  opensOn: day.nullable(),
});
export type TutorHour = z.infer<typeof hour>;

const hourDay = z.object({ date: day, mode: z.enum(hourModes), hours: z.array(hour) });
export type TutorDay = z.infer<typeof hourDay>;

const action = z.object({
  what: z.string(),
  who: z.string(),
  due: day.nullable(),
  result: z.enum(adviceResults).nullable(),
});
export type AdviceAction = z.infer<typeof action>;

const advice = z.object({
  judgement: z.string(),
  actions: z.array(action),
  advisedAt: instant,
  outcome: z.string(),
  followedAt: instant.nullable(),
});

const careerStep = z.object({ years: z.string(), what: z.string(), text: z.string() });

const tutorDetail = tutorRow.extend({
  motto: z.string(),
  intro: z.string(),
  career: z.array(careerStep),
  place: z.string(),
  hoursHeld: z.int(),
  adviceGiven: z.int(),
  days: z.array(hourDay),
  /** Advice published with its recipient's consent, without their name. */
  published: advice.extend({ question: z.string(), date: day }).nullable(),
  ratings: z.array(z.object({ score: z.int(), comment: z.string(), date: day, ratedAt: instant })),
  near: z.array(tutorRow),
});
export type TutorDetail = z.infer<typeof tutorDetail>;

export const tutorQueryDetail = call.detail(open, '/api/serviceManage/tutor/queryDetail', {
  summary: 'Returns a tutor with the office hours of the coming weeks and the results of past advice.',
  output: tutorDetail,
});

const tutorQueryHourAnswer = hour.extend({
  tutorId: id,
  tutorName: z.string(),
  title: z.string(),
  date: day,
  mode: z.enum(hourModes),
  place: z.string(),
  amountFen: fen,
  /** Whether the caller can join its waiting list: it is taken, and at least half an hour of it is left. */
  canWait: ability(),
  /** End of the caller's booking ban after too many no-shows. */
  stoppedUntil: instant.nullable(),
});

export const tutorQueryHour = call.detail(session, '/api/serviceManage/tutor/queryHour', {
  summary: 'Returns an office hour for booking.',
  output: tutorQueryHourAnswer,
});

export const tutorBooking = z.object({
  hourId: chosenId(m.tutor_hour),
  question: textBetween(m.tutor_question, 20, 200),
});
export type TutorBooking = z.infer<typeof tutorBooking>;

export const tutorBook = call.write(session, '/api/serviceManage/tutor/book', {
  summary: 'Requests an office hour with a question; once the tutor accepts, it is paid if it has a fee.',
  input: z.object({ data: tutorBooking }),
  output: bookingRow,
  refuses: bookingRefusals,
});

export const tutorWait = call.write(session, '/api/serviceManage/tutor/wait', {
  summary: 'Joins the waiting list for a booked office hour with a question, even while it is in progress.',
  input: z.object({ data: tutorBooking }),
  output: bookingRow,
  refuses: [...bookingRefusals, retCodes.TRANSITION_REFUSED],
});

export const tutorFollow = call.write(session, '/api/serviceManage/tutor/follow', {
  summary: 'Follows or unfollows a tutor; followers are notified of new and freed office hours.',
  input: z.object({
    id,
    data: z.object({ follows: z.boolean({ error: () => m.fault_choose({ field: m.tutor_follow() }) }) }),
  }),
  output: z.object({ follows: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});

export const tutorQueryFollow = call.detail(session, '/api/serviceManage/tutor/queryFollow', {
  summary: 'Returns whether the caller follows a tutor.',
  output: z.object({ tutorName: z.string(), follows: z.boolean() }),
});

export const tutoringRating = z.object({
  score: wholeBetween(m.field_rating, 1, 5),
  comment: optionalText(m.tutor_comment, 300),
  /** Whether question and advice may be published without the name. */
  publishes: labelled(m.tutor_publishes, z.boolean().default(false)),
});

const tutoring = z.object({
  bookingId: id,
  version: z.int(),
  tutorId: id,
  tutorName: z.string(),
  mode: z.enum(hourModes),
  place: z.string(),
  question: z.string(),
  booking: bookingRow,
  advice: advice.nullable(),
  /** When the tutor should ask about the outcome. */
  followUpOn: day.nullable(),
  rating: z
    .object({ score: z.int(), comment: z.string(), publishes: z.boolean(), ratedAt: instant })
    .nullable(),
  canRate: ability(),
});
export type Tutoring = z.infer<typeof tutoring>;

export const tutoringQueryDetail = call.detail(session, '/api/serviceManage/tutoring/queryDetail', {
  summary: 'Returns one of the caller’s office hours: the question, the advice and what came of it.',
  output: tutoring,
});

export const tutoringRate = call.act(session, '/api/serviceManage/tutoring/rate', {
  summary: 'Rates a completed office hour, once and within thirty days.',
  fields: { data: tutoringRating },
  output: tutoring,
});
