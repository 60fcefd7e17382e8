import { BusyError } from './busy-error.ts';

interface Waiting {
  by: string | null;
  enter: () => void;
}

interface Lane {
  line: Waiting[];
  /** Number of callers whose turn it is now. */
  inside: number;
  /** Duration of recent turns in ms, used to estimate when to retry. */
  turnMs: number;
}

/** The queues of one copy of the server, one per subject in use. */
export class Lanes {
  patienceMs = 30_000;
  /** A longer queue could not be served within `patienceMs`, so further callers are rejected at once. */
  max = 2_000;
  /** Keeps one user with many concurrent calls from delaying all others. */
  maxPerCaller = 10;
  readonly #lanes = new Map<string, Lane>();

  /**
   * Waits for the caller's turn at a subject, in order of arrival; up to `abreast` callers are admitted at once.
   * @returns a function that ends the turn
   * @throws {BusyError} when the queue is too long, or the turn has not come in time
   */
  async enter(subject: string, by: string | null, abreast = 1): Promise<() => void> {
    const lane = this.#lanes.get(subject) ?? { line: [], inside: 0, turnMs: 0 };
    this.#lanes.set(subject, lane);
    // A leaving caller hands its turn to the next, so that nobody gets in between.
    if (lane.inside < abreast) lane.inside += 1;
    else await this.#wait(lane, by);
    const begunAt = performance.now();
    return () => this.#leave(subject, performance.now() - begunAt);
  }

  async #wait(lane: Lane, by: string | null): Promise<void> {
    const { line, turnMs } = lane;
    const retryAfter = (line.length * turnMs) / lane.inside / 1_000;
    const ofOne = by === null ? 0 : line.filter((one) => one.by === by).length;
    if (line.length >= this.max || ofOne >= this.maxPerCaller)
      throw new BusyError('too many calls are waiting in this lane', retryAfter);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { by, enter: resolve };
    line.push(waiting);
    const timer = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1);
      reject(new BusyError('timed out waiting in the lane', retryAfter));
    }, this.patienceMs);
    await promise.finally(() => clearTimeout(timer));
  }

  #leave(subject: string, tookMs: number): void {
    const lane = this.#lanes.get(subject);
    if (!lane) return;
    lane.turnMs = lane.turnMs === 0 ? tookMs : lane.turnMs * 0.8 + tookMs * 0.2;
    const next = lane.line.shift();
    if (next) next.enter();
    else lane.inside -= 1;
    if (lane.inside === 0) this.#lanes.delete(subject);
  }
}
