import type { ArticleDetail, ArticleRow } from '@portal/contract/content/article';
import type { attachment } from '@portal/contract/fields';
import type { z } from 'zod';
import type { RichText } from '../../platform/text/rich-text.ts';
import type { findArticle, findNeighbours } from './article.queries.ts';
import type { listArticles } from './article-list.queries.ts';

type Row = Awaited<ReturnType<typeof listArticles>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** A list row from a database row. */
export function viewArticleRow(row: Row): ArticleRow {
  return { ...row, publishAt: row.publishAt.getTime(), expireAt: row.expireAt?.getTime() ?? null };
}

interface DetailParts {
  text: RichText;
  attachments: z.infer<typeof attachment>[];
  neighbours: Awaited<ReturnType<typeof findNeighbours>>;
  related: Row[];
  now: Date;
}

export function viewArticle(row: DetailRow, parts: DetailParts): ArticleDetail {
  const { attachmentFileId: _file, tagIds: _tags, status, version: _version, ...shown } = row;
  const lapsed = row.expireAt !== null && row.expireAt <= parts.now;
  return {
    ...shown,
    ...parts.text,
    publishAt: row.publishAt.getTime(),
    expireAt: row.expireAt?.getTime() ?? null,
    expired: status === 'EXPIRED' || lapsed,
    attachments: parts.attachments,
    ...parts.neighbours,
    related: parts.related.map(viewArticleRow),
  };
}
