import type { Clock } from '../clock.ts';

interface SeenSignatures {
  /** Whether a signature was seen within a while; from now on it was. */
  wasSeen(signature: string): boolean;
  /** Forgets a signature whose message was not written, so that the same bytes may come again. */
  forget(signature: string): void;
}

/** Remembers signatures for a while: whoever repeats a message in earnest signs it again. */
export function createSeenSignatures(forMs: number, clock: Clock): SeenSignatures {
  const seen = new Map<string, number>();
  return {
    wasSeen: (signature) => {
      const now = clock.now().getTime();
      // In the order in which they came, so the old ones are first.
      for (const [old, at] of seen) {
        if (now - at <= forMs) break;
        seen.delete(old);
      }
      if (seen.has(signature)) return true;
      seen.set(signature, now);
      return false;
    },
    forget: (signature) => {
      seen.delete(signature);
    },
  };
}
