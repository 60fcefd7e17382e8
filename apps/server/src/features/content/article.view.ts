import type { ArticleDetail, ArticleRow } from '@portal/contract/article';
import type { attachment } from '@portal/contract/fields';
import type { z } from 'zod';
import type { findArticle, findNeighbours, listArticles } from './article.queries.ts';

type Row = Awaited<ReturnType<typeof listArticles>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** A database row as a list shows it. */
export function viewArticleRow(row: Row): ArticleRow {
  return { ...row, publishAt: row.publishAt.getTime(), expireAt: row.expireAt?.getTime() ?? null };
}

export function viewArticle(
  row: DetailRow,
  parts: {
    attachments: z.infer<typeof attachment>[];
    neighbours: Awaited<ReturnType<typeof findNeighbours>>;
    related: Row[];
  },
): ArticleDetail {
  const { attachmentFileId: _file, tagIds: _tags, ...shown } = row;
  return {
    ...shown,
    publishAt: row.publishAt.getTime(),
    expireAt: row.expireAt?.getTime() ?? null,
    attachments: parts.attachments,
    ...parts.neighbours,
    related: parts.related.map(viewArticleRow),
  };
}
