import type { PrizeLine } from '@portal/contract/lottery/public';
import type {
  InvalidReason,
  LotteryState,
  PrizeKind,
  PrizeState,
  RemovalCause,
} from '@portal/contract/lottery/terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { posts } from '../community/post.table.ts';

/** Columns of posts of kind LOTTERY, one row each. */
export const lotteries = pgTable(
  'community_lottery',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id),
    prizes: jsonb().$type<PrizeLine[]>().notNull(),
    audited: boolean().notNull().default(false),
    mustComment: boolean().notNull().default(false),
    mustFollowBoard: boolean().notNull().default(false),
    minPoints: integer().notNull().default(0),
    joinTo: instant().notNull(),
    drawAt: instant().notNull(),
    minEntrants: integer().notNull(),
    state: text().$type<LotteryState>().notNull().default('PENDING'),
    isExtended: boolean().notNull().default(false),
    /** The operator who confirmed prizes and rules; another one approves the post. */
    checkedBy: text(),
    checkedAt: instant(),
    /** Number of entries, which is also the number of the latest one. */
    entries: integer().notNull().default(0),
    seedCommit: text(),
    entrantsHash: text(),
    /** Null until drawn; before that, the seed is in no column that anything but the draw reads. */
    seed: text(),
    drawnAt: instant(),
    changedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('community_lottery_join').on(table.joinTo).where(sql`state in ('OPEN', 'EXTENDED')`),
    index('community_lottery_draw').on(table.drawAt).where(sql`state = 'FROZEN'`),
    index('community_lottery_drawn').on(table.postId).where(sql`state = 'DRAWN'`),
    index('community_lottery_changed').on(
      table.changedAt.desc().nullsFirst(),
      table.postId.desc().nullsFirst(),
    ),
    check('community_lottery_seed', sql`seed is null or state in ('DRAWN', 'CLOSED')`),
    check('community_lottery_seal', sql`state in ('PENDING', 'CANCELLED') or seed_commit is not null`),
  ],
);
export type Lottery = typeof lotteries.$inferSelect;

/** Seeds before their draw, sealed with the server's key; written once and read only by the draw. */
export const lotterySeeds = pgTable('community_lottery_seed', {
  postId: text()
    .primaryKey()
    .references(() => posts.id),
  sealed: text().notNull(),
});

export interface EntryRemoval {
  cause: RemovalCause;
  /** For operators and the entrant; the public sees only the cause. */
  note: string;
  by: string;
  at: number;
  agreedBy?: string;
}

export const lotteryEntries = pgTable(
  'community_lottery_entry',
  {
    id: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id),
    no: integer().notNull(),
    /** Random value from the entrant's own device. */
    nonce: text().notNull(),
    userId: text().notNull(),
    at: instant().notNull(),
    /** Null for a valid entry. */
    invalid: text().$type<InvalidReason>(),
    /** Why an operator proposed the removal and, once confirmed, which second operator agreed. */
    removal: jsonb().$type<EntryRemoval>(),
    /** Place in the draw, from 1, and the value that decided it. */
    place: integer(),
    value: text(),
  },
  (table) => [
    uniqueIndex('community_lottery_entry_once').on(table.postId, table.userId),
    uniqueIndex('community_lottery_entry_no').on(table.postId, table.no),
    index('community_lottery_entry_removal')
      .on(table.postId, table.no)
      .where(sql`removal is not null and invalid is null`),
    index('community_lottery_entry_place').on(table.postId, table.place).where(sql`place is not null`),
  ],
);

/** Number of entries at each full hour, and the fingerprint of their list. */
export const lotteryTraces = pgTable(
  'community_lottery_trace',
  {
    postId: text()
      .notNull()
      .references(() => posts.id),
    at: instant().notNull(),
    entries: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.at] })],
);

export interface PrizeContact {
  name: string;
  phone: string;
  address: string;
}

export const lotteryPrizes = pgTable(
  'community_lottery_prize',
  {
    ...commonColumns,
    postId: text()
      .notNull()
      .references(() => posts.id),
    entryId: text()
      .notNull()
      .references(() => lotteryEntries.id),
    userId: text().notNull(),
    rank: integer().notNull(),
    name: text().notNull(),
    kind: text().$type<PrizeKind>().notNull(),
    points: integer().notNull().default(0),
    state: text().$type<PrizeState>().notNull().default('TO_CLAIM'),
    /** Set for a reserve who moved up for an unclaimed prize, which is not passed on again. */
    isReserve: boolean().notNull().default(false),
    claimUntil: instant().notNull(),
    contact: jsonb().$type<PrizeContact>(),
    /** A code or shipping details, sealed with the server's key. */
    codeSealed: text(),
    preparedBy: text(),
    preparedAt: instant(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('community_lottery_prize_entry').on(table.entryId),
    index('community_lottery_prize_of').on(table.postId, table.rank, table.id),
    index('community_lottery_prize_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('community_lottery_prize_state').on(table.state, table.claimUntil, table.id),
    index('community_lottery_prize_claim').on(table.claimUntil, table.id),
    index('community_lottery_prize_sent').on(table.sentAt).where(sql`state = 'SENT'`),
  ],
);
export type LotteryPrize = typeof lotteryPrizes.$inferSelect;
