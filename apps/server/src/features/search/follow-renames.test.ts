import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { articles } from '../content/article.table.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { businessData, tagInfos } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { contributions } from '../features.ts';
import { policies } from '../policy/policy.table.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { followRenames } from './follow-renames.ts';
import { reindexAll } from './reindex.ts';
import { matchesKeyword, noteRename } from './search.public.ts';
import { searchRenames } from './search-rename.table.ts';

const publishAt = new Date('2026-11-20T00:00:00Z');
const now = new Date('2026-11-21T04:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  for (const table of [articles, policies, businessData, tagInfos]) await db.delete(table);
  await db.insert(tagInfos).values({ tagId: 'cold', name: '冷链', group: '环节' });
  await db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '绿化处' },
    { type: 'INDUSTRY_TAG', code: 'T_CUT', name: '鲜切花' },
  ]);
});

/** How many policies and enterprises match the keyword. */
const found = (keyword: string) =>
  Promise.all([
    database.db.$count(policies, matchesKeyword('POLICY', policies.id, keyword)),
    database.db.$count(enterprises, matchesKeyword('ENTERPRISE', enterprises.id, keyword)),
  ]);

async function rename(type: string, code: string, name: string): Promise<void> {
  const { db } = database;
  const isEntry = and(eq(businessData.type, type), eq(businessData.code, code));
  await db.update(businessData).set({ name }).where(isEntry);
  await noteRename(db, contributions.search, { list: type, code, renamedAt: now });
}

describe('followRenames', () => {
  it('applies the new name of a tag to every article, including scheduled ones', async () => {
    const { db } = database;
    for (let count = 0; count < 230; count += 1) await insertArticle(db, { publishAt, tagIds: ['cold'] });
    await insertArticle(db, { publishAt, tagIds: ['cold'], status: 'SCHEDULED' });
    await insertArticle(db, { publishAt });
    await reindexAll(db, contributions.search, now);
    await db.update(tagInfos).set({ name: '寒链' });
    await noteRename(db, contributions.search, { list: 'TAG', code: 'cold', renamedAt: now });
    await followRenames(db, contributions.search, now);
    const articlesWith = (keyword: string) =>
      db.$count(articles, matchesKeyword('ARTICLE', articles.id, keyword));
    expect([await articlesWith('寒链'), await articlesWith('冷链')]).toEqual([231, 0]);
    expect(await db.$count(searchRenames)).toBe(0);
  });

  it('follows departments and industries', async () => {
    const { db } = database;
    await insertPolicy(db, { deptCodes: ['GREEN'], industryTags: ['T_CUT'] });
    await insertEnterprise(db, { name: '霁月花业', industryTagIds: ['T_CUT'] });
    await reindexAll(db, contributions.search, now);
    expect(await found('鲜切花')).toEqual([1, 1]);
    await rename('POLICY_DEPT', 'GREEN', '林草局');
    await rename('INDUSTRY_TAG', 'T_CUT', '切枝');
    await followRenames(db, contributions.search, now);
    expect([await found('林草局'), await found('绿化处')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect([await found('切枝'), await found('鲜切花')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('ignores dictionaries whose names are not searched', async () => {
    await noteRename(database.db, contributions.search, { list: 'REGION', code: 'YX', renamedAt: now });
    expect(await database.db.$count(searchRenames)).toBe(0);
  });
});
