import { inArray, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '../database/database.ts';
import { fileItems } from './file.table.ts';
import type { FileStore } from './file-store.ts';
import { storageKeyOf } from './insert-files.ts';
import type { PreparedFile } from './prepare-file.ts';

const keysOf = (files: readonly PreparedFile[]) => [
  ...new Set(files.map(({ sha256 }) => storageKeyOf(sha256))),
];

/** Until the transaction ends, no other one can add or remove these contents. */
async function lockContents(tx: Db, keys: readonly string[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  const ordered = sql.param([...keys].sort());
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('content:' || key, 0)) from unnest(${ordered}::text[]) as key`,
  );
}

/** Writes the contents to the store; returns the keys that were not there before. */
export async function putContents(store: FileStore, files: readonly PreparedFile[]): Promise<string[]> {
  const added: string[] = [];
  for (const { sha256, path, mime } of files) {
    const key = storageKeyOf(sha256);
    if (await store.has(key)) continue;
    await store.putFile(key, path, mime);
    added.push(key);
  }
  return added;
}

/**
 * Called before rows refer to the contents. Ensures that they are in the store, even if a rejected upload of the same
 * content has just removed them.
 */
export async function holdContents(tx: Db, store: FileStore, files: readonly PreparedFile[]): Promise<void> {
  await lockContents(tx, keysOf(files));
  await putContents(store, files);
}

/** Removes what a rejected upload has stored, unless another file has the same content. */
export async function dropContents(
  { db }: Pick<Database, 'db'>,
  store: FileStore,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await inTransaction(db, async (tx) => {
    await lockContents(tx, keys);
    const rows = await tx
      .select({ key: fileItems.storageKey })
      .from(fileItems)
      .where(inArray(fileItems.storageKey, [...keys]));
    const named = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!named.has(key)) await store.remove(key);
  });
}
