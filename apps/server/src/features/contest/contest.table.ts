import type { ContestContent } from '@portal/contract/contest/content';
import type { ContestStage } from '@portal/contract/contest/public';
import type {
  BallotState,
  ContestEntryState,
  ContestMemberState,
  ContestState,
  ObjectionState,
} from '@portal/contract/contest/terms';
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

/** Judges with their accounts. */
export const contestJudges = pgTable(
  'contest_judge',
  {
    ...commonColumns,
    userId: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    photo: jsonb().$type<Picture>(),
    /** Enterprises the judge belongs to, owns a share of or advises. */
    enterpriseIds: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [uniqueIndex('contest_judge_user').on(table.userId)],
);

/** The prize of an entry, by index; null for none. */
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
    /** In chronological order. */
    stages: jsonb().$type<ContestStage[]>().notNull(),
    criteria: jsonb().$type<ContestContent['criteria']>().notNull(),
    teamMin: integer().notNull(),
    teamMax: integer().notNull(),
    judgeIds: text().array().notNull().default(sql`'{}'`),
    scoresPerEntry: integer().notNull(),
    /** Number of finalists per track. */
    cutOff: integer().notNull(),
    /** Percentage of the final score. */
    voteWeight: integer().notNull(),
    notices: jsonb().$type<{ at: number; text: string }[]>().notNull().default([]),
    status: text().$type<ContestState>().notNull(),
    /** Start of the first stage and end of the last. */
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** Reason for returning or cancelling it. */
    reason: text().notNull().default(''),
    submittedBy: text(),
    submittedAt: instant(),
    publishedAt: instant(),
    /** When the last judge locked their ballots. */
    scoredAt: instant(),
    /** Awards waiting for a second person's decision. */
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
    /** The leader's enterprise, if it's in the park. */
    enterpriseId: text(),
    picture: jsonb().$type<Picture>(),
    /** Private files, in display order. */
    files: text().array().notNull().default(sql`'{}'`),
    /** Also a private file. */
    videoFileId: text(),
    status: text().$type<ContestEntryState>().notNull(),
    submittedAt: instant(),
    reason: text().notNull().default(''),
    /** Number for judging and voting, with title and summary stripped of names; set when judges are assigned. */
    blindNo: integer(),
    blindTitle: text().notNull().default(''),
    blindSummary: text().notNull().default(''),
    scoreRaw: doublePrecision(),
    scoreNorm: doublePrecision(),
    /** Rank within its track. */
    rank: integer(),
    /** Index of its prize in the contest. */
    prize: integer(),
  },
  (table) => [
    uniqueIndex('contest_entry_blind').on(table.contestId, table.blindNo).where(sql`blind_no is not null`),
    index('contest_entry_contest').on(table.contestId, table.status, table.rank),
    index('contest_entry_created').on(table.createdAt, table.id),
    index('contest_entry_submitted').on(table.submittedAt),
  ],
);

/** Team members and people invited; the leader's state is `ACCEPTED`. */
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
    // A person can only be in one team per contest.
    uniqueIndex('contest_member_once').on(table.contestId, table.userId).where(sql`state = 'ACCEPTED'`),
    index('contest_member_user').on(table.userId, table.invitedAt),
  ],
);

/** A judge's scores and comment for an entry. */
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
    /** Points per criterion. */
    items: jsonb().$type<(number | null)[]>().notNull().default([]),
    comment: text().notNull().default(''),
    lockedAt: instant(),
    /** The office user who asked to reopen it and the reason; someone else decides. */
    reopenBy: text(),
    reopenReason: text().notNull().default(''),
    reopenAt: instant(),
    /** Why it's withheld from the judge. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('contest_ballot_once').on(table.entryId, table.judgeId),
    index('contest_ballot_contest').on(table.contestId, table.entryId),
    index('contest_ballot_judge').on(table.judgeId, table.contestId),
    index('contest_ballot_reopen').on(table.reopenAt).where(sql`reopen_by is not null`),
  ],
);

/** One vote per account and contest. */
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
