import type { Picture } from '@portal/contract/fields';
import type { BallotScope, EndingEvent, ResultVisibility, VoteState } from '@portal/contract/vote/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { Proposal } from '../../platform/workflow/second-person.ts';
import { posts } from '../community/post.table.ts';

export interface VoteOption {
  id: string;
  text: string;
  note: string;
  picture: Picture | null;
}

const ofPost = () =>
  text()
    .notNull()
    .references(() => posts.id);

/** Additional columns of a VOTE post; one row each. */
export const votes = pgTable(
  'community_vote',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id),
    options: jsonb().$type<VoteOption[]>().notNull(),
    maxChoices: integer().notNull(),
    scope: text().$type<BallotScope>().notNull(),
    audited: boolean().notNull(),
    secret: boolean().notNull(),
    changeable: boolean().notNull(),
    visibility: text().$type<ResultVisibility>().notNull(),
    endsAt: instant().notNull(),
    quorum: integer().notNull().default(0),
    state: text().$type<VoteState>().notNull().default('PENDING'),
    reason: text().notNull().default(''),
    /** One operator's proposal to end it, which a second one has to confirm. */
    proposal: jsonb().$type<Proposal<EndingEvent>>(),
    /** What the park has done about it; public. */
    outcome: text().notNull().default(''),
    answeredAt: instant(),
  },
  (table) => [
    index('community_vote_end').on(table.endsAt).where(sql`state = 'OPEN'`),
    index('community_vote_unanswered').on(table.endsAt).where(sql`state = 'CLOSED' and outcome = ''`),
    index('community_vote_answered')
      .on(table.scope, table.endsAt.desc().nullsFirst(), table.postId.desc().nullsFirst())
      .where(sql`state = 'CLOSED' and outcome <> ''`),
    index('community_vote_ending').on(table.endsAt.desc().nullsFirst(), table.postId.desc().nullsFirst()),
    index('community_vote_proposal').on(table.postId).where(sql`proposal is not null`),
    check('community_vote_secret', sql`not (secret and changeable)`),
  ],
);
export type Vote = typeof votes.$inferSelect;

/** Who has voted, a person or an enterprise, without the time. */
export const voteTurnout = pgTable(
  'community_vote_turnout',
  { postId: ofPost(), voterKey: text().notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.voterKey] })],
);

/**
 * Choices of secret ballots. Nothing links a row to a voter: keys are random, there is no time, and rows of a vote are
 * shuffled and rewritten with each ballot, so that neither their position in the table nor the transaction that wrote
 * them identifies one.
 */
export const voteChoices = pgTable(
  'community_vote_choice',
  { id: text().primaryKey(), postId: ofPost(), optionId: text().notNull() },
  (table) => [index('community_vote_choice_of').on(table.postId, table.optionId)],
);

/** Named ballots; the last one of each voter counts, earlier ones stay visible to their enterprise. */
export const voteBallots = pgTable(
  'community_vote_ballot',
  {
    id: text().primaryKey(),
    postId: ofPost(),
    voterKey: text().notNull(),
    userId: text().notNull(),
    options: text().array().notNull(),
    at: instant().notNull(),
    counts: boolean().notNull().default(true),
  },
  (table) => [index('community_vote_ballot_of').on(table.postId, table.voterKey, table.id)],
);
