import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLargest } from './split-largest.ts';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('a split by largest remainders', () => {
  it('gives the odd fen to the largest remainders, to the earlier of equal ones', () => {
    expect(splitLargest(10_000, [1, 1, 1])).toEqual([3_334, 3_333, 3_333]);
    expect(splitLargest(100, [30_000, 50_000, 70_000])).toEqual([20, 33, 47]);
    expect(splitLargest(7, [1, 2, 4])).toEqual([1, 2, 4]);
  });

  it('has nothing to split over without weights', () => {
    expect(splitLargest(100, [])).toEqual([]);
    expect(splitLargest(100, [0, 0])).toEqual([0, 0]);
  });

  it('always adds up, and no part is a fen away from its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), weights, (total, all) => {
        const whole = sumOf(all);
        fc.pre(whole > 0);
        const parts = splitLargest(total, all);
        expect(sumOf(parts)).toBe(total);
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (total * (all[at] ?? 0)) / whole)).toBeLessThan(1.000_001);
      }),
    );
  });
});
