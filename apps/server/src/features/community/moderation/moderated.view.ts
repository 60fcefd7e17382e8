import type { ModeratedText, ModerationDetail, ModeratorAct } from '@portal/contract/community/manage';
import { postPath } from '@portal/contract/community/post-path';
import {
  commentTransitions,
  postStateLabels,
  postTransitions,
  type TextKind,
} from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { getUser, namesOfUsers } from '../../identity/user.public.ts';
import { users } from '../../identity/user.table.ts';
import { accountOf, pointsOf } from '../../points/move-points.public.ts';
import { authorColumns, viewAuthor } from '../author.ts';
import { isShownState } from '../post.queries.ts';
import {
  boards,
  type Comment,
  comments,
  communityProfiles,
  type Post,
  posts,
  reports,
} from '../post.table.ts';
import { isOpenBounty } from '../question/move-bounty.ts';
import { communityQuestions } from '../question/question.table.ts';
import { excerptOf } from '../text-measure.ts';
import { isNewUser } from './choose-route.ts';
import { lenientActs } from './lenient-acts.ts';
import { type ListedText, listCopies } from './moderated.queries.ts';

interface Found {
  post: Post;
  boardName: string;
  comment: Comment | null;
  authorName: string;
  reports: number;
}

const openReports = (target: TextKind, id: typeof posts.id | typeof comments.id) =>
  sql<number>`(select count(*)::int from ${reports} where ${reports.target} = ${target}
    and ${reports.targetId} = ${id} and ${reports.status} in ('OPEN', 'WIP'))`;

/** Loads the texts of a page in its order, with two queries whatever its length. */
export async function readTexts(db: Db, listed: ListedText[]): Promise<Found[]> {
  const idsOf = (target: TextKind) => listed.filter((text) => text.target === target).map(({ id }) => id);
  const [postIds, commentIds] = [idsOf('POST'), idsOf('COMMENT')];
  const ofPosts =
    postIds.length === 0
      ? []
      : await db
          .select({
            post: getTableColumns(posts),
            boardName: boards.name,
            author: authorColumns,
            reports: openReports('POST', posts.id),
          })
          .from(posts)
          .innerJoin(boards, eq(boards.id, posts.plateId))
          .innerJoin(users, eq(users.id, posts.authorId))
          .leftJoin(enterprises, eq(enterprises.id, posts.enterpriseId))
          .leftJoin(communityProfiles, eq(communityProfiles.userId, posts.authorId))
          .where(inArray(posts.id, postIds));
  const ofComments =
    commentIds.length === 0
      ? []
      : await db
          .select({
            comment: getTableColumns(comments),
            post: getTableColumns(posts),
            boardName: boards.name,
            author: authorColumns,
            reports: openReports('COMMENT', comments.id),
          })
          .from(comments)
          .innerJoin(posts, eq(posts.id, comments.postId))
          .innerJoin(boards, eq(boards.id, posts.plateId))
          .innerJoin(users, eq(users.id, comments.authorId))
          .leftJoin(enterprises, eq(enterprises.id, comments.enterpriseId))
          .leftJoin(communityProfiles, eq(communityProfiles.userId, comments.authorId))
          .where(inArray(comments.id, commentIds));
  const found = new Map<string, Found>([
    ...ofPosts.map(({ author, ...row }): [string, Found] => [
      row.post.id,
      { ...row, comment: null, authorName: viewAuthor(row.post, author).name },
    ]),
    ...ofComments.map(({ author, ...row }): [string, Found] => [
      row.comment.id,
      { ...row, authorName: viewAuthor(row.comment, author).name },
    ]),
  ]);
  return listed.flatMap(({ id }) => found.get(id) ?? []);
}

