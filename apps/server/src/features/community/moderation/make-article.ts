import type { moderationMakeArticle } from '@portal/contract/community/manage';
import { postPath } from '@portal/contract/community/post-path';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import { draftArticle } from '../../content/draft-article.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { readAuthorName } from '../author.ts';
import { comments, posts } from '../post.table.ts';
import { getQuestion } from '../question/move-bounty.ts';
import { communityQuestions } from '../question/question.table.ts';

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** Articles are signed in Chinese. */
const signed = (name: string) => (name === '' ? '匿名用户' : name);

/**
 * Drafts an article from a question and its accepted answer, for the editors to continue. Both carry the names shown in
 * the community; anonymous authors stay anonymous.
 * @throws {AppError} 500404, 500409, 500012 if no answer is accepted, or an article was made already
 */
export const makeArticle: Verb<typeof moderationMakeArticle> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const post = await lockVersion(tx, posts, { id, version }, eq(posts.kind, 'QUESTION'));
    const question = await getQuestion(tx, id);
    const isPublic = post.status === 'PUBLISHED' || post.status === 'LOCKED';
    if (!isPublic || question.acceptedAnswerId === null || question.articleId !== null)
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const [answer] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, question.acceptedAnswerId), eq(comments.status, 'PUBLISHED')));
    if (!answer) throw notFound();
    const [asker, answerer] = [await readAuthorName(tx, post), await readAuthorName(tx, answer)];
    const articleId = await draftArticle(tx, ctx, {
      column: 'INDUSTRY',
      title: post.title,
      summary: post.excerpt,
      body: [
        '<h2>问题</h2>',
        post.body,
        `<p class="note">提问：${escapeHtml(signed(asker))}</p>`,
        '<h2>回答</h2>',
        paragraphsOf(answer.body),
        `<p class="note">回答：${escapeHtml(signed(answerer))}</p>`,
      ].join(''),
      source: '花谷社区',
      author: [...new Set([signed(asker), signed(answerer)])].join('、').slice(0, 40),
    });
    await tx.update(communityQuestions).set({ articleId }).where(eq(communityQuestions.postId, id));
    await updateVersion(tx, ctx, posts, id, {});
    await writeLog(tx, ctx, {
      event: 'communityPost.makeArticle',
      entity: 'communityPost',
      entityId: id,
      after: { articleId },
    });
    await sendMessage(tx, {
      eventCode: 'POST_ARTICLE',
      params: { title: post.title },
      userIds: [...new Set([post.authorId, answer.authorId])],
      link: postPath(post.kind, id),
      now: ctx.now,
    });
    return { articleId };
  });
