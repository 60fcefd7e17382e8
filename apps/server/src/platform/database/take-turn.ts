import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Waits until no other transaction has this turn, and has it until this one ends. For what is counted or looked up
 * before it is written, so that two at once do not both find room for the last one, or both find nothing.
 */
export async function takeTurn(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
