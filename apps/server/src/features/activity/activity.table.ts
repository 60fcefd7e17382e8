import type { SignUpQuestion } from '@portal/contract/activity';
import {
  type ActivityKind,
  type ActivityState,
  type CheckInMode,
  type MemberType,
  type SalonRequestState,
  usualPoints,
} from '@portal/contract/activity-terms';
import type { Picture } from '@portal/contract/fields';
import type { SignUpState } from '@portal/contract/sign-up-terms';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** Who speaks at salons and teaches. */
export const teachers = pgTable(
  'teacher',
  {
    ...commonColumns,
    name: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    fields: text().array().notNull(),
    photo: jsonb().$type<Picture>(),
    /** The expert's account that answers what is asked of the teacher. */
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
    /** Until when a place is given back with its money, and without an absence. */
    cancelDeadline: instant().notNull(),
    /** 0: as many as come. */
    capacity: integer().notNull(),
    /** 0: as many as there are seats. */
    perEnterpriseMax: integer().notNull(),
    perOrderMax: integer().notNull(),
    /** 0: there is no waiting list. */
    waitlistMax: integer().notNull(),
    /** For each person. */
    feeFen: integer().notNull(),
    userTypes: text().array().$type<MemberType[]>().notNull(),
    auditedOnly: boolean().notNull(),
    /** Codes of INDUSTRY_TAG: enterprises with one of them only; everybody where there is none. */
    tagCodes: text().array().notNull().default([]),
    needApproval: boolean().notNull(),
    questions: jsonb().$type<SignUpQuestion[]>().notNull().default([]),
    teacherIds: text().array().notNull().default([]),
    checkInMode: text().$type<CheckInMode>().notNull(),
    /** Points for coming, and for passing its quiz. */
    checkInPoints: integer().notNull().default(usualPoints),
    quizPoints: integer().notNull().default(usualPoints),
    /** The digits at the door are made of it. */
    doorHash: text().notNull(),
    album: jsonb().$type<Picture[]>().notNull().default([]),
    status: text().$type<ActivityState>().notNull(),
    /** Why it was returned or cancelled. */
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
    /** Of an enterprise in the park, whose seats are counted together. */
    enterpriseId: text(),
    persons: jsonb().$type<{ name: string; phone: string }[]>().notNull(),
    qty: integer().notNull(),
    /** With the questions as they were asked. */
    answers: jsonb().$type<{ question: string; answer: string }[]>().notNull().default([]),
    amountFen: integer().notNull().default(0),
    status: text().$type<SignUpState>().notNull(),
    /** Its turn on the waiting list; kept after it, so that nobody gets the same again. */
    waitTurn: integer(),
    /** Until when an offer can be accepted, or the fee be paid. */
    offerUntil: instant(),
    checkInCode: text().notNull(),
    checkInAt: instant(),
    /** When it ended without anybody coming; absences are counted by it. */
    missedAt: instant(),
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('sign_up_live')
      .on(table.activityId, table.userId)
      .where(sql`status in ('WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN')`),
    uniqueIndex('sign_up_code').on(table.activityId, table.checkInCode),
    index('sign_up_activity').on(table.activityId, table.status, table.waitTurn),
    index('sign_up_user').on(table.userId, table.createdAt, table.id),
    index('sign_up_created').on(table.createdAt, table.id),
    index('sign_up_missed').on(table.userId, table.missedAt).where(sql`missed_at is not null`),
    check('sign_up_qty', sql`qty > 0`),
  ],
);

/** Somebody would like to hold a salon. */
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
    /** What became of it. */
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
