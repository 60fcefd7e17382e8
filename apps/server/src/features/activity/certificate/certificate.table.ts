import type { CertificateKind, CertificateState } from '@portal/contract/activity/learn-terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { activities, signUps } from '../activity.table.ts';

/** The prize, the contest and the team. */
export interface AwardWords {
  contest: string;
  team: string;
  prize: string;
}

/**
 * Certifies that someone attended a course and passed its quiz (if it has one), or won a prize in a contest. The
 * content is fixed when it's issued.
 */
export const certificates = pgTable(
  'certificate',
  {
    ...commonColumns,
    no: text().notNull(),
    checkCode: text().notNull(),
    kind: text().$type<CertificateKind>().notNull().default('COURSE'),
    /** Set for courses. */
    activityId: text().references(() => activities.id),
    signUpId: text().references(() => signUps.id),
    /** Set for contests: the winning entry and its prize. */
    entryId: text(),
    award: jsonb().$type<AwardWords>(),
    userId: text().notNull(),
    enterpriseId: text(),
    /** Index into the people of the sign-up. */
    person: integer().notNull().default(0),
    name: text().notNull(),
    title: text().notNull(),
    organizer: text().notNull(),
    teachers: text().array().notNull().default([]),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** Lesson hours. */
    hours: numeric({ precision: 6, scale: 1, mode: 'number' }).notNull(),
    checkInAt: instant(),
    score: integer(),
    issuedAt: instant().notNull(),
    status: text().$type<CertificateState>().notNull(),
    revokedAt: instant(),
    reason: text().notNull().default(''),
    /** How often it has been verified and when last; never by whom. */
    checks: integer().notNull().default(0),
    checkedAt: instant(),
  },
  (table) => [
    // After a revocation the holder can't get another one for the same course.
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
