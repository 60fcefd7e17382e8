import { setTimeout as sleep } from 'node:timers/promises';

/** By then pictures for the first pages have been drawn, and what the start allocated is garbage. */
const afterStartMs = 3_000;

/**
 * Returns memory left over from the start to the system: 20 MB that V8 would keep until memory runs short. Takes a
 * fifth of a second, once; does nothing without `--expose-gc`.
 */
export async function returnMemoryAfterStart(signal: AbortSignal): Promise<void> {
  if (!globalThis.gc) return;
  try {
    await sleep(afterStartMs, undefined, { signal, ref: false });
  } catch {
    return;
  }
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