/** A text as operators see it: anonymous authors stay anonymous here too. */
export function viewText({ post, boardName, comment, authorName, reports: open }: Found): ModeratedText {
  const text = comment ?? post;
  const isChange = comment === null && post.change !== null;
  const review = text.review;
  return {
    target: comment ? 'COMMENT' : 'POST',
    id: text.id,
    postId: post.id,
    kind: post.kind,
    isAnswer: comment?.isAnswer ?? false,
    title: isChange ? (post.change?.title ?? post.title) : post.title,
    excerpt: comment ? excerptOf(comment.body) : post.excerpt,
    boardName,
    authorName,
    anonymous: text.anonymous,
    state: text.status,
    stateLabel: postStateLabels[text.status](),
    isChange,
    causes: [
      ...(review?.causes ?? []),
      ...(open > 0 && !review?.causes.includes('REPORTS') ? (['REPORTS'] as const) : []),
    ],
    words: review?.words ?? [],
    reports: open,
    submittedAt: (isChange
      ? new Date(post.change?.submittedAt ?? 0)
      : (comment?.createdAt ?? post.submittedAt ?? post.createdAt)
    ).getTime(),
    dueAt: text.dueAt?.getTime() ?? null,
    version: text.version,
  };
}

/** Actions an operator can take on it now. */
function actsOf(
  { post, comment }: Pick<Found, 'post' | 'comment'>,
  bountyIsOpen: boolean,
  mayReveal: boolean,
): ModeratorAct[] {
  const reveal: ModeratorAct[] = mayReveal ? ['reveal'] : [];
  if (comment) {
    const possible = Object.keys(commentTransitions[comment.status]);
    return [
      ...(['pass', 'refuse', 'hide', 'restore', 'confirm'] as const).filter((event) =>
        possible.includes(event),
      ),
      ...(comment.proposal === null ? [] : (['keep'] as const)),
      ...reveal,
    ];
  }
  const possible = Object.keys(postTransitions[post.status]);
  const acts = (['pass', 'refuse', 'hide', 'restore', 'confirm', 'lock', 'unlock'] as const).filter((event) =>
    possible.includes(event),
  );
  const isShown = isShownState(post.status);
  return [
    ...(post.change === null ? acts : (['pass', 'refuse'] as const)),
    ...(post.proposal === null ? [] : (['keep'] as const)),
    ...(isShown ? ([post.pinned ? 'unpin' : 'pin', post.essence ? 'unfeature' : 'feature'] as const) : []),
    ...(bountyIsOpen && (post.status === 'HIDDEN' || post.status === 'DELETED')
      ? (['forfeit', 'refund'] as const)
      : []),
    ...reveal,
  ];
}

async function viewProposal(
  db: Db,
  { proposal }: Pick<Post, 'proposal'>,
): Promise<ModerationDetail['proposal']> {
  if (proposal === null) return null;
  const { event, by, at, reason } = proposal;
  return { event, byName: (await namesOfUsers(db, [by])).get(by) ?? '', at, reason };
}

/** The context of a comment: what it replies to. */
async function readContext(db: Db, comment: Comment) {
  const rows = await db
    .select({ comment: getTableColumns(comments), author: authorColumns })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(enterprises, eq(enterprises.id, comments.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, comments.authorId))
    .where(
      comment.parentId === null
        ? and(
            eq(comments.postId, comment.postId),
            isNull(comments.parentId),
            lt(comments.id, comment.id),
            sql`${comments.status} = 'PUBLISHED'`,
          )
        : and(eq(comments.id, comment.parentId)),
    )
    .orderBy(sql`${comments.id} desc`)
    .limit(2);
  return rows.reverse().map((row) => ({
    authorName: viewAuthor(row.comment, row.author).name,
    body: row.comment.body,
    at: row.comment.createdAt.getTime(),
  }));
}

async function readAuthor(db: Db, { authorId, anonymous }: Pick<Post, 'authorId' | 'anonymous'>, now: Date) {
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000);
  const [user, written, refused, reported, points, isNew] = await Promise.all([
    getUser(db, authorId),
    db.$count(posts, and(eq(posts.authorId, authorId), gte(posts.createdAt, yearAgo))),
    db.$count(posts, and(eq(posts.authorId, authorId), eq(posts.status, 'REJECTED'))),
    db.$count(
      reports,
      inArray(reports.postId, db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, authorId))),
    ),
    pointsOf(db, accountOf(authorId)),
    isNewUser(db, authorId, now),
  ]);
  return {
    registeredAt: anonymous ? null : user.createdAt.getTime(),
    texts: written,
    refused,
    reported,
    points: anonymous ? null : points,
    isNew,
  };
}

