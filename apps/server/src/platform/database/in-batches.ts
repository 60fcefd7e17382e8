import { type Db, inTransaction } from './database.ts';
import { type FailedRow, isOfOneRow, maxFailedRows, RowsFailed } from './failed-rows.ts';

/** Rows that one transaction takes, so that none is long. */
const batchSize = 200;

interface Batches<Row> {
  list: (tx: Db, limit: number) => Promise<Row[]>;
  take: (tx: Db, row: Row) => Promise<unknown>;
  idOf: (row: Row) => string;
  size: number;
  failed: Map<string, FailedRow>;
  /** Ids of rows that this run has taken; none is taken twice. */
  taken: Set<string>;
  /** Those of them that the list has found again: they failed, or their work has left them where they were. */
  left: Set<string>;
}

/** Takes one batch in a transaction; true while there may be more. */
async function takeBatch<Row>(db: Db, batches: Batches<Row>, take: Batches<Row>['take']): Promise<boolean> {
  const { list, idOf, size, taken, left } = batches;
  const limit = size + left.size;
  const found = await inTransaction(db, async (tx) => {
    const rows = await list(tx, limit);
    for (const row of rows) if (!taken.has(idOf(row))) await take(tx, row);
    return rows.map(idOf);
  });
  for (const id of found) (taken.has(id) ? left : taken).add(id);
  return found.length >= limit;
}

/** The same with a savepoint for each row, so that one that fails takes nothing with it. */
async function takeApart<Row>(db: Db, batches: Batches<Row>): Promise<boolean> {
  const failed = new Map<string, FailedRow>();
  const more = await takeBatch(db, batches, async (tx, row) => {
    const id = batches.idOf(row);
    // After a deadlock the whole batch is taken again.
    failed.delete(id);
    try {
      await inTransaction(tx, (inner) => batches.take(inner, row));
    } catch (error) {
      if (!isOfOneRow(error)) throw error;
      failed.set(id, { id, error });
    }
  });
  for (const row of failed.values()) batches.failed.set(row.id, row);
  return more;
}

/**
 * Takes all that is due, in batches with a transaction each, until one is not full. `list` locks what it finds and
 * leaves out what others hold. A row that fails stays as it is, and all others are taken; `size` 1 gives each row a
 * transaction of its own.
 * @throws {RowsFailed} at the end, with the rows that failed
 */
export async function inBatches<Row>(
  db: Db,
  list: Batches<Row>['list'],
  take: Batches<Row>['take'],
  idOf: Batches<Row>['idOf'],
  size = batchSize,
): Promise<void> {
  const failed = new Map<string, FailedRow>();
  const batches = { list, take, idOf, size, failed, taken: new Set<string>(), left: new Set<string>() };
  for (let more = true; more && failed.size < maxFailedRows; )
    more = await takeBatch(db, batches, take).catch((error: unknown) => {
      if (!isOfOneRow(error)) throw error;
      return takeApart(db, batches);
    });
  if (failed.size > 0) throw new RowsFailed([...failed.values()]);
}
