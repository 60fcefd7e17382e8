import type { SearchKind } from '@portal/contract/search';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { searchDocuments } from './search-document.table.ts';
import { rowOfDocument, type SearchDocument } from './search-document.ts';
import { searchSources } from './sources/search-sources.ts';

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

/** Reads these things anew and puts what is found of them in the place of what the index held. */
export async function replaceFromSource(
  tx: Db,
  kind: SearchKind,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  if (refIds.length === 0) return;
  const documents = await searchSources[kind].readDocuments(tx, refIds);
  await deleteDocuments(tx, kind, refIds);
  await insertDocuments(tx, documents, now);
}
