import { PgTransaction } from 'drizzle-orm/pg-core';
import { type Db, inTransaction } from './database.ts';
import { Lanes } from './lanes.ts';

/** The database and the caller; the context of every verb fits. */
export interface TurnSource {
  db: Db;
  actor: { userId: string } | null;
}

const lanesOf = new WeakMap<Db, Lanes>();

/** The waiting lines in front of a database, of this copy of the server. */
export function lanesAt(db: Db): Lanes {
  const lanes = lanesOf.get(db) ?? new Lanes();
  lanesOf.set(db, lanes);
  return lanes;
}

/**
 * Runs `work` in a transaction once it is the caller's turn at `subject`: the row for which many people come at one
 * moment. They wait here, in the order in which they came, and not on a connection each; so a copy of the server
 * spends one connection on a subject, however many want it, and other calls have the rest. The row is locked all the
 * same, against other copies; what is locked late in the work, or not at all, is done by a few `abreast`. Within a transaction, and for what nobody else wants (null), there is no line.
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
