import type {
  QuestionComplexity,
  QuestionPostKind,
  QuestionState,
} from '@portal/contract/policy-question/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { users } from '../identity/user.table.ts';
import { policies } from '../policy/policy.table.ts';

/** Users' questions to the office about policies. */
export const questions = pgTable(
  'policy_question',
  {
    ...commonColumns,
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The enterprise the asker was acting for. */
    enterpriseId: text(),
    policyId: text().references(() => policies.id),
    title: text().notNull(),
    body: text().notNull(),
    fileId: text().notNull().default(''),
    anonymous: boolean().notNull().default(false),
    complexity: text().$type<QuestionComplexity>().notNull().default('SIMPLE'),
    /** Code of POLICY_DEPT; empty until an office has it. */
    officeCode: text().notNull().default(''),
    status: text().$type<QuestionState>().notNull(),
    /** Start of the answer period: the question, or the latest follow-up. */
    askedAt: instant().notNull(),
    /** End of the answer period; null if no answer is due. */
    dueAt: instant(),
    answeredAt: instant(),
    rating: smallint(),
    consents: boolean().notNull().default(false),
    publishedAt: instant(),
    publicTitle: text().notNull().default(''),
    publicBody: text().notNull().default(''),
    publicAnswer: text().notNull().default(''),
  },
  (table) => [
    index('policy_question_own').on(table.userId, table.createdAt, table.id),
    index('policy_question_due').on(table.dueAt, table.id),
    index('policy_question_created').on(table.createdAt, table.id),
    index('policy_question_faq').on(table.policyId, table.publishedAt).where(sql`published_at is not null`),
    index('policy_question_lapse').on(table.answeredAt).where(sql`status = 'ANSWERED'`),
    check('policy_question_rating', sql`rating between 1 and 5`),
    // Nothing may be public without the asker's consent, whichever code writes it.
    check('policy_question_consent', sql`published_at is null or (consents and policy_id is not null)`),
  ],
);

export type Question = typeof questions.$inferSelect;

/** Answers, follow-up questions and transfers between offices. */
export const questionPosts = pgTable(
  'policy_question_post',
  {
    id: text().primaryKey(),
    questionId: text()
      .notNull()
      .references(() => questions.id),
    kind: text().$type<QuestionPostKind>().notNull(),
    body: text().notNull(),
    officeCode: text().notNull().default(''),
    by: text()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [index('policy_question_post_of').on(table.questionId, table.at, table.id)],
);
