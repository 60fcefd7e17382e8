import type { Db } from '../platform/database/database.ts';

class Died extends Error {
  // Like a lost connection, it is not the fault of a row.
  readonly code = 'ECONNRESET';
}

/** The database of a job that dies at one of its transactions, the first being 1: before it is committed, or after. */
export function dyingDb(db: Db, at: number, isCommitted: boolean): Db {
  let count = 0;
  const transaction = async (work: (tx: Db) => Promise<unknown>) => {
    count += 1;
    if (count !== at) return db.transaction(work as never);
    await db.transaction(async (tx) => {
      await work(tx as unknown as Db);
      if (!isCommitted) throw new Died();
    });
    throw new Died();
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
}
