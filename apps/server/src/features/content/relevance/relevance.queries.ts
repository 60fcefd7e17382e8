import { and, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { collections } from '../../collect/collection.table.ts';
import { businessData, tagInfos } from '../../dictionary/dictionary.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { articles } from '../article.table.ts';

/** Text of a readable article and its tags with their names, in order. */
export async function findSubject(db: Db, id: string, now: Date) {
  const isReadable = and(inArray(articles.status, ['PUBLISHED', 'EXPIRED']), lte(articles.publishAt, now));
  const [row] = await db
    .select({
      text: sql<string>`concat_ws(' ', ${articles.title}, ${articles.summary}, ${articles.body})`,
      tags: sql<{ tagId: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('tagId', t.tag_id, 'name', t.name) order by u.place), '[]'::json)
        from unnest(${articles.tagIds}) with ordinality as u(tag_id, place)
        join ${tagInfos} t on t.tag_id = u.tag_id and t.shield = 0
      )`,
    })
    .from(articles)
    .where(and(eq(articles.id, id), isReadable));
  return row ?? null;
}

/** Names, products and industries of an admitted enterprise. */
export async function findBusiness(db: Db, enterpriseId: string) {
  const [row] = await db
    .select({
      name: enterprises.name,
      shortName: enterprises.shortName,
      products: enterprises.products,
      industries: sql<string[]>`array(
        select b.name from ${businessData} b
        where b.type = 'INDUSTRY_TAG' and b.code = any(${enterprises.industryTagIds}) order by b.sort
      )`,
    })
    .from(enterprises)
    .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.entryStatus, 'PASSED')));
  return row ?? null;
}

/** The article's tag found most often among the user's other saved articles, with the number of those. */
export async function findCollectedTag(db: Db, userId: string, articleId: string, tagIds: readonly string[]) {
  const tagId = sql<string>`borne.tag_id`;
  const count = sql<number>`count(*)`.mapWith(Number);
  const [row] = await db
    .select({ tagId, count })
    .from(collections)
    .innerJoin(articles, eq(articles.id, collections.targetId))
    .innerJoin(sql`unnest(${articles.tagIds}) as borne(tag_id)`, inArray(tagId, [...tagIds]))
    .where(
      and(
        eq(collections.userId, userId),
        eq(collections.targetType, 'ARTICLE'),
        ne(collections.targetId, articleId),
      ),
    )
    .groupBy(tagId)
    .orderBy(desc(count), tagId)
    .limit(1);
  return row ?? null;
}
