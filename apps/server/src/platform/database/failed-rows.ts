import { type Limiter, limitConcurrency } from '../files/limit-concurrency.ts';
import { errorCode, isConnectionLost } from './connection-error.ts';

/** A row that a job left unchanged, and the reason. */
export interface FailedRow {
  id: string;
  error: unknown;
}

/** Thrown by a job that has processed all other rows; the job runner logs the failed ones. */
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
 * Whether a failure may be due to one row alone. A lost database, a full disk (class 53) or a deadlock would affect the
 * next row too.
 */
export function isOfOneRow(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  return !isConnectionLost(error) && !deadlockStates.has(code) && !code.startsWith('53') && code !== 'ENOSPC';
}

/** The failures within the work for one row. @throws errors that are not about rows */
function failuresOf(id: string, error: unknown): readonly FailedRow[] {
  if (error instanceof RowsFailed) return error.rows;
  if (!isOfOneRow(error)) throw error;
  return [{ id, error }];
}

/**
 * Processes rows one by one, or up to `limit` at a time, and continues with the others when one fails.
 * @throws {RowsFailed} at the end, with the rows that failed; an error that would affect every row is thrown at once
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
 * Processes the pages of a list, each starting after the last id of the previous one, up to and including the empty
 * last page, and continues when one fails.
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

/** Like {@link eachPage}, but row by row. */
export const eachListed = <Row>(
  list: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> => eachPage(list, idOf, (page) => eachRow(page, idOf, work));

/** Runs the named steps of a job in order; a failing step does not prevent the others. */
export const everyStep = (steps: Record<string, () => Promise<unknown>>): Promise<void> =>
  eachRow(
    Object.entries(steps),
    ([name]) => name,
    ([, step]) => step(),
  );
