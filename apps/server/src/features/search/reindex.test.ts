import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { articles, articleTranslations } from '../content/article.table.ts';
import { contentSearch } from '../content/content.search.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { contributions } from '../features.ts';
import { sitePages } from '../site/site.table.ts';
import { reindexAll } from './reindex.ts';
import { matchesKeyword, refreshDocuments } from './search.public.ts';
import { searchDocuments } from './search-document.table.ts';
import { insertDocument } from './testing/insert-document.ts';

/** Without the program’s own texts. */
const sources = contributions.search.filter(({ kind }) => kind !== 'PUBLIC_TASK');

const publishAt = new Date('2026-11-20T00:00:00Z');
const later = new Date('2030-01-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(articles);
  await database.db.delete(searchDocuments);
});

const indexed = async () =>
  (await database.db.select().from(searchDocuments).orderBy(searchDocuments.lang)).map(
    ({ refId, lang, title }) => ({ refId, lang, title }),
  );

describe('reindexAll', () => {
  it('indexes everything searchable in every language and drops what is gone', async () => {
    const { db } = database;
    const id = await insertArticle(db, { publishAt, title: '预冷' });
    await db
      .insert(articleTranslations)
      .values({ articleId: id, lang: 'en', title: 'Precooling', summary: '', body: '' });
    await insertArticle(db, { publishAt, status: 'DRAFT' });
    await insertArticle(db, { publishAt, column: 'STYLE' });
    await insertDocument(db, { title: '早已删除' });
    await reindexAll(db, sources, later);
    expect(await indexed()).toEqual([
      { refId: id, lang: 'en', title: 'Precooling' },
      { refId: id, lang: 'zh', title: '预冷' },
    ]);
    await reindexAll(db, sources, later);
    expect(await indexed()).toHaveLength(2);
  });

  it('handles more than one batch', async () => {
    const { db } = database;
    for (let count = 0; count < 450; count += 1) await insertArticle(db, { publishAt });
    const stray = await insertDocument(db, { refId: '00000000000000000000000000' });
    await reindexAll(db, sources, later);
    const found = await indexed();
    expect(found).toHaveLength(450);
    expect(found.map(({ refId }) => refId)).not.toContain(stray);
  });

  it('indexes texts without markup, including standing pages', async () => {
    const { db } = database;
    await insertArticle(db, { publishAt, body: '<h2>一</h2><p>两小时<b>内</b>入库</p>' });
    await db.insert(sitePages).values({
      key: 'about-us',
      lang: 'zh',
      title: '关于我们',
      summary: '',
      sections: [{ id: 'map', heading: '交通', html: '<p>乘 12 路</p>' }],
    });
    await reindexAll(db, sources, later);
    const texts = await db
      .select({ text: searchDocuments.text })
      .from(searchDocuments)
      .orderBy(searchDocuments.kind);
    expect(texts).toEqual([{ text: '一\n两小时内入库' }, { text: '交通\n乘 12 路' }]);
    await db.delete(sitePages);
  });
});

describe('refreshDocuments', () => {
  it('updates the documents of a thing', async () => {
    const { db } = database;
    const id = await insertArticle(db, { publishAt, title: '旧题' });
    await refreshDocuments(db, contentSearch, [id], later);
    await db.update(articles).set({ title: '新题' }).where(eq(articles.id, id));
    await refreshDocuments(db, contentSearch, [id], later);
    expect(await indexed()).toEqual([{ refId: id, lang: 'zh', title: '新题' }]);
    await db.update(articles).set({ status: 'WITHDRAWN' }).where(eq(articles.id, id));
    await refreshDocuments(db, contentSearch, [id], later);
    expect(await indexed()).toEqual([]);
  });

  it('removes a deleted thing in every language, and nothing else', async () => {
    const { db } = database;
    const id = await insertDocument(db, {});
    await insertDocument(db, { refId: id, lang: 'en' });
    await insertDocument(db, { refId: id, kind: 'POLICY', title: '同号' });
    await refreshDocuments(db, contentSearch, [id], later);
    expect(await indexed()).toEqual([{ refId: id, lang: 'zh', title: '同号' }]);
  });
});

describe('matchesKeyword', () => {
  it('matches rows that contain the keyword', async () => {
    const { db } = database;
    const id = await insertArticle(db, { publishAt, title: '冷链' });
    await insertArticle(db, { publishAt, title: '月季' });
    await reindexAll(db, sources, later);
    const find = (keyword: string) =>
      db
        .select({ id: articles.id })
        .from(articles)
        .where(matchesKeyword('ARTICLE', articles.id, keyword));
    expect(await find('冷链')).toEqual([{ id }]);
    expect(await find("%_\\'")).toEqual([]);
  });
});
