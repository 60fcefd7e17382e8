import { type Db, inTransaction } from './database.ts';

/** Rows that one transaction takes, so that none is long. */
const batchSize = 200;

/**
 * Takes all that is due, in batches with a transaction each, until one is not full. `list` locks what it finds and
 * leaves out what others hold; `take` must bring a row out of that list, or the next batch would find it again.
 */
export async function inBatches<Row>(
  db: Db,
  list: (tx: Db, limit: number) => Promise<Row[]>,
  take: (tx: Db, row: Row) => Promise<unknown>,
): Promise<void> {
  for (let taken = batchSize; taken === batchSize; )
    taken = await inTransaction(db, async (tx) => {
      const rows = await list(tx, batchSize);
      for (const row of rows) await take(tx, row);
      return rows.length;
    });
}
