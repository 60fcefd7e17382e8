import type { ContestStage } from '@portal/contract/contest';
import type { ContestContent } from '@portal/contract/contest-content';
import type {
  BallotState,
  ContestEntryState,
  ContestMemberState,
  ContestState,
  ObjectionState,
} from '@portal/contract/contest-terms';
import type { Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** Who judges, with the account that does it. */
export const contestJudges = pgTable(
  'contest_judge',
  {
    ...commonColumns,
    userId: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    photo: jsonb().$type<Picture>(),
    /** Enterprises the judge belongs to, has a share in or advises. */
    enterpriseIds: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [uniqueIndex('contest_judge_user').on(table.userId)],
);

/** A place of an entry among the prizes; null for none. */
export interface Award {
  entryId: string;
  prize: number | null;
}

export const contests = pgTable(
  'contest',
  {
    ...commonColumns,
    title: text().notNull(),
    body: text().notNull(),
    eligibility: text().notNull(),
    cover: jsonb().$type<Picture>(),
    tracks: jsonb().$type<ContestContent['tracks']>().notNull(),
    prizes: jsonb().$type<ContestContent['prizes']>().notNull(),
    /** In the order of time. */
    stages: jsonb().$type<ContestStage[]>().notNull(),
    criteria: jsonb().$type<ContestContent['criteria']>().notNull(),
    teamMin: integer().notNull(),
    teamMax: integer().notNull(),
    judgeIds: text().array().notNull().default(sql`'{}'`),
    scoresPerEntry: integer().notNull(),
    /** How many of each track are promoted. */
    cutOff: integer().notNull(),
    /** Per cent of the final score. */
    voteWeight: integer().notNull(),
    notices: jsonb().$type<{ at: number; text: string }[]>().notNull().default([]),
    status: text().$type<ContestState>().notNull(),
    /** Of the first and the last stage. */
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** Why it was returned or called off. */
    reason: text().notNull().default(''),
    submittedBy: text(),
    submittedAt: instant(),
    publishedAt: instant(),
    /** When the last judge had locked. */
    scoredAt: instant(),
    /** Awards that wait for a second person. */
    proposal: jsonb().$type<Award[]>(),
    proposedBy: text(),
    proposedAt: instant(),
  },
  (table) => [
    index('contest_start').on(table.startAt, table.id),
    index('contest_end').on(table.endAt, table.id),
    check('contest_sizes', sql`team_min between 1 and team_max and scores_per_entry >= 3`),
    check('contest_vote_weight', sql`vote_weight between 0 and 20`),
    check('contest_two_persons', sql`status <> 'PUBLISHED' or submitted_by is not null`),
  ],
);

export const contestEntries = pgTable(
  'contest_entry',
  {
    ...commonColumns,
    contestId: text()
      .notNull()
      .references(() => contests.id),
    track: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    teamName: text().notNull(),
    leaderId: text().notNull(),
    /** The leader's, where it is in the park. */
    enterpriseId: text(),
    picture: jsonb().$type<Picture>(),
    /** Private files, in the order of the page. */
    files: text().array().notNull().default(sql`'{}'`),
    /** A private file, too. */
    videoFileId: text(),
    status: text().$type<ContestEntryState>().notNull(),
    submittedAt: instant(),
    reason: text().notNull().default(''),
    /** Under which it is judged and voted for, and its words without names; given with its judges. */
    blindNo: integer(),
    blindTitle: text().notNull().default(''),
    blindSummary: text().notNull().default(''),
    scoreRaw: doublePrecision(),
    scoreNorm: doublePrecision(),
    /** Within its track. */
    rank: integer(),
    /** Its place among the prizes of the contest. */
    prize: integer(),
  },
  (table) => [
    uniqueIndex('contest_entry_blind').on(table.contestId, table.blindNo).where(sql`blind_no is not null`),
    index('contest_entry_contest').on(table.contestId, table.status, table.rank),
    index('contest_entry_created').on(table.createdAt, table.id),
    index('contest_entry_submitted').on(table.submittedAt),
  ],
);

/** Who is in a team, or asked to be; the leader has accepted. */
export const contestMembers = pgTable(
  'contest_member',
  {
    entryId: text()
      .notNull()
      .references(() => contestEntries.id),
    userId: text().notNull(),
    contestId: text().notNull(),
    state: text().$type<ContestMemberState>().notNull(),
    invitedAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.userId] }),
    // Nobody is in two teams of one contest.
    uniqueIndex('contest_member_once').on(table.contestId, table.userId).where(sql`state = 'ACCEPTED'`),
    index('contest_member_user').on(table.userId, table.invitedAt),
  ],
);

/** What one judge says of one entry. */
export const contestBallots = pgTable(
  'contest_ballot',
  {
    ...commonColumns,
    contestId: text().notNull(),
    entryId: text()
      .notNull()
      .references(() => contestEntries.id),
    judgeId: text()
      .notNull()
      .references(() => contestJudges.id),
    status: text().$type<BallotState>().notNull(),
    /** The points of each criterion. */
    items: jsonb().$type<(number | null)[]>().notNull().default([]),
    comment: text().notNull().default(''),
    lockedAt: instant(),
    /** Who of the office wants it opened again, and why; somebody else decides. */
    reopenBy: text(),
    reopenReason: text().notNull().default(''),
    reopenAt: instant(),
    /** Why it is kept from the judge. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('contest_ballot_once').on(table.entryId, table.judgeId),
    index('contest_ballot_contest').on(table.contestId, table.entryId),
    index('contest_ballot_judge').on(table.judgeId, table.contestId),
    index('contest_ballot_reopen').on(table.reopenAt).where(sql`reopen_by is not null`),
  ],
);

/** Each account has one vote in a contest. */
export const contestVotes = pgTable(
  'contest_vote',
  {
    contestId: text().notNull(),
    userId: text().notNull(),
    entryId: text()
      .notNull()
      .references(() => contestEntries.id),
    votedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.userId] }),
    index('contest_vote_entry').on(table.entryId),
  ],
);

export const contestObjections = pgTable(
  'contest_objection',
  {
    ...commonColumns,
    contestId: text().notNull(),
    entryId: text()
      .notNull()
      .references(() => contestEntries.id),
    userId: text().notNull(),
    text: text().notNull(),
    answer: text().notNull().default(''),
    status: text().$type<ObjectionState>().notNull(),
  },
  (table) => [
    uniqueIndex('contest_objection_open').on(table.entryId, table.userId).where(sql`status = 'OPEN'`),
    index('contest_objection_created').on(table.createdAt, table.id),
  ],
);

export type Contest = typeof contests.$inferSelect;
export type ContestEntry = typeof contestEntries.$inferSelect;
export type ContestJudge = typeof contestJudges.$inferSelect;
export type Ballot = typeof contestBallots.$inferSelect;
export type Objection = typeof contestObjections.$inferSelect;