/**
 * A text with the reasons for its review, its context and the possible actions.
 * @throws {AppError} 500404
 */
export async function getText(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { target, id }: { target: TextKind; id: string },
): Promise<ModerationDetail> {
  const [found] = await readTexts(db, [{ target, id, postId: '' }]);
  if (!found) throw notFound();
  const { post, comment } = found;
  const text = comment ?? post;
  const [copies, author, reported, context, [question]] = await Promise.all([
    listCopies(db, text),
    readAuthor(db, text, now),
    db
      .select()
      .from(reports)
      .where(and(eq(reports.target, target), eq(reports.targetId, id)))
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(20),
    comment ? readContext(db, comment) : [],
    db.select().from(communityQuestions).where(eq(communityQuestions.postId, post.id)),
  ]);
  const isUpheld = reported.some(({ status }) => status === 'RESOLVED');
  const canBeArticle =
    !comment &&
    isShownState(post.status) &&
    question?.acceptedAnswerId != null &&
    question.articleId === null;
  return {
    ...viewText(found),
    body: comment?.body ?? post.change?.body ?? post.body,
    before: !comment && post.change ? { title: post.title, body: post.body } : null,
    reason: text.reason,
    proposal: await viewProposal(db, text),
    appeal: text.appeal,
    path: isShownState(post.status) ? postPath(post.kind, post.id) : null,
    partText: comment ? '' : post.foundBy,
    context,
    copies: copies.map(({ id: copyId, postId, title, at }) => ({
      id: copyId,
      postId,
      title,
      at: at.getTime(),
    })),
    author,
    reported: reported.map((report) => ({
      reportId: report.id,
      reasonCode: report.reasonCode,
      text: report.text,
      state: report.status,
      createdAt: report.createdAt.getTime(),
    })),
    pinned: post.pinned,
    essence: post.essence,
    bountyState: comment ? null : (question?.bountyState ?? null),
    bountyPoints: comment ? 0 : (question?.bountyPoints ?? 0),
    articleId: comment ? null : (question?.articleId ?? null),
    actions: [
      ...actsOf(
        found,
        question !== undefined && isOpenBounty(question.bountyState),
        text.anonymous && isUpheld,
      ).filter(
        (act) =>
          (text.authorId !== actor.userId || !lenientActs.some((lenient) => lenient === act)) &&
          // Proposers can't confirm their own proposal.
          !(text.proposal?.by === actor.userId && text.proposal.event === act),
      ),
      ...(canBeArticle ? (['makeArticle'] as const) : []),
    ],
  };
}

export const moderatedColumns: SheetColumn<ModeratedText>[] = [
  {
    head: '类型',
    value: ({ target, isAnswer }) => (target === 'POST' ? '帖子' : isAnswer ? '回答' : '评论'),
  },
  { head: '标题', value: ({ title }) => title, width: 40 },
  { head: '内容', value: ({ excerpt }) => excerpt, width: 60 },
  { head: '板块', value: ({ boardName }) => boardName },
  {
    head: '作者',
    value: ({ authorName, anonymous }) => (anonymous ? m.community_author_anonymous() : authorName),
  },
  { head: '敏感词', value: ({ words }) => words.join('、'), width: 30 },
  { head: '举报', value: ({ reports: open }) => open },
  { head: '提交时间', value: ({ submittedAt }) => new Date(submittedAt), width: 20 },
  { head: '办理期限', value: ({ dueAt }) => (dueAt === null ? null : new Date(dueAt)), width: 20 },
  { head: '状态', value: ({ stateLabel }) => stateLabel },
];
