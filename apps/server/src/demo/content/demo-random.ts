import { createHash } from 'node:crypto';

/** A number in [0, 1) that depends only on `name`. */
export function demoRandom(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** An integer from `low` to `high`, both included, that depends only on `name`. */
export function demoInteger(name: string, low: number, high: number): number {
  return low + Math.floor(demoRandom(name) * (high - low + 1));
}
