import type { SignUpQuestion } from '@portal/contract/activity/public';
import { type SignUpState, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import {
  type ActivityKind,
  type ActivityState,
  type CheckInMode,
  type MemberType,
  type SalonRequestState,
  usualPoints,
} from '@portal/contract/activity/terms';
import type { Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../platform/database/columns.ts';

/** Speakers at salons and teachers of courses. */
export const teachers = pgTable(
  'teacher',
  {
    ...commonColumns,
    name: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    fields: text().array().notNull(),
    photo: jsonb().$type<Picture>(),
    /** Account of the expert who answers questions to this teacher. */
    userId: text(),
  },
  (table) => [index('teacher_user').on(table.userId)],
);

/** Salons, trainings and activities of the park. */
export const activities = pgTable(
  'activity',
  {
    ...commonColumns,
    kind: text().$type<ActivityKind>().notNull(),
    title: text().notNull(),
    organizer: text().notNull(),
    cover: jsonb().$type<Picture>(),
    body: text().notNull(),
    agenda: jsonb().$type<{ at: number; text: string }[]>().notNull().default([]),
    place: text().notNull(),
    isOnline: boolean().notNull().default(false),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    signFrom: instant().notNull(),
    signTo: instant().notNull(),
    /** Until then a sign-up can be cancelled with a full refund and without counting as a no-show. */
    cancelDeadline: instant().notNull(),
    /** 0: unlimited. */
    capacity: integer().notNull(),
    /** 0: no limit other than the capacity. */
    perEnterpriseMax: integer().notNull(),
    perOrderMax: integer().notNull(),
    /** 0: no waiting list. */
    waitlistMax: integer().notNull(),
    /** Fee per person. */
    feeFen: integer().notNull(),
    userTypes: text().array().$type<MemberType[]>().notNull(),
    auditedOnly: boolean().notNull(),
    /** INDUSTRY_TAG codes; only enterprises with one of them can sign up. Empty: open to all. */
    tagCodes: text().array().notNull().default([]),
    needApproval: boolean().notNull(),
    questions: jsonb().$type<SignUpQuestion[]>().notNull().default([]),
    teacherIds: text().array().notNull().default([]),
    checkInMode: text().$type<CheckInMode>().notNull(),
    /** Points for attending; `quizPoints` are for passing the quiz. */
    checkInPoints: integer().notNull().default(usualPoints),
    quizPoints: integer().notNull().default(usualPoints),
    /** The check-in code at the door is derived from it. */
    doorHash: text().notNull(),
    album: jsonb().$type<Picture[]>().notNull().default([]),
    status: text().$type<ActivityState>().notNull(),
    /** Reason for returning or cancelling it. */
    reason: text().notNull().default(''),
    submittedBy: text(),
    submittedAt: instant(),
    publishedAt: instant(),
  },
  (table) => [
    index('activity_start').on(table.startAt, table.id),
    index('activity_public').on(table.endAt, table.id).where(sql`status in ('PUBLISHED', 'ARCHIVED')`),
    check('activity_time', sql`start_at < end_at and sign_from < sign_to`),
    check('activity_points', sql`check_in_points >= 0 and quiz_points >= 0`),
    check('activity_capacity', sql`capacity >= 0 and waitlist_max >= 0 and per_order_max > 0`),
  ],
);

export const signUps = pgTable(
  'sign_up',
  {
    ...commonColumns,
    activityId: text()
      .notNull()
      .references(() => activities.id),
    userId: text().notNull(),
    /** Enterprise in the park that the seats count towards. */
    enterpriseId: text(),
    persons: jsonb().$type<{ name: string; phone: string }[]>().notNull(),
    qty: integer().notNull(),
    /** Includes the wording of the questions at the time. */
    answers: jsonb().$type<{ question: string; answer: string }[]>().notNull().default([]),
    amountFen: integer().notNull().default(0),
    status: text().$type<SignUpState>().notNull(),
    /** Position in the waiting list; kept afterwards so that it's never given out again. */
    waitTurn: integer(),
    /** Deadline for accepting an offer or paying the fee. */
    offerUntil: instant(),
    checkInCode: text().notNull(),
    checkInAt: instant(),
    /** When it became a no-show; no-shows are counted by this time. */
    missedAt: instant(),
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('sign_up_live')
      .on(table.activityId, table.userId)
      .where(statusIn(signUpLifecycle.groups.live)),
    uniqueIndex('sign_up_code').on(table.activityId, table.checkInCode),
    index('sign_up_activity').on(table.activityId, table.status, table.waitTurn),
    index('sign_up_user').on(table.userId, table.createdAt, table.id),
    index('sign_up_created').on(table.createdAt, table.id),
    index('sign_up_missed').on(table.userId, table.missedAt).where(sql`missed_at is not null`),
    check('sign_up_qty', sql`qty > 0`),
  ],
);

/** A user's request to hold a salon. */
export const salonRequests = pgTable(
  'salon_request',
  {
    ...commonColumns,
    userId: text().notNull(),
    enterpriseId: text(),
    title: text().notNull(),
    requestedDay: date().notNull(),
    people: integer().notNull(),
    body: text().notNull(),
    contactName: text().notNull(),
    phone: text().notNull(),
    status: text().$type<SalonRequestState>().notNull(),
    reason: text().notNull().default(''),
    /** The activity drafted from the request. */
    activityId: text(),
  },
  (table) => [
    index('salon_request_created').on(table.createdAt, table.id),
    index('salon_request_user').on(table.userId),
  ],
);

export type Activity = typeof activities.$inferSelect;
export type SignUp = typeof signUps.$inferSelect;
export type TeacherRecord = typeof teachers.$inferSelect;
export type SalonRequest = typeof salonRequests.$inferSelect;
