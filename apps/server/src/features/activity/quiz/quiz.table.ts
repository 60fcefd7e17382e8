import type { AttemptState, QuizLetter } from '@portal/contract/activity/learn-terms';
import type { QuizQuestion } from '@portal/contract/activity/quiz-manage';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { activities } from '../activity.table.ts';

/** The quiz of an activity, for people who were checked in. */
export const quizzes = pgTable(
  'quiz',
  {
    ...commonColumns,
    activityId: text()
      .notNull()
      .references(() => activities.id),
    /** Includes the right answers. */
    questions: jsonb().$type<QuizQuestion[]>().notNull(),
    passScore: integer().notNull(),
    openFrom: instant().notNull(),
    openTo: instant().notNull(),
    /** When attendees were notified that it's open. */
    announcedAt: instant(),
  },
  (table) => [
    uniqueIndex('quiz_activity').on(table.activityId),
    index('quiz_from').on(table.openFrom, table.id),
    index('quiz_to_announce').on(table.openFrom).where(sql`announced_at is null`),
    check('quiz_time', sql`open_from < open_to`),
  ],
);

export const quizAttempts = pgTable(
  'quiz_attempt',
  {
    ...commonColumns,
    quizId: text()
      .notNull()
      .references(() => quizzes.id),
    userId: text().notNull(),
    /** First or second attempt. */
    turn: integer().notNull(),
    answers: jsonb().$type<QuizLetter[][]>().notNull().default([]),
    status: text().$type<AttemptState>().notNull(),
    score: integer(),
    isPassed: boolean().notNull().default(false),
    submittedAt: instant(),
  },
  (table) => [
    uniqueIndex('quiz_attempt_turn').on(table.quizId, table.userId, table.turn),
    uniqueIndex('quiz_attempt_open').on(table.quizId, table.userId).where(sql`status = 'IN_PROGRESS'`),
    index('quiz_attempt_created').on(table.quizId, table.createdAt, table.id),
    index('quiz_attempt_begun').on(table.quizId).where(sql`status = 'IN_PROGRESS'`),
    index('quiz_attempt_user').on(table.userId),
  ],
);

export type Quiz = typeof quizzes.$inferSelect;
export type QuizAttempt = typeof quizAttempts.$inferSelect;
