import type { SearchKind } from '@portal/contract/kinds';
import { and, eq, gt, lt, lte, notInArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachPage, eachRow } from '../../platform/database/failed-rows.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { replaceBatch } from './index-writes.ts';
import { searchDocuments } from './search-document.table.ts';

const batchSize = 200;

/** Removes index entries of things no longer in their table, within a range of ids. */
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
      // A document inserted since is not in the list of ids, but its thing exists.
      lt(searchDocuments.indexedAt, now),
      last === undefined ? undefined : lte(searchDocuments.refId, last),
      ids.length === 0 ? undefined : notInArray(searchDocuments.refId, [...ids]),
    ),
  );
}

/** In batches, each in its own transaction, so that writers never wait for more than one. */
const reindex = (db: Db, source: SearchSource, now: Date) =>
  eachPage(
    (after) => source.listIds(db, after, batchSize),
    (id) => id,
    async (ids, after) => {
      await removeStrays(db, source.kind, { after, ids, now });
      await replaceBatch(db, source, ids, now);
    },
  );

/**
 * Rebuilds the whole index while the site keeps running.
 * @throws {RowsFailed} at the end, with the things that could not be read
 */
export async function reindexAll(db: Db, sources: readonly SearchSource[], now: Date): Promise<void> {
  try {
    await eachRow(
      sources,
      ({ kind }) => kind,
      (source) => reindex(db, source, now),
    );
  } finally {
    await invalidateTags(db, ['search']);
  }
}
