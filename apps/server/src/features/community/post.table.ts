import type {
  AuthorBadge,
  BoardWriters,
  CommentState,
  PostKind,
  PostState,
  ReportReason,
  ReportState,
  ReviewCause,
  SharedAct,
  TextKind,
  WordCategory,
  WordLevel,
} from '@portal/contract/community/terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Proposal } from '../../platform/workflow/second-person.ts';
import { users } from '../identity/user.table.ts';

export const boardTypes = pgTable('board_type', {
  ...commonColumns,
  name: text().notNull(),
  icon: text().notNull().default(''),
  sort: integer().notNull().default(0),
  postKinds: text().array().$type<PostKind[]>().notNull(),
  whoCanPost: text().$type<BoardWriters>().notNull().default('LOGIN'),
  enabled: boolean().notNull().default(true),
});

export const boards = pgTable(
  'board',
  {
    ...commonColumns,
    typeId: text()
      .notNull()
      .references(() => boardTypes.id),
    name: text().notNull(),
    intro: text().notNull().default(''),
    sort: integer().notNull().default(0),
    enabled: boolean().notNull().default(true),
    /** Public counts of the board, updated with every change. */
    posts: integer().notNull().default(0),
    answers: integer().notNull().default(0),
    essence: integer().notNull().default(0),
    /** Time up to which followers have been notified of new posts. */
    notifiedAt: instant(),
  },
  (table) => [index('board_of').on(table.typeId, table.sort)],
);

export const boardFollows = pgTable(
  'board_follow',
  {
    plateId: text()
      .notNull()
      .references(() => boards.id),
    userId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plateId, table.userId] }),
    index('board_follow_user').on(table.userId),
  ],
);

/** A user's name in the community; their real name isn't shown. */
export const communityProfiles = pgTable('community_profile', {
  userId: text().primaryKey(),
  nickname: text().notNull().default(''),
  intro: text().notNull().default(''),
});

/** A new text for a public post, waiting for review while the old one stays public. */
export interface PostChange {
  title: string;
  body: string;
  fileIds: string[];
  tags: string[];
  submittedAt: number;
}

/** Reasons why a text is waiting for review. */
export interface ReviewNote {
  causes: ReviewCause[];
  words: string[];
}

/** An operator's proposal for a text that others have a stake in; a second operator has to agree. */
export type TextProposal = Proposal<SharedAct>;

const shown = sql`status in ('PUBLISHED', 'LOCKED')`;
const waiting = sql`status in ('PENDING', 'APPEAL', 'HIDDEN') or change is not null or proposal is not null`;

export const posts = pgTable(
  'community_post',
  {
    ...commonColumns,
    kind: text().$type<PostKind>().notNull(),
    plateTypeCode: text().notNull(),
    plateId: text()
      .notNull()
      .references(() => boards.id),
    title: text().notNull(),
    /** Sanitized, with masked words replaced. */
    body: text().notNull(),
    /** Beginning of the plain text. */
    excerpt: text().notNull().default(''),
    fileIds: text().array().notNull().default(sql`'{}'`),
    tags: text().array().notNull().default(sql`'{}'`),
    authorId: text()
      .notNull()
      .references(() => users.id),
    /** The enterprise the author acted for at the time. */
    enterpriseId: text(),
    anonymous: boolean().notNull().default(false),
    badges: text().array().$type<AuthorBadge[]>().notNull().default(sql`'{}'`),
    status: text().$type<PostState>().notNull(),
    /** Reason for rejecting, hiding or locking it; visible to the author. */
    reason: text().notNull().default(''),
    appeal: text().notNull().default(''),
    review: jsonb().$type<ReviewNote>(),
    change: jsonb().$type<PostChange>(),
    proposal: jsonb().$type<TextProposal>(),
    /** Decision deadline for operators. */
    dueAt: instant(),
    submittedAt: instant(),
    resubmits: integer().notNull().default(0),
    pinned: boolean().notNull().default(false),
    essence: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    publishedAt: instant(),
    lastReplyAt: instant(),
    editedAt: instant(),
    hotScore: doublePrecision().notNull().default(0),
    /** Hash of the plain text, for finding copies. */
    fingerprint: text().notNull().default(''),
    /** Searchable words from its kind's details. */
    foundBy: text().notNull().default(''),
  },
  (table) => {
    // Index columns can't be shared, so they're created for each index.
    const hot = () =>
      [
        table.pinned.desc().nullsFirst(),
        table.hotScore.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ] as const;
    const fresh = () => [table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('community_post_hot')
        .on(...hot())
        .where(shown),
      index('community_post_hot_kind')
        .on(table.kind, ...hot())
        .where(shown),
      index('community_post_hot_type')
        .on(table.plateTypeCode, ...hot())
        .where(shown),
      index('community_post_hot_board')
        .on(table.plateId, ...hot())
        .where(shown),
      index('community_post_new')
        .on(...fresh())
        .where(shown),
      index('community_post_new_kind')
        .on(table.kind, ...fresh())
        .where(shown),
      index('community_post_new_type')
        .on(table.plateTypeCode, ...fresh())
        .where(shown),
      index('community_post_new_board')
        .on(table.plateId, ...fresh())
        .where(shown),
      index('community_post_essence')
        .on(...fresh())
        .where(sql`status in ('PUBLISHED', 'LOCKED') and essence`),
      index('community_post_author').on(
        table.authorId,
        table.updatedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ),
      index('community_post_tags').using('gin', table.tags).where(shown),
      index('community_post_waiting').on(table.dueAt, table.id).where(waiting),
      index('community_post_decided')
        .on(table.updatedAt, table.id)
        .where(sql`status in ('REJECTED', 'LOCKED', 'DELETED')`),
      index('community_post_fingerprint').on(table.fingerprint, table.createdAt),
      check('community_post_shown', sql`status not in ('PUBLISHED', 'LOCKED') or published_at is not null`),
    ];
  },
);
export type Post = typeof posts.$inferSelect;

