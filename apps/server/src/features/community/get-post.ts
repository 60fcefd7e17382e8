import type { PostDetail, postQueryDetail } from '@portal/contract/community/post';
import { postPath } from '@portal/contract/community/post-path';
import { postStateLabels } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listFirstFiles } from '../../platform/files/attachments.ts';
import type { Verb } from '../../platform/http/context.ts';
import { cleanStored } from '../../platform/text/rich-text.ts';
import { articles } from '../content/article.table.ts';
import { getShownPost, type ShownPostRow } from './post.queries.ts';
import { comments, communityProfiles, posts } from './post.table.ts';
import { readPictures, viewPosts } from './post.view.ts';
import type { Community } from './post-kinds.ts';
import { endingOf, findBestAnswer } from './question/choose-answer.ts';
import { isBound } from './question/question.kind.ts';
import { communityQuestions } from './question/question.table.ts';
import { isShown } from './shown-post.public.ts';

const relatedShown = 4;

/** What an author has done under their own name. */
async function readCard(db: Db, { authorId }: ShownPostRow['post']) {
  const isNamed = and(eq(posts.authorId, authorId), eq(posts.anonymous, false), isShown);
  // Written exactly as in its index.
  const ofAnswers = and(
    eq(comments.authorId, authorId),
    sql`not ${comments.anonymous}`,
    sql`${comments.status} = 'PUBLISHED'`,
  );
  const [[written], [answered], [profile]] = await Promise.all([
    db
      .select({
        posts: sql<number>`count(*)::int`,
        liked: sql<number>`coalesce(sum(${posts.likes}), 0)::int`,
      })
      .from(posts)
      .where(isNamed),
    db
      .select({
        accepted: sql<number>`(count(*) filter (where ${isNotNull(comments.acceptedAt)}))::int`,
        liked: sql<number>`coalesce(sum(${comments.likes}), 0)::int`,
      })
      .from(comments)
      .where(ofAnswers),
    db.select().from(communityProfiles).where(eq(communityProfiles.userId, authorId)),
  ]);
  return {
    intro: profile?.intro ?? '',
    posts: written?.posts ?? 0,
    accepted: answered?.accepted ?? 0,
    liked: (written?.liked ?? 0) + (answered?.liked ?? 0),
  };
}

async function readBounty(db: Db, post: ShownPostRow['post']): Promise<PostDetail['bounty']> {
  const [question] = await db.select().from(communityQuestions).where(eq(communityQuestions.postId, post.id));
  if (!question) return null;
  const best = await findBestAnswer(db, post, { forEverybody: true });
  const [article] =
    question.articleId === null
      ? []
      : await db
          .select({ id: articles.id })
          .from(articles)
          .where(and(eq(articles.id, question.articleId), eq(articles.status, 'PUBLISHED')));
  return {
    acceptedAnswerId: question.acceptedAnswerId,
    acceptedAt: question.acceptedAt?.getTime() ?? null,
    holdUntil: question.holdUntil?.getTime() ?? null,
    expertUntil: question.expertUntil?.getTime() ?? null,
    isBound: await isBound(db, post.id),
    ending: endingOf(best),
    mostLikes: best?.likes ?? 0,
    articlePath: article ? knowledgePath(article.id) : null,
  };
}

/** Articles made from good questions appear among the industry news. */
const knowledgePath = (articleId: string): string => paths.article('INDUSTRY', articleId);

/** Other posts of the same board, hottest first. */
async function listRelated(db: Db, { id, plateId }: ShownPostRow['post']): Promise<PostDetail['related']> {
  const rows = await db
    .select({
      postId: posts.id,
      kind: posts.kind,
      title: posts.title,
      likes: posts.likes,
      comments: posts.comments,
    })
    .from(posts)
    .where(and(eq(posts.plateId, plateId), ne(posts.id, id), isShown))
    .orderBy(desc(posts.pinned), desc(posts.hotScore), desc(posts.id))
    .limit(relatedShown);
  return rows.map(({ kind, ...row }) => ({ ...row, path: postPath(kind, row.postId) }));
}

/**
 * A public post.
 * @throws {AppError} 500404
 */
export const getPost =
  ({ kinds }: Community): Verb<typeof postQueryDetail> =>
  async ({ db }, { id, kind }) => {
    const found = await getShownPost(db, id, kind);
    const { post, body } = found;
    const [[row], card, bounty, related, files] = await Promise.all([
      viewPosts(db, kinds, [found]),
      post.anonymous ? null : readCard(db, post),
      readBounty(db, post),
      listRelated(db, post),
      listFirstFiles(db, post.fileIds),
    ]);
    if (!row) throw new Error('the post no longer exists');
    const isPicture = ({ mime }: { mime: string }) => mime.startsWith('image/');
    return {
      ...row,
      pictures: await readAllPictures(db, post),
      body: cleanStored(body),
      state: post.status === 'LOCKED' ? 'LOCKED' : 'PUBLISHED',
      stateLabel: postStateLabels[post.status](),
      lockReason: post.status === 'LOCKED' ? post.reason : '',
      editedAt: post.editedAt?.getTime() ?? null,
      files: files.filter((file) => !isPicture(file)),
      authorCard: card && { ...row.author, ...card },
      bounty,
      related,
    };
  };

/** All pictures of a post in order; list rows only have the first ones. */
async function readAllPictures(db: Db, { fileIds, title }: ShownPostRow['post']) {
  const pictures = await readPictures(db, fileIds, () => title);
  return fileIds.flatMap((fileId) => pictures.get(fileId) ?? []);
}
