import type { LectureState } from '@portal/contract/activity/learn-terms';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { activities, teachers } from '../activity.table.ts';

/** Questions to the teachers of an activity. */
export const lectureQuestions = pgTable(
  'lecture_question',
  {
    ...commonColumns,
    activityId: text()
      .notNull()
      .references(() => activities.id),
    teacherId: text().references(() => teachers.id),
    userId: text().notNull(),
    body: text().notNull(),
    anonymous: boolean().notNull(),
    status: text().$type<LectureState>().notNull(),
    answer: text().notNull().default(''),
    answeredAt: instant(),
    /** Reason for closing it without an answer. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index('lecture_question_created').on(table.createdAt, table.id),
    index('lecture_question_user').on(table.userId, table.createdAt, table.id),
    index('lecture_question_teacher').on(table.teacherId, table.createdAt, table.id),
    index('lecture_question_answered')
      .on(table.activityId, table.answeredAt, table.id)
      .where(sql`status = 'ANSWERED'`),
    index('lecture_question_open')
      .on(table.activityId, table.userId)
      .where(sql`status in ('SUBMITTED', 'SELECTED')`),
  ],
);

export type LectureQuestion = typeof lectureQuestions.$inferSelect;
