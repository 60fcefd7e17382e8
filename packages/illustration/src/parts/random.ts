import { itemAt } from './lists.ts';

/** FNV-1a with the final mix of MurmurHash3: an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface Random {
  /** 0 ≤ value < 1 */
  next: () => number;
  range: (low: number, high: number) => number;
  /** Whole number, both ends included. */
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** −amount … amount */
  jitter: (amount: number) => number;
  sign: () => 1 | -1;
}

/** A seeded random source (mulberry32) with the choices a drawing needs. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
    jitter: (amount) => (next() * 2 - 1) * amount,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}
