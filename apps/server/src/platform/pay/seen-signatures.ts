import type { Clock } from '../clock.ts';

interface SeenSignatures {
  /** Whether a signature was seen recently; records it as seen. */
  wasSeen(signature: string): boolean;
  /** Forgets a signature whose message was not written, so that the same bytes are accepted again. */
  forget(signature: string): void;
}

/** Remembers signatures for `forMs`; a legitimate repetition of a message has a new signature. */
export function createSeenSignatures(forMs: number, clock: Clock): SeenSignatures {
  const seen = new Map<string, number>();
  return {
    wasSeen: (signature) => {
      const now = clock.now().getTime();
      // Insertion order, so the oldest come first.
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
