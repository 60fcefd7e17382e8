import { type Limiter, limitConcurrency } from '../files/limit-concurrency.ts';
import { errorCode, isConnectionLost } from './connection-error.ts';

/** A row that a job has left as it was, and why. */
export interface FailedRow {
  id: string;
  error: unknown;
}

/** Thrown by a job that has done all the rest; whoever runs the job names the rows in the log. */
export class RowsFailed extends Error {
  readonly rows: readonly FailedRow[];

  constructor(rows: readonly FailedRow[]) {
    super(`${rows.length} rows failed, the first one is ${rows[0]?.id}`, { cause: rows[0]?.error });
    this.name = 'RowsFailed';
    this.rows = rows;
  }
}

/** When this many rows fail in one run, the fault is in the program, not in the rows. */
export const maxFailedRows = 1_000;

const deadlockStates = new Set(['40001', '40P01']);

/**
 * Whether a failure may belong to one row alone. A lost database, a full disk (class 53) or a deadlock would hit the
 * next row too.
 */
export function isOfOneRow(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  return !isConnectionLost(error) && !deadlockStates.has(code) && !code.startsWith('53') && code !== 'ENOSPC';
}

/** What has failed within the work for one row. @throws what is not about rows */
function failuresOf(id: string, error: unknown): readonly FailedRow[] {
  if (error instanceof RowsFailed) return error.rows;
  if (!isOfOneRow(error)) throw error;
  return [{ id, error }];
}

/**
 * Takes rows in turn, or as many at once as `limit` lets, and goes on with the others where one fails.
 * @throws {RowsFailed} at the end, with the rows that failed; at once what would hit every row
 */
export async function eachRow<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
  limit: Limiter = limitConcurrency(1),
): Promise<void> {
  const failed: FailedRow[] = [];
  let isStopped = false;
  const take = async (row: Row) => {
    if (isStopped) return;
    try {
      await work(row);
    } catch (error) {
      isStopped = !(error instanceof RowsFailed || isOfOneRow(error));
      failed.push(...failuresOf(idOf(row), error));
    }
  };
  await Promise.all(rows.map((row) => limit(() => take(row))));
  if (failed.length > 0) throw new RowsFailed(failed);
}

/**
 * Takes the pages of a list, each after the last id of the one before, up to and with the empty one at its end, and
 * goes on where one fails.
 * @throws {RowsFailed} at the end
 */
export async function eachPage<Row>(
  list: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  work: (page: readonly Row[], after: string) => Promise<unknown>,
): Promise<void> {
  const failed: FailedRow[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: readonly Row[] = await list(after);
    const last = page.at(-1);
    try {
      await work(page, after);
    } catch (error) {
      failed.push(...failuresOf(last ? idOf(last) : after, error));
    }
    after = last && idOf(last);
  }
  if (failed.length > 0) throw new RowsFailed(failed);
}

/** The same, row by row. */
export const eachListed = <Row>(
  list: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> => eachPage(list, idOf, (page) => eachRow(page, idOf, work));

/** Runs the steps of a job in order, by their names; one that fails does not keep the others from running. */
export const everyStep = (steps: Record<string, () => Promise<unknown>>): Promise<void> =>
  eachRow(
    Object.entries(steps),
    ([name]) => name,
    ([, step]) => step(),
  );
