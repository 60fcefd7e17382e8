import type { Picture } from '@portal/contract/fields';
import type { AdviceResult, HourMode, TutorArea, TutorState } from '@portal/contract/tutor/terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bookings } from '../../platform/booking/booking.table.ts';
import { commonColumns, instant } from '../../platform/database/columns.ts';

export interface CareerStep {
  years: string;
  what: string;
  text: string;
}

export const tutors = pgTable(
  'tutor',
  {
    ...commonColumns,
    /** The account with which the tutor manages the hours; null while the office does. */
    userId: text().unique(),
    name: text().notNull(),
    title: text().notNull(),
    area: text().$type<TutorArea>().notNull(),
    fields: text().array().notNull(),
    motto: text().notNull(),
    intro: text().notNull(),
    career: jsonb().$type<CareerStep[]>().notNull(),
    picture: jsonb().$type<Picture>(),
    /** Where the tutor meets members. */
    place: text().notNull(),
    feeFenPerHour: integer().notNull(),
    status: text().$type<TutorState>().notNull(),
  },
  () => [check('tutor_fee', sql`fee_fen_per_hour >= 0`)],
);

/** Office hours, one row each; whether one is free follows from the bookings. */
export const tutorHours = pgTable(
  'tutor_hour',
  {
    ...commonColumns,
    tutorId: text()
      .notNull()
      .references(() => tutors.id),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    mode: text().$type<HourMode>().notNull(),
    /** When booking opens. */
    opensAt: instant().notNull(),
    /** Closed because the tutor is away. */
    isClosed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('tutor_hour_start').on(table.tutorId, table.startAt),
    index('tutor_hour_time').on(table.startAt),
    check('tutor_hour_time', sql`start_at < end_at`),
  ],
);

/** A piece of advice and its result. */
export interface AdviceAction {
  what: string;
  who: string;
  due: string | null;
  result: AdviceResult | null;
}

/** Details of a booked hour, with the id of its booking: question, advice and rating. */
export const tutorings = pgTable(
  'tutoring',
  {
    ...commonColumns,
    id: text()
      .primaryKey()
      .references(() => bookings.id),
    tutorId: text()
      .notNull()
      .references(() => tutors.id),
    mode: text().$type<HourMode>().notNull(),
    question: text().notNull(),
    judgement: text().notNull().default(''),
    actions: jsonb().$type<AdviceAction[]>().notNull().default([]),
    advisedAt: instant(),
    outcome: text().notNull().default(''),
    followedAt: instant(),
    score: integer(),
    comment: text().notNull().default(''),
    /** The member publishes question and advice, without their name. */
    publishes: boolean().notNull().default(false),
    ratedAt: instant(),
  },
  (table) => [
    index('tutoring_tutor').on(table.tutorId, table.id),
    index('tutoring_rated')
      .on(table.tutorId, table.ratedAt.desc().nullsFirst())
      .where(sql`score is not null`),
    check('tutoring_score', sql`score between 1 and 5`),
  ],
);

/** Users notified of new hours. */
export const tutorFollows = pgTable(
  'tutor_follow',
  {
    tutorId: text()
      .notNull()
      .references(() => tutors.id),
    userId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.userId] }),
    index('tutor_follow_user').on(table.userId),
  ],
);

export type TutorRecord = typeof tutors.$inferSelect;
export type TutorHourRecord = typeof tutorHours.$inferSelect;
export type TutoringRecord = typeof tutorings.$inferSelect;
