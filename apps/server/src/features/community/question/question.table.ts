import type { BountyState } from '@portal/contract/community/terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { tutors } from '../../tutor/tutor.table.ts';
import { posts } from '../post.table.ts';

/** Question data of a post; one row each, locked through its post. */
export const communityQuestions = pgTable(
  'community_question',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id),
    bountyPoints: integer().notNull().default(0),
    bountyState: text().$type<BountyState>().notNull().default('NONE'),
    /** Days from publication to the deadline. */
    days: integer().notNull(),
    /** Null until published. */
    deadlineAt: instant(),
    /** The tutor it's addressed to. */
    tutorId: text().references(() => tutors.id),
    acceptedAnswerId: text(),
    acceptedAt: instant(),
    /** Until then an acceptance can be undone; null once paid. */
    holdUntil: instant(),
    expertUntil: instant(),
    /** Number of public answers. */
    answers: integer().notNull().default(0),
    /** The article made from it. */
    articleId: text(),
  },
  (table) => [
    index('community_question_deadline').on(table.deadlineAt).where(sql`bounty_state = 'ESCROW'`),
    index('community_question_hold').on(table.holdUntil).where(sql`hold_until is not null`),
    index('community_question_expert').on(table.expertUntil).where(sql`bounty_state = 'EXPERT_PICK'`),
    check('community_question_bounty', sql`bounty_points = 0 or bounty_points between 5 and 500`),
  ],
);
export type CommunityQuestion = typeof communityQuestions.$inferSelect;

/** People invited by the asker to answer. */
export const answerInvites = pgTable(
  'answer_invite',
  {
    postId: text()
      .notNull()
      .references(() => posts.id),
    userId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('answer_invite_user').on(table.userId),
  ],
);
