import { BusyError } from './busy-error.ts';

/** The purpose of a connection. A transaction may wait for another one's lock; a query does not. */
export type Use = 'query' | 'transaction';

interface Waiting {
  use: Use;
  /** Place in the order of arrival, across both queues. */
  nth: number;
  enter: () => void;
  timer: NodeJS.Timeout;
}

/** Number of pool connections that are never given to transactions, since those may all wait for the same lock. */
const reserveOf = (max: number): number => Math.floor(max / 3);

const retryAfterSeconds = 2;

/**
 * Gives callers the connections of a pool in order of arrival. Transactions get all but a reserve, so that pages and
 * other reads are served while every transaction waits for one row. A caller that waits longer than `patienceMs` is
 * rejected as busy: the database answers, it is only overloaded.
 */
export class ConnectionGate {
  patienceMs = 10_000;
  readonly #max: number;
  readonly #used: Record<Use, number> = { query: 0, transaction: 0 };
  readonly #lines: Record<Use, Waiting[]> = { query: [], transaction: [] };
  #arrivals = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Number of waiting callers. */
  get waiting(): number {
    return this.#lines.query.length + this.#lines.transaction.length;
  }

  /** Calls `enter` once a connection is free, or `refuse` when that takes too long. */
  ask(use: Use, enter: () => void, refuse: (error: BusyError) => void): void {
    if (this.#lines[use].length === 0 && this.#hasRoom(use)) {
      this.#used[use] += 1;
      enter();
      return;
    }
    const line = this.#lines[use];
    const timer = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1);
      refuse(new BusyError('timed out waiting for a pooled connection', retryAfterSeconds));
    }, this.patienceMs);
    const waiting = { use, nth: this.#arrivals, enter, timer };
    this.#arrivals += 1;
    line.push(waiting);
  }

  /** Returns a connection and admits the longest-waiting callers that may have one. */
  leave(use: Use): void {
    this.#used[use] -= 1;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#lines[next.use].shift();
      clearTimeout(next.timer);
      this.#used[next.use] += 1;
      next.enter();
    }
  }

  #hasRoom(use: Use): boolean {
    const { query, transaction } = this.#used;
    if (query + transaction >= this.#max) return false;
    return use === 'query' || transaction < this.#max - reserveOf(this.#max);
  }

  #next(): Waiting | undefined {
    const heads = [this.#lines.query[0], this.#lines.transaction[0]].filter(
      (head) => head !== undefined && this.#hasRoom(head.use),
    );
    return heads.sort((one, other) => (one?.nth ?? 0) - (other?.nth ?? 0))[0];
  }
}
