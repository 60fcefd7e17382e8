import type { Db } from '../../../platform/database/database.ts';
import { findLatestVersion } from './article-editing.queries.ts';
import { articleVersions } from './article-revision.table.ts';
import { contentOf } from './content-rows.ts';
import type { Article } from './edited-article.ts';

const wasNeverPublic = ({ status }: Article) => status === 'DRAFT' || status === 'PENDING';

/** Saves a text published before versions existed as the first version; returns the latest version number. */
export async function keepFirstVersion(tx: Db, article: Article): Promise<number> {
  const latest = await findLatestVersion(tx, article.id);
  if (latest || wasNeverPublic(article)) return latest?.no ?? 0;
  await tx.insert(articleVersions).values({
    articleId: article.id,
    no: 1,
    content: { ...(await contentOf(tx, article)), publishAt: article.publishAt.getTime() },
    authorIds: article.createdBy === null ? [] : [article.createdBy],
    approvedAt: article.publishAt,
  });
  return 1;
}
