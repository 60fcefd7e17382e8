import { allNotices, type Notice } from '../features/report/notice/notice.ts';
import { printNotices } from '../features/report/notice/print-notices.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import type { Database } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { openParkSettings } from '../platform/park-setting/park-settings.ts';
import { openSecretBox } from '../platform/secret-box.ts';

/** The first notices, as the office's print reads them. */
async function* firstOf(most: number, batches: AsyncIterable<Notice[]>): AsyncGenerator<Notice[]> {
  let left = most;
  for await (const batch of batches) {
    yield batch.slice(0, left);
    left -= batch.length;
    if (left <= 0) return;
  }
}

/** Prints the notices of as many tenants in one file, as the background job does, and returns how long it took. */
export async function timeNotices(
  database: Database,
  now: Date,
  most: number,
): Promise<{ ms: number; notices: number; steps: number; bytes: number }> {
  const { db } = database;
  const env = readEnv(process.env);
  const settings = await openParkSettings({
    env,
    database,
    clock: { now: () => now },
    box: openSecretBox(env),
  });
  const deps = { env, settings, database, pay: new Map(), files: await openFileStore(env) };
  const day = chinaDayOf(now);
  const seen: number[] = [];
  const startedAt = performance.now();
  const file = await printNotices(
    db,
    deps,
    now,
    firstOf(most, allNotices(db, { period: day.slice(0, 7), day })),
    async (done) => {
      seen.push(done);
    },
  );
  return {
    ms: performance.now() - startedAt,
    notices: seen.at(-1) ?? 0,
    steps: seen.length,
    bytes: file.length,
  };
}
