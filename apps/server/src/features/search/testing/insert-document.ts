import { ulid } from 'ulidx';
import type { SearchDocument } from '../../../feature/search-source.ts';
import type { Db } from '../../../platform/database/database.ts';
import { insertDocuments } from '../index-writes.ts';

/** Inserts a document into the index, by default an article without further words; returns its id. */
export async function insertDocument(db: Db, given: Partial<SearchDocument>): Promise<string> {
  const document: SearchDocument = {
    kind: 'ARTICLE',
    refId: ulid(),
    lang: 'zh',
    section: 'INDUSTRY',
    title: '园区通告',
    summary: '',
    text: '',
    publishedAt: new Date('2026-06-01T00:00:00Z'),
    ...given,
  };
  await insertDocuments(db, [document], new Date());
  return document.refId;
}
