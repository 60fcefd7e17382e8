import type { ArticleColumn } from '@portal/contract/content/article';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { articles, articleTags } from '../article.table.ts';
import { insertArticle } from './insert-article.ts';

type Article = typeof articles.$inferSelect;

/** An editor's change to the article at index `at`. */
export interface Change extends Pick<Article, 'publishAt' | 'tagIds' | 'level' | 'category'> {
  kind: 'insert' | 'withdraw' | 'publish' | 'pin' | 'move' | 'retag' | 'read' | 'delete';
  at: number;
}

/** Articles two days apart, with a tag on every tenth, every hundredth pinned, and different view counts. */
export async function insertMany(
  db: Db,
  { column, count, until }: { column: ArticleColumn; count: number; until: Date },
): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into article
        (id, "column", title, summary, body, source, author, status, publish_at, tag_ids, pinned, views)
      select ${ulid().slice(0, 20)} || lpad(place::text, 6, '0'), ${column}, '第 ' || place || ' 篇', '', '', '', '',
        'PUBLISHED', ${until.toISOString()}::timestamptz - place * interval '53 hours',
        case when place % 10 = 0 then array['rose'] else '{}' end, place % 100 = 7, place * 37 % 101
      from generate_series(0, ${count}::int - 1) as place
      returning *
    )
    insert into article_tag (article_id, tag_id, "column", pinned, publish_at)
    select id, tag, "column", pinned, publish_at from added, unnest(tag_ids) as tag`);
}

async function writeTags(
  tx: Db,
  rows: Pick<Article, 'id' | 'tagIds' | 'column' | 'pinned' | 'publishAt'>[],
): Promise<void> {
  const tags = rows.flatMap(({ id, tagIds, column, pinned, publishAt }) =>
    tagIds.map((tagId) => ({ articleId: id, tagId, column, pinned, publishAt })),
  );
  if (tags.length > 0) await tx.insert(articleTags).values(tags);
}

const changesOf: Record<
  Exclude<Change['kind'], 'insert' | 'delete'>,
  (change: Change, row: Article) => Partial<Article>
> = {
  withdraw: () => ({ status: 'WITHDRAWN' }),
  publish: () => ({ status: 'PUBLISHED' }),
  pin: (_change, { pinned }) => ({ pinned: !pinned }),
  move: ({ publishAt }) => ({ publishAt }),
  retag: ({ tagIds, level, category }) => ({ tagIds, level, category }),
  read: (_change, { views }) => ({ views: views + 40 }),
};

/** Applies a change and rewrites the article's tags, as the editors' calls do. */
export async function changeArticle(db: Db, column: ArticleColumn, change: Change): Promise<void> {
  if (change.kind === 'insert') {
    const { publishAt, tagIds, level, category } = change;
    await insertArticle(db, { column, publishAt, tagIds, level, category });
    return;
  }
  const ofColumn = eq(articles.column, column);
  const count = await db.$count(articles, ofColumn);
  const [row] = await db
    .select()
    .from(articles)
    .where(ofColumn)
    .orderBy(articles.id)
    .offset(change.at % Math.max(1, count))
    .limit(1);
  if (!row) return;
  const isRow = eq(articles.id, row.id);
  if (change.kind === 'delete') {
    await db.delete(articles).where(isRow);
    return;
  }
  const changed = { ...row, ...changesOf[change.kind](change, row) };
  await inTransaction(db, async (tx) => {
    await tx.update(articles).set(changed).where(isRow);
    await tx.delete(articleTags).where(eq(articleTags.articleId, row.id));
    if (changed.status === 'PUBLISHED') await writeTags(tx, [changed]);
  });
}
