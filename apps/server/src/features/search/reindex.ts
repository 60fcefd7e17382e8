import type { SearchKind } from '@portal/contract/kinds';
import { and, eq, gt, lt, lte, notInArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { replaceFromSource } from './index-writes.ts';
import { searchDocuments } from './search-document.table.ts';

const batchSize = 200;

/** Index entries of things that are no longer in their table, within a stretch of ids. */
async function removeStrays(
  tx: Db,
  kind: SearchKind,
  { after, ids, now }: { after: string; ids: readonly string[]; now: Date },
): Promise<void> {
  const last = ids.length < batchSize ? undefined : ids.at(-1);
  await tx.delete(searchDocuments).where(
    and(
      eq(searchDocuments.kind, kind),
      gt(searchDocuments.refId, after),
      // A document inserted since is missing from the list of ids, but was not removed.
      lt(searchDocuments.indexedAt, now),
      last === undefined ? undefined : lte(searchDocuments.refId, last),
      ids.length === 0 ? undefined : notInArray(searchDocuments.refId, [...ids]),
    ),
  );
}

/** One batch in a transaction of its own, so that writers wait for no more than that; null after the last one. */
async function reindexBatch(db: Db, source: SearchSource, after: string, now: Date): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const ids = await source.listIds(tx, after, batchSize);
    await removeStrays(tx, source.kind, { after, ids, now });
    await replaceFromSource(tx, source, ids, now);
    return ids.length < batchSize ? null : (ids.at(-1) ?? null);
  });
}

/** Builds the whole index again, while the site goes on working. */
export async function reindexAll(db: Db, sources: readonly SearchSource[], now: Date): Promise<void> {
  for (const source of sources) {
    let after: string | null = '';
    while (after !== null) after = await reindexBatch(db, source, after, now);
  }
  await invalidateTags(db, ['search']);
}
