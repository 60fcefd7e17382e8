import { setTimeout as sleep } from 'node:timers/promises';

/** By then pictures for the first pages have been drawn, and what the start allocated is garbage. */
const afterStartMs = 3_000;

/** Collects garbage and returns its memory to the system; does nothing without `--expose-gc`. */
export function returnMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Returns memory left over from the start: 20 MB that V8 would keep until memory runs short. Takes a fifth of a second,
 * once.
 */
export async function returnMemoryAfterStart(signal: AbortSignal): Promise<void> {
  try {
    await sleep(afterStartMs, undefined, { signal, ref: false });
  } catch {
    return;
  }
  returnMemory();
}
