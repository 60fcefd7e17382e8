import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Waits until no other transaction holds the named lock, and holds it until this one ends. Protects a count or lookup
 * that precedes a write: otherwise two transactions at once could both find room for the last one, or both find
 * nothing.
 */
export async function takeTurn(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
