import type { ArticleColumn, ArticleDetail } from '@portal/contract/article';
import type { Db } from '../../platform/database/database.ts';
import { listAttachments } from '../../platform/files/attachments.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { createRichTextCache } from '../../platform/text/rich-text.ts';
import { findArticle, findNeighbours, listRelated } from './article.queries.ts';
import { viewArticle } from './article.view.ts';

const relatedShown = 4;

/** The article with all its page shows. @throws NOT_FOUND also where it is of another column */
export async function getArticle(
  db: Db,
  cleanText: ReturnType<typeof createRichTextCache>,
  { id, column, lang }: { id: string; column?: ArticleColumn | undefined; lang: string },
  now: Date,
): Promise<ArticleDetail> {
  const row = await findArticle(db, id, lang, now);
  if (!row || (column && row.column !== column)) throw notFound();
  const [attachments, neighbours, related] = await Promise.all([
    listAttachments(db, row.attachmentFileId),
    findNeighbours(db, { column: row.column, publishAt: row.publishAt, id }, lang, now),
    row.tagIds.length > 0 ? listRelated(db, { id, tagIds: row.tagIds }, lang, now, relatedShown) : [],
  ]);
  const text = cleanText(`${id} ${row.lang} ${row.version}`, row.body);
  return viewArticle(row, { text, attachments, neighbours, related, now });
}
