import type { SearchKind } from '@portal/contract/search';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { queryOf } from '../../platform/text/bigrams.ts';
import { searchDocuments } from './search-document.table.ts';
import { kindMark, rowOfDocument, type SearchDocument } from './search-document.ts';
import { searchSources } from './sources/search-sources.ts';

/** Takes a thing out of the index, in all its languages. */
export async function removeDocument(tx: Db, kind: SearchKind, refId: string): Promise<void> {
  await removeDocuments(tx, kind, [refId]);
}

async function removeDocuments(tx: Db, kind: SearchKind, refIds: readonly string[]): Promise<void> {
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.refId, [...refIds])));
}

/** Puts a thing into the index, in the place of what stood there for its language. */
export async function indexDocument(tx: Db, document: SearchDocument, now: Date): Promise<void> {
  const { kind, refId, lang } = document;
  await tx
    .delete(searchDocuments)
    .where(
      and(eq(searchDocuments.kind, kind), eq(searchDocuments.refId, refId), eq(searchDocuments.lang, lang)),
    );
  await tx.insert(searchDocuments).values(rowOfDocument(document, now));
}

/**
 * Brings the index up to what the tables now say of these things, removal included. Call it in the transaction
 * of every write to them, after the write.
 */
export async function refreshDocuments(
  tx: Db,
  kind: SearchKind,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  if (refIds.length === 0) return;
  const documents = await searchSources[kind].readDocuments(tx, refIds);
  await removeDocuments(tx, kind, refIds);
  if (documents.length > 0) {
    await tx.insert(searchDocuments).values(documents.map((document) => rowOfDocument(document, now)));
  }
}

/**
 * Condition of a list's query: the row's thing holds the keyword. For a keyword without a letter or digit
 * nothing does.
 */
export function matchesKeyword(kind: SearchKind, idColumn: AnyPgColumn, keyword: string): SQL {
  const query = queryOf(keyword);
  if (!query) return sql`false`;
  const wanted = `'${kindMark(kind)}' & ${query.every}`;
  return sql`${idColumn} in (
    select ref_id from search_document where kind = ${kind} and words @@ ${wanted}::tsquery
  )`;
}
