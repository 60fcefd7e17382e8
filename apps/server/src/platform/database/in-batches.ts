import { type Db, inTransaction } from './database.ts';
import { type FailedRow, isOfOneRow, maxFailedRows, RowsFailed } from './failed-rows.ts';

/** Rows per transaction, to keep each one short. */
const batchSize = 200;

interface Batches<Row> {
  list: (tx: Db, limit: number) => Promise<Row[]>;
  take: (tx: Db, row: Row) => Promise<unknown>;
  idOf: (row: Row) => string;
  size: number;
  failed: Map<string, FailedRow>;
  /** Ids of rows that this run has processed; none is processed twice. */
  taken: Set<string>;
  /** Those of them that the list returned again: they failed, or their work left them in the list. */
  left: Set<string>;
}

/** Processes one batch in a transaction; returns true while there may be more. */
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

/** Like {@link takeBatch}, with a savepoint per row, so that a failing row does not undo the others. */
async function takeApart<Row>(db: Db, batches: Batches<Row>): Promise<boolean> {
  const failed = new Map<string, FailedRow>();
  const more = await takeBatch(db, batches, async (tx, row) => {
    const id = batches.idOf(row);
    // After a deadlock the whole batch is processed again.
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
 * Processes all due rows in batches, one transaction each, until a batch is not full. `list` locks the rows it finds
 * and skips those locked by others. A failing row stays unchanged while all others are processed; `size` 1 gives each
 * row its own transaction.
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
