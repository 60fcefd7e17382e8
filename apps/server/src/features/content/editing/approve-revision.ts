import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { clearTags, writeTags } from '../write-tags.ts';
import { articleRevisions, articleVersions } from './article-revision.table.ts';
import { requireEnterprises, requireFiles } from './clean-content.ts';
import { columnsOf, writeTranslations } from './content-rows.ts';
import { withCover } from './draw-cover.ts';
import type { Article, Revision } from './edited-article.ts';
import { keepFirstVersion } from './keep-first-version.ts';
import type { TransitionContext } from './transition-context.ts';

/** @throws {AppError} 100002 for times that would hide a public text or publish an expired one */
function timesOf(
  article: Article,
  { content, submittedAt }: Pick<Revision, 'content' | 'submittedAt'>,
  wanted: number | undefined,
  now: Date,
) {
  const publishAt = new Date(wanted ?? content.publishAt ?? now);
  if (article.status === 'PUBLISHED' && publishAt > now)
    throw fieldsRefused({ publishAt: m.fault_public_already() });
  const expireAt = content.expireAt === null ? null : new Date(content.expireAt);
  if (expireAt && expireAt <= now) throw fieldsRefused({ expireAt: m.fault_expired_return() });
  if (expireAt && expireAt <= publishAt)
    throw fieldsRefused({ publishAt: m.fault_publication_after_expiry() });
  // If its publication time passed during the review, the text appears now, above older ones. A day that had passed
  // before is meant: an old text goes into the archive under its own day.
  const wasAhead = wanted === undefined && (submittedAt === null || publishAt >= submittedAt);
  const isLate = article.status !== 'PUBLISHED' && publishAt < now && wasAhead;
  return { publishAt: isLate ? now : publishAt, isDue: publishAt <= now };
}

/** Publishes the working copy, at once or at its publication time, and keeps it as a version. */
export async function approveRevision(
  tx: Db,
  { article, revision, operation, actor, now }: TransitionContext,
): Promise<Partial<Article>> {
  if (!revision) throw new AppError(retCodes.TRANSITION_REFUSED);
  const { authorIds } = revision;
  await requireFiles(tx, revision.content);
  await requireEnterprises(tx, revision.content);
  const content = await withCover(tx, article.id, revision.content, now);
  const { publishAt, isDue } = timesOf(article, { ...revision, content }, operation.data.publishAt, now);
  const no = (await keepFirstVersion(tx, article)) + 1;
  const columns = await columnsOf(tx, content, now);
  const approved = { ...article, ...columns, publishAt };
  const version = { ...content, publishAt: publishAt.getTime() };
  await writeTranslations(tx, article.id, content.translations);
  if (isDue) await writeTags(tx, [approved]);
  else await clearTags(tx, [article.id]);
  await tx.insert(articleVersions).values({
    articleId: article.id,
    no,
    content: version,
    authorIds,
    approvedBy: actor.userId,
    approvedAt: now,
  });
  await tx.delete(articleRevisions).where(eq(articleRevisions.articleId, article.id));
  return {
    ...columns,
    publishAt,
    status: isDue ? 'PUBLISHED' : 'SCHEDULED',
    withdrawReason: null,
    withdrawnAt: null,
  };
}
