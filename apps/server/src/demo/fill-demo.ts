import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { openSecretBox } from '../platform/secret-box.ts';
import { demoFills } from './demo-fills.ts';
import { demoParts } from './demo-part.table.ts';
import { planDemo } from './plan-demo.ts';

interface Given {
  database: Database;
  env: Env;
  log: FastifyBaseLogger;
  /** The day, in Asia/Shanghai, to which the dates of a fill that begins now are relative. */
  today?: string;
}

/**
 * Fills an empty database with the demo park, or goes on with a fill that was interrupted: each part is filled in
 * completely or not at all, and once.
 */
export async function fillDemo({ database: { db }, env, log, today }: Given): Promise<void> {
  await planDemo(db, today);
  const planned = new Set(
    (await db.select({ name: demoParts.name }).from(demoParts)).map(({ name }) => name),
  );
  if (planned.size === 0) return;
  const store = await openFileStore(env);
  const box = openSecretBox(env);
  for (const [name, fill] of demoFills) {
    if (!planned.has(name)) continue;
    await inTransaction(db, async (tx) => {
      const [part] = await tx.delete(demoParts).where(eq(demoParts.name, name)).returning();
      if (part) await fill({ tx, store, box, today: part.day, log });
    });
  }
}
