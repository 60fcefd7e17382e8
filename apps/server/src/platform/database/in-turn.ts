import { PgTransaction } from 'drizzle-orm/pg-core';
import { type Db, inTransaction } from './database.ts';
import { Lanes } from './lanes.ts';

/** The database and the caller; the context of every operation fits. */
export interface TurnSource {
  db: Db;
  actor: { userId: string } | null;
}

const lanesOf = new WeakMap<Db, Lanes>();

/** The queues in front of a database, within this copy of the server. */
export function lanesAt(db: Db): Lanes {
  const lanes = lanesOf.get(db) ?? new Lanes();
  lanesOf.set(db, lanes);
  return lanes;
}

/**
 * Runs `work` in a transaction once it is the caller's turn at `subject`, a row that many users want at the same
 * moment. They queue here in order of arrival instead of each holding a connection, so that a copy of the server spends
 * one connection per subject and other calls have the rest. The row is still locked against other copies; work that
 * locks it late, or not at all, may run a few `abreast`. Within a transaction, and for uncontended work (null), there
 * is no queue.
 * @throws {BusyError} when the turn has not come in time, before anything is done
 */
export async function inTurn<T>(
  { db, actor }: TurnSource,
  subject: string | null,
  work: (tx: Db) => Promise<T>,
  { abreast }: { abreast?: number } = {},
): Promise<T> {
  const isWithin: boolean = db instanceof PgTransaction;
  if (isWithin || subject === null) return inTransaction(db, work);
  const leave = await lanesAt(db).enter(subject, actor?.userId ?? null, abreast);
  try {
    return await inTransaction(db, work);
  } finally {
    leave();
  }
}
