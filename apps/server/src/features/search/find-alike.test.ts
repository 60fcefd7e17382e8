import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectOwner } from '../../platform/database/connect-owner.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findAlike } from './find-alike.public.ts';
import { searchDocuments } from './search-document.table.ts';
import { insertDocument } from './testing/insert-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(searchDocuments));

const insert = (title: string, kind: 'PROJECT' | 'SERVICE' = 'PROJECT') =>
  insertDocument(test.db, { kind, title });
const alike = (title: string, limit = 5) => findAlike(test.db, { kind: 'PROJECT', title, limit });

it('finds only documents of its kind, those with the most words in common first', async () => {
  const some = await insert('红玫瑰八万枝');
  const most = await insert('情人节前红玫瑰');
  await insert('白百合');
  await insert('情人节前红玫瑰', 'SERVICE');
  expect(await alike('情人节前的红玫瑰')).toEqual([most, some]);
  expect(await alike('情人节前的红玫瑰', 1)).toEqual([most]);
  expect(await alike('绣球')).toEqual([]);
  expect(await alike('·')).toEqual([]);
});

describe('large market', () => {
  beforeEach(async () => {
    // Enough documents share one word for PostgreSQL's statistics on it to matter.
    await test.db.execute(sql`
      insert into search_document (kind, ref_id, lang, title, summary, text, title_words, words, indexed_at)
      select 'PROJECT', 'common' || n, 'zh', '鲜花', '', '', '''#PROJECT'' ''鲜花'':1A', '', now()
      from generate_series(1, 5000) n`);
  });

  async function analyse() {
    const owner = await connectOwner(test.database);
    try {
      await owner.query('analyze search_document');
    } finally {
      await owner.end();
    }
  }

  it('finds documents that share a rare word among thousands that share a common one', async () => {
    const rare = [await insert('鲜花雪绒'), await insert('雪绒')];
    await analyse();
    expect(await alike('鲜花雪绒')).toEqual(rare);
  });

  it('finds some documents that share a common word if there is no other', async () => {
    await analyse();
    expect(await alike('鲜花')).toHaveLength(5);
  });
});
