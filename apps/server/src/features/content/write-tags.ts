import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type articles, articleTags } from './article.table.ts';

type Article = Pick<
  typeof articles.$inferSelect,
  'id' | 'tagIds' | 'column' | 'pinned' | 'topRank' | 'publishAt'
>;

/** Inserts the rows through which tag lists find these published articles. */
export async function writeTags(tx: Db, published: readonly Article[]): Promise<void> {
  const rows = published.flatMap(({ id, tagIds, column, pinned, topRank, publishAt }) =>
    tagIds.map((tagId) => ({ articleId: id, tagId, column, pinned, topRank, publishAt })),
  );
  await clearTags(
    tx,
    published.map(({ id }) => id),
  );
  if (rows.length > 0) await tx.insert(articleTags).values(rows);
}

/** Removes articles that are no longer published from their tags' lists. */
export async function clearTags(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(articleTags).where(inArray(articleTags.articleId, [...ids]));
}
