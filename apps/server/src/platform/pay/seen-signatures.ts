import type { Clock } from '../clock.ts';

/** Tells whether a signature was seen within a while: whoever repeats a message in earnest signs it anew. */
export function createSeenSignatures(forMs: number, clock: Clock): (signature: string) => boolean {
  const seen = new Map<string, number>();
  return (signature) => {
    const now = clock.now().getTime();
    // In the order in which they came, so the old ones are first.
    for (const [old, at] of seen) {
      if (now - at <= forMs) break;
      seen.delete(old);
    }
    if (seen.has(signature)) return true;
    seen.set(signature, now);
    return false;
  };
}
