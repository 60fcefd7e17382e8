import { setTimeout as sleep } from 'node:timers/promises';

/** After this, pictures of the first pages are drawn and what the start was made with is garbage. */
const afterStartMs = 3_000;

/**
 * Returns to the system what the start leaves behind, 20 MB that V8 would keep for later. It does so by itself only
 * when memory gets short. Takes a fifth of a second, once; without `--expose-gc` nothing happens.
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
