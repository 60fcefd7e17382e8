import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Priced } from './bill/contract-lines.ts';
import { differenceOf } from './difference-lines.ts';
import { recompute } from './money/price-usage.ts';

const month = (period: string, ofDays: number, rentFen: number, from = 1, to = ofDays): Priced => {
  const day = (of: number) => `${period}-${String(of).padStart(2, '0')}`;
  const term = { from: day(from), to: day(to), days: to - from + 1, ofDays };
  return { part: 'WHOLE', usageX100: 100, unitPriceE4: rentFen * 100, term };
};

const amounts = (before: Priced[], after: Priced[]) =>
  differenceOf(before, after).map(({ amountFen }) => amountFen);

describe('the difference of two calculations', () => {
  const before = [
    month('2026-12', 31, 712_250),
    month('2027-01', 31, 712_250),
    month('2027-02', 28, 712_250),
  ];
  const after = [
    month('2026-12', 31, 712_250, 1, 10),
    month('2026-12', 31, 747_863, 11),
    month('2027-01', 31, 747_863),
    month('2027-02', 28, 747_863),
  ];

  it('rounds each month by itself', () => {
    expect(differenceOf(before, after)).toEqual([
      {
        term: { from: '2026-12-11', to: '2026-12-31', days: 21, ofDays: 31 },
        usageX100: 100,
        unitPriceE4: 3_561_300,
        amountFen: 24_125,
        formulaText: '1 × 356.13 × 21 ÷ 31 = 241.25',
      },
      expect.objectContaining({ amountFen: 35_613, formulaText: '1 × 356.13 = 356.13' }),
      expect.objectContaining({ amountFen: 35_613 }),
    ]);
  });

  it('is the same amount when it falls', () => {
    expect(amounts(after, before)).toEqual([-24_125, -35_613, -35_613]);
    expect(differenceOf(after, before)[0]?.formulaText).toBe('1 × −356.13 × 21 ÷ 31 = −241.25');
  });

  it('does not cut a part that changes by the same amount', () => {
    const cut = [month('2026-12', 31, 712_250, 1, 15), month('2026-12', 31, 712_250, 16)];
    expect(differenceOf(cut, [month('2026-12', 31, 747_863)])).toMatchObject([
      { term: { days: 31 }, amountFen: 35_613 },
    ]);
    expect(amounts(cut, [month('2026-12', 31, 712_250)])).toEqual([]);
  });

  it('is everything where one side has nothing', () => {
    expect(amounts([], [month('2027-01', 31, 712_250)])).toEqual([712_250]);
    expect(amounts([month('2027-01', 31, 712_250, 1, 10)], [])).toEqual([-229_758]);
  });

  it('counts area and price apart when both change', () => {
    const fee = (usageX100: number, fen: number): Priced => ({
      ...month('2026-12', 31, 0),
      usageX100,
      unitPriceE4: fen * 100,
    });
    expect(amounts([fee(10_000, 120)], [fee(20_000, 130)])).toEqual([26_000, -12_000]);
    expect(amounts([fee(10_000, 120)], [fee(20_000, 120)])).toEqual([12_000]);
    expect(amounts([fee(20_000, 120)], [fee(10_000, 120)])).toEqual([-12_000]);
  });

  it('brings the old amount to the new one, within half a fen a line', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 2, max: 31 }),
        (oldFen, newFen, from) => {
          const was = [month('2026-12', 31, oldFen)];
          const is = [month('2026-12', 31, oldFen, 1, from - 1), month('2026-12', 31, newFen, from)];
          const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
          const target = sum(is.map(recompute)) - sum(was.map(recompute));
          expect(Math.abs(sum(amounts(was, is)) - target)).toBeLessThanOrEqual(2);
          expect(sum(amounts(is, was)) + sum(amounts(was, is))).toBe(0);
        },
      ),
    ));
});
