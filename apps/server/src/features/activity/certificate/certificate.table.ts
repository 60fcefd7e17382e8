import type { CertificateKind, CertificateState } from '@portal/contract/learn-terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { activities, signUps } from '../activity.table.ts';

/** What was won, where and with whom. */
export interface AwardWords {
  contest: string;
  team: string;
  prize: string;
}

/**
 * That somebody was at a course, and has passed its quiz where it has one, or was awarded a prize of a contest. It says
 * what it said when it was issued.
 */
export const certificates = pgTable(
  'certificate',
  {
    ...commonColumns,
    no: text().notNull(),
    checkCode: text().notNull(),
    kind: text().$type<CertificateKind>().notNull().default('COURSE'),
    /** Of a course. */
    activityId: text().references(() => activities.id),
    signUpId: text().references(() => signUps.id),
    /** Of a contest: the entry that was awarded, and what was won. */
    entryId: text(),
    award: jsonb().$type<AwardWords>(),
    userId: text().notNull(),
    enterpriseId: text(),
    /** Whose of those who came together: the place among the persons of the sign-up. */
    person: integer().notNull().default(0),
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
    /** How often somebody has checked it, and when last; never who. */
    checks: integer().notNull().default(0),
    checkedAt: instant(),
  },
  (table) => [
    // Whose certificate was revoked gets no other for the same course.
    uniqueIndex('certificate_holder').on(table.activityId, table.userId, table.person),
    uniqueIndex('certificate_entry').on(table.entryId, table.userId).where(sql`entry_id is not null`),
    check(
      'certificate_of',
      sql`(kind = 'COURSE' and activity_id is not null and sign_up_id is not null)
        or (kind = 'AWARD' and entry_id is not null and award is not null)`,
    ),
    uniqueIndex('certificate_no').on(table.no),
    uniqueIndex('certificate_code').on(table.checkCode),
    index('certificate_issued').on(table.issuedAt, table.id),
    index('certificate_user').on(table.userId, table.issuedAt, table.id),
  ],
);

export type Certificate = typeof certificates.$inferSelect;
