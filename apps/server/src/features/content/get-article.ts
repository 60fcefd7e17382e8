import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import { retCodes } from '@portal/contract/ret-code';
import type { Db } from '../../platform/database/database.ts';
import { listAttachments } from '../../platform/files/attachments.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { createRichTextCache } from '../../platform/text/rich-text.ts';
import { findArticle, findNeighbours, findWithdrawal, listRelated } from './article.queries.ts';
import { viewArticle } from './article.view.ts';

const relatedShown = 4;

/**
 * An article with everything its page shows.
 * @throws NOT_FOUND also if it belongs to another column or was withdrawn
 */
export async function getArticle(
  db: Db,
  cleanText: ReturnType<typeof createRichTextCache>,
  { id, column, lang }: { id: string; column?: ArticleColumn | undefined; lang: string },
  now: Date,
): Promise<ArticleDetail> {
  const row = await findArticle(db, id, lang, now);
  if (!row || (column && row.column !== column)) {
    const withdrawn = row ? undefined : await findWithdrawal(db, id, column);
    throw withdrawn ? new AppError(retCodes.NOT_FOUND, { data: { withdrawn } }) : notFound();
  }
  const [attachments, neighbours, related] = await Promise.all([
    listAttachments(db, row.attachmentFileId),
    findNeighbours(db, { column: row.column, publishAt: row.publishAt, id }, lang, now),
    row.tagIds.length > 0 ? listRelated(db, { id, tagIds: row.tagIds }, lang, now, relatedShown) : [],
  ]);
  const text = cleanText(`${id} ${row.lang} ${row.version}`, row.body);
  return viewArticle(row, { text, attachments, neighbours, related, now });
}