/** Earlier public versions, so that replies keep their context. */
export const postRevisions = pgTable(
  'community_post_revision',
  {
    id: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id),
    title: text().notNull(),
    body: text().notNull(),
    /** End of its time in public. */
    until: instant().notNull(),
  },
  (table) => [index('community_post_revision_of').on(table.postId, table.until)],
);

/** Comments on two levels; top-level comments on a question are its answers. */
export const comments = pgTable(
  'community_comment',
  {
    ...commonColumns,
    postId: text()
      .notNull()
      .references(() => posts.id),
    /** Parent comment at the top level. */
    parentId: text(),
    replyToUserId: text(),
    /** Name shown for the person replied to; empty if anonymous. */
    replyToName: text().notNull().default(''),
    body: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => users.id),
    enterpriseId: text(),
    anonymous: boolean().notNull().default(false),
    badges: text().array().$type<AuthorBadge[]>().notNull().default(sql`'{}'`),
    status: text().$type<CommentState>().notNull(),
    reason: text().notNull().default(''),
    appeal: text().notNull().default(''),
    review: jsonb().$type<ReviewNote>(),
    proposal: jsonb().$type<TextProposal>(),
    dueAt: instant(),
    likes: integer().notNull().default(0),
    /** Number of public replies. */
    replies: integer().notNull().default(0),
    isAnswer: boolean().notNull().default(false),
    acceptedAt: instant(),
    fingerprint: text().notNull().default(''),
  },
  (table) => {
    const first = sql`status = 'PUBLISHED' and parent_id is null`;
    const accepted = () => table.acceptedAt.desc().nullsLast();
    return [
      index('community_comment_hot')
        .on(table.postId, accepted(), table.likes.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(first),
      index('community_comment_new').on(table.postId, accepted(), table.id.desc().nullsFirst()).where(first),
      index('community_comment_old').on(table.postId, accepted(), table.id).where(first),
      index('community_comment_replies').on(table.parentId, table.id).where(sql`status = 'PUBLISHED'`),
      index('community_comment_of').on(table.postId, table.authorId),
      // For an author's totals shown next to a post, by index-only scan.
      index('community_comment_card')
        .on(table.authorId, table.likes, table.acceptedAt)
        .where(sql`status = 'PUBLISHED' and not anonymous`),
      index('community_comment_author').on(
        table.authorId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ),
      index('community_comment_waiting')
        .on(table.dueAt, table.id)
        .where(sql`status in ('PENDING', 'APPEAL', 'HIDDEN') or proposal is not null`),
      index('community_comment_created').on(table.createdAt).where(sql`status = 'PUBLISHED'`),
      index('community_comment_accepted').on(table.acceptedAt).where(sql`accepted_at is not null`),
      index('community_comment_decided')
        .on(table.updatedAt, table.id)
        .where(sql`status in ('REJECTED', 'DELETED')`),
      index('community_comment_fingerprint').on(table.fingerprint, table.createdAt),
    ];
  },
);
export type Comment = typeof comments.$inferSelect;

export const likes = pgTable(
  'community_like',
  {
    target: text().$type<TextKind>().notNull(),
    targetId: text().notNull(),
    userId: text().notNull(),
    /** The post the text belongs to. */
    postId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.userId] }),
    index('community_like_user').on(table.userId, table.postId),
  ],
);

export const reports = pgTable(
  'community_report',
  {
    ...commonColumns,
    target: text().$type<TextKind>().notNull(),
    targetId: text().notNull(),
    postId: text()
      .notNull()
      .references(() => posts.id),
    reporterId: text().notNull(),
    reasonCode: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(''),
    status: text().$type<ReportState>().notNull().default('OPEN'),
    decision: text().notNull().default(''),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('community_report_once').on(table.targetId, table.reporterId),
    index('community_report_open').on(table.createdAt, table.id).where(sql`status in ('OPEN', 'WIP')`),
    index('community_report_created').on(table.createdAt, table.id),
  ],
);
export type Report = typeof reports.$inferSelect;

export const sensitiveWords = pgTable(
  'sensitive_word',
  {
    ...commonColumns,
    word: text().notNull(),
    level: text().$type<WordLevel>().notNull(),
    category: text().$type<WordCategory>().notNull(),
    enabled: boolean().notNull().default(true),
    /** Number of texts in which it was found, and how many of those were approved anyway. */
    hits: integer().notNull().default(0),
    falseHits: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('sensitive_word_word').on(sql`lower(${table.word})`),
    index('sensitive_word_hits').on(table.hits, table.id),
    index('sensitive_word_updated').on(table.updatedAt, table.id),
  ],
);
