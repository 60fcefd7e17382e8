import type { SearchKind } from '@portal/contract/kinds';
import { and, eq, inArray } from 'drizzle-orm';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachRow, isOfOneRow } from '../../platform/database/failed-rows.ts';
import { searchDocuments } from './search-document.table.ts';
import { rowOfDocument } from './search-document.ts';

/** Takes things out of the index, in all their languages. */
async function deleteDocuments(tx: Db, kind: SearchKind, refIds: readonly string[]): Promise<void> {
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.refId, [...refIds])));
}

/** Puts documents in whose things and languages are not in the index yet. */
export async function insertDocuments(
  tx: Db,
  documents: readonly SearchDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  await tx.insert(searchDocuments).values(documents.map((document) => rowOfDocument(document, now)));
}

/** Reads these things again and replaces what the index held of them. */
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

/** The same in transactions of its own: a batch together, and where one of its things fails, each by itself. */
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
