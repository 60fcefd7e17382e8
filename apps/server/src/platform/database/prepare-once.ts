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

// Every connection keeps what it has prepared.
const maxStatements = 200;

const statements = new WeakMap<Db, Map<string, unknown>>();

/**
 * The query built by `build`, built and planned once. `key` names its shape: what varies beyond it must be a
 * placeholder, filled by `execute`. Use it for the few queries that every visitor runs.
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
 * A limit written into the query. With a parameter in its place PostgreSQL expects a tenth of the table, finds
 * no plan good enough to keep, and plans anew for every call.
 */
export const fixedLimit = (limit: number): number => sql.raw(String(limit)) as unknown as number;
