import type { ApplicationState, RecruitKind, RecruitState } from '@portal/contract/recruit/terms';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { posts } from '../community/post.table.ts';
import { users } from '../identity/user.table.ts';

export interface Position {
  id: string;
  title: string;
  count: number;
  salaryFromFen: number | null;
  salaryToFen: number | null;
  place: string;
  requirement: string;
}

/** Additional columns of a RECRUIT post; one row each. */
export const recruits = pgTable(
  'community_recruit',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id),
    /** The owner, copied from the post so that the list of own recruitments has an index. */
    authorId: text().notNull(),
    enterpriseId: text(),
    recruitKind: text().$type<RecruitKind>().notNull(),
    positions: jsonb().$type<Position[]>().notNull(),
    /** The last day for applications. */
    deadline: date({ mode: 'string' }).notNull(),
    state: text().$type<RecruitState>().notNull().default('PENDING'),
    reason: text().notNull().default(''),
    /** When it was filled or closed; the retention period of its applications starts here. */
    endedAt: instant(),
    erasedAt: instant(),
  },
  (table) => [
    index('community_recruit_deadline').on(
      table.deadline.desc().nullsFirst(),
      table.postId.desc().nullsFirst(),
    ),
    index('community_recruit_open').on(table.deadline, table.postId).where(sql`state = 'OPEN'`),
    index('community_recruit_erasing').on(table.endedAt).where(sql`erased_at is null`),
    index('community_recruit_enterprise').on(table.enterpriseId, table.postId),
    index('community_recruit_author').on(table.authorId, table.postId),
    check('community_recruit_ended', sql`(state in ('PENDING', 'OPEN')) = (ended_at is null)`),
  ],
);
export type Recruit = typeof recruits.$inferSelect;

/** Applications. An erased row keeps only the fact that there was an application. */
export const recruitApplications = pgTable(
  'recruit_application',
  {
    ...commonColumns,
    postId: text()
      .notNull()
      .references(() => recruits.postId),
    positionId: text().notNull(),
    userId: text().references(() => users.id),
    /** The enterprise they apply for, if a partner is wanted. */
    enterpriseId: text(),
    note: text().notNull(),
    fileId: text(),
    status: text().$type<ApplicationState>().notNull().default('SUBMITTED'),
    interviewAt: instant(),
    interviewPlace: text().notNull().default(''),
    answer: text().notNull().default(''),
    viewedAt: instant(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('recruit_application_one').on(table.postId, table.userId).where(sql`status <> 'WITHDRAWN'`),
    uniqueIndex('recruit_application_file').on(table.fileId),
    index('recruit_application_of').on(table.postId, table.status, table.positionId),
    index('recruit_application_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('recruit_application_user').on(table.userId, table.status),
  ],
);
export type RecruitApplication = typeof recruitApplications.$inferSelect;
