import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

interface Executable<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

interface Preparable<Result> extends Executable<Result> {
  prepare(name: string): Executable<Result>;
  toSQL(): { sql: string };
}

// Prepared statements kept per connection.
const maxStatements = 200;

const statements = new WeakMap<Db, Map<string, unknown>>();

/**
 * Returns the query of `build`, built and planned only once. `key` names its shape; everything else that varies must
 * be a placeholder, filled in by `execute`. Meant for the few queries that every visitor runs.
 */
export function prepareOnce<Result>(
  db: Db,
  key: string,
  build: () => Preparable<Result>,
): Executable<Result> {
  let known = statements.get(db);
  if (!known) {
    known = new Map();
    statements.set(db, known);
  }
  const kept = known.get(key) as Executable<Result> | undefined;
  if (kept) return kept;
  const query = build();
  if (known.size >= maxStatements) return query;
  const name = createHash('sha1').update(query.toSQL().sql).digest('hex').slice(0, 20);
  const statement = query.prepare(name);
  known.set(key, statement);
  return statement;
}

/**
 * A limit as a literal of the query. With a parameter instead, PostgreSQL expects a tenth of the table, finds no
 * generic plan good enough, and plans every call again.
 */
export const fixedLimit = (limit: number): number => sql.raw(String(limit)) as unknown as number;
