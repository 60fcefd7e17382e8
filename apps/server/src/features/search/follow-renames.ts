import { and, asc, eq } from 'drizzle-orm';
import type { ListHolders, SearchSource } from '../../feature/search-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachPage, eachRow } from '../../platform/database/failed-rows.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { replaceBatch } from './index-writes.ts';
import { searchRenames } from './search-rename.table.ts';

const batchSize = 200;

/** In batches, each in its own transaction, so that writers never wait for more than one. */
const refreshHolders = (
  db: Db,
  source: SearchSource,
  listIds: ListHolders,
  { code, now }: { code: string; now: Date },
) =>
  eachPage(
    (after) => listIds(db, code, after, batchSize),
    (id) => id,
    (ids) => replaceBatch(db, source, ids, now),
  );

/** Refreshes everything indexed under one name, then removes the rename. */
async function followRename(
  db: Db,
  sources: readonly SearchSource[],
  { list, code, renamedAt }: typeof searchRenames.$inferSelect,
  now: Date,
): Promise<void> {
  const holders = sources.flatMap((source) =>
    (source.holders?.[list] ?? []).map((listIds) => ({ source, listIds })),
  );
  try {
    await eachRow(
      holders,
      ({ source }) => source.kind,
      ({ source, listIds }) => refreshHolders(db, source, listIds, { code, now }),
    );
  } finally {
    await invalidateTags(db, ['search']);
  }
  // A name that changed again in the meantime stays for the next run.
  const isDone = [
    eq(searchRenames.list, list),
    eq(searchRenames.code, code),
    eq(searchRenames.renamedAt, renamedAt),
  ];
  await db.delete(searchRenames).where(and(...isDone));
}

/** Applies changed names to every indexed document that contains them. */
export async function followRenames(db: Db, sources: readonly SearchSource[], now: Date): Promise<void> {
  await eachRow(
    await db.select().from(searchRenames).orderBy(asc(searchRenames.renamedAt)),
    ({ list, code }) => `${list} ${code}`,
    (rename) => followRename(db, sources, rename, now),
  );
}
