import { and, asc, eq } from 'drizzle-orm';
import type { ListHolders, SearchSource } from '../../feature/search-source.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { replaceFromSource } from './index-writes.ts';
import { searchRenames } from './search-rename.table.ts';

const batchSize = 200;

/** In batches, each in its own transaction, so that writers never wait for more than one. */
async function refreshHolders(
  db: Db,
  source: SearchSource,
  listIds: ListHolders,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await listIds(db, code, after, batchSize);
    await inTransaction(db, (tx) => replaceFromSource(tx, source, ids, now));
    after = ids.length < batchSize ? undefined : ids.at(-1);
  }
}

/** Brings names that changed into the index, for whatever is found by them. */
export async function followRenames(db: Db, sources: readonly SearchSource[], now: Date): Promise<void> {
  const renames = await db.select().from(searchRenames).orderBy(asc(searchRenames.renamedAt));
  for (const { list, code, renamedAt } of renames) {
    for (const source of sources)
      for (const listIds of source.holders?.[list] ?? [])
        await refreshHolders(db, source, listIds, { code, now });
    // A name that changed again meanwhile stays for the next run.
    const isDone = [
      eq(searchRenames.list, list),
      eq(searchRenames.code, code),
      eq(searchRenames.renamedAt, renamedAt),
    ];
    await db.delete(searchRenames).where(and(...isDone));
    await invalidateTags(db, ['search']);
  }
}
