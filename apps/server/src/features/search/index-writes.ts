import type { SearchKind } from '@portal/contract/kinds';
import { and, eq, inArray } from 'drizzle-orm';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachRow, isOfOneRow } from '../../platform/database/failed-rows.ts';
import { searchDocuments } from './search-document.table.ts';
import { rowOfDocument } from './search-document.ts';

/** Removes things from the index, in all languages. */
async function deleteDocuments(tx: Db, kind: SearchKind, refIds: readonly string[]): Promise<void> {
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.refId, [...refIds])));
}

/** Inserts documents that are not in the index yet. */
export async function insertDocuments(
  tx: Db,
  documents: readonly SearchDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  await tx.insert(searchDocuments).values(documents.map((document) => rowOfDocument(document, now)));
}

/** Reads these things again and replaces their documents in the index. */
export async function replaceFromSource(
  tx: Db,
  source: SearchSource,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  if (refIds.length === 0) return;
  const documents = await source.readDocuments(tx, refIds);
  await deleteDocuments(tx, source.kind, refIds);
  await insertDocuments(tx, documents, now);
}

/** {@link replaceFromSource} in its own transactions: the batch together, and if one thing fails, each by itself. */
export async function replaceBatch(
  db: Db,
  source: SearchSource,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  const replace = (some: readonly string[]) =>
    inTransaction(db, (tx) => replaceFromSource(tx, source, some, now));
  try {
    await replace(refIds);
  } catch (error) {
    if (!isOfOneRow(error)) throw error;
    await eachRow(
      refIds,
      (id) => `${source.kind} ${id}`,
      (id) => replace([id]),
    );
  }
}
