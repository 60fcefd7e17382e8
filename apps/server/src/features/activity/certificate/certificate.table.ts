import type { CertificateState } from '@portal/contract/learn-terms';
import { index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { activities, signUps } from '../activity.table.ts';

/** That somebody was at a course, and has passed its quiz where it has one. It says what it said when it was issued. */
export const certificates = pgTable(
  'certificate',
  {
    ...commonColumns,
    no: text().notNull(),
    checkCode: text().notNull(),
    activityId: text()
      .notNull()
      .references(() => activities.id),
    signUpId: text()
      .notNull()
      .references(() => signUps.id),
    userId: text().notNull(),
    enterpriseId: text(),
    name: text().notNull(),
    title: text().notNull(),
    organizer: text().notNull(),
    teachers: text().array().notNull().default([]),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** Of lessons. */
    hours: numeric({ precision: 6, scale: 1, mode: 'number' }).notNull(),
    checkInAt: instant(),
    score: integer(),
    issuedAt: instant().notNull(),
    status: text().$type<CertificateState>().notNull(),
    revokedAt: instant(),
    reason: text().notNull().default(''),
  },
  (table) => [
    // Whose certificate was revoked gets no other for the same course.
    uniqueIndex('certificate_holder').on(table.activityId, table.userId),
    uniqueIndex('certificate_no').on(table.no),
    uniqueIndex('certificate_code').on(table.checkCode),
    index('certificate_issued').on(table.issuedAt, table.id),
    index('certificate_user').on(table.userId, table.issuedAt, table.id),
  ],
);

export type Certificate = typeof certificates.$inferSelect;
