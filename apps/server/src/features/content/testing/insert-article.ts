import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { articles, articleTags } from '../article.table.ts';

/** Inserts an article, by default published and plain; returns its id. */
export async function insertArticle(
  db: Db,
  given: Partial<typeof articles.$inferInsert> & Pick<typeof articles.$inferInsert, 'publishAt'>,
): Promise<string> {
  const [row] = await db
    .insert(articles)
    .values({
      id: ulid(),
      column: 'INDUSTRY',
      title: '鲜切花采后预冷四步法',
      summary: '从采收到冷库的两小时。',
      body: '<p>采收后两小时内入库。</p>',
      source: '花谷技术服务站',
      author: '采后保鲜工作组',
      status: 'PUBLISHED',
      ...given,
    })
    .returning();
  if (!row) throw new Error('failed to insert article');
  const { id, column, pinned, publishAt, tagIds } = row;
  if (tagIds.length > 0) {
    await db
      .insert(articleTags)
      .values(tagIds.map((tagId) => ({ articleId: id, tagId, column, pinned, publishAt })));
  }
  return id;
}
