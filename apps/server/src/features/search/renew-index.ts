import { and, asc, eq, lt } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachRow } from '../../platform/database/failed-rows.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { replaceBatch } from './index-writes.ts';
import { searchDocuments } from './search-document.table.ts';
import { indexVersion } from './search-document.ts';

const batchSize = 200;

/** The things of a kind that were last written for an older version of the index. */
async function listOutdated(db: Db, { kind }: SearchSource): Promise<string[]> {
  const { refId, indexVersion: version, kind: kindColumn } = searchDocuments;
  const rows = await db
    .selectDistinct({ refId })
    .from(searchDocuments)
    .where(and(eq(kindColumn, kind), lt(version, indexVersion)))
    .orderBy(asc(refId))
    .limit(batchSize);
  return rows.map((row) => row.refId);
}

/** Renews the rows of one kind batch by batch; one that cannot be renewed is not tried again in this run. */
async function renewKind(db: Db, source: SearchSource, now: Date): Promise<number> {
  let renewed = 0;
  for (let last = ''; ; ) {
    const ids = await listOutdated(db, source);
    if (ids.length === 0 || ids.join() === last) return renewed;
    last = ids.join();
    await replaceBatch(db, source, ids, now);
    renewed += ids.length;
  }
}

/** Writes what is not in the index at all, for sources whose things are part of the program. */
async function addProgramTexts(db: Db, source: SearchSource, now: Date): Promise<number> {
  const isWritten = and(
    eq(searchDocuments.kind, source.kind),
    eq(searchDocuments.indexVersion, indexVersion),
  );
  const ids = await source.listIds(db, '', batchSize);
  const written = await db
    .selectDistinct({ id: searchDocuments.refId })
    .from(searchDocuments)
    .where(isWritten);
  const known = new Set(written.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) await replaceBatch(db, source, missing, now);
  return missing.length;
}

/**
 * Renews, while the site keeps running, what was written for an older version of the index. Until then, a row is found
 * by what it has.
 */
export async function renewIndex(db: Db, sources: readonly SearchSource[], now: Date): Promise<void> {
  let renewed = 0;
  try {
    await eachRow(
      sources,
      ({ kind }) => kind,
      async (source) => {
        if (source.kind === 'PUBLIC_TASK') renewed += await addProgramTexts(db, source, now);
        renewed += await renewKind(db, source, now);
      },
    );
  } finally {
    if (renewed > 0) await invalidateTags(db, ['search']);
  }
}
