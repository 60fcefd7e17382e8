import type { ServiceQuestionState } from '@portal/contract/market/service-question-terms';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { services, shops } from '../../market/market.table.ts';

/** Questions to shops about their services. */
export const serviceQuestions = pgTable(
  'service_question',
  {
    ...commonColumns,
    serviceId: text()
      .notNull()
      .references(() => services.id),
    shopId: text()
      .notNull()
      .references(() => shops.id),
    userId: text().notNull(),
    /** The enterprise it was asked for; null for a person. */
    enterpriseId: text(),
    body: text().notNull(),
    answer: text().notNull().default(''),
    answeredAt: instant(),
    /** Working minutes from the question to its first answer. */
    answerMin: integer(),
    /** Why the shop declined to answer, or why the park last hid it. */
    reason: text().notNull().default(''),
    status: text().$type<ServiceQuestionState>().notNull(),
  },
  (table) => [
    index('service_question_public')
      .on(table.serviceId, table.answeredAt, table.id)
      .where(sql`status = 'ANSWERED'`),
    index('service_question_shop').on(table.shopId, table.createdAt, table.id),
    index('service_question_user').on(table.userId, table.createdAt, table.id),
    index('service_question_created').on(table.createdAt, table.id),
    index('service_question_waits').on(table.updatedAt).where(sql`status = 'PENDING'`),
  ],
);
export type ServiceQuestion = typeof serviceQuestions.$inferSelect;
