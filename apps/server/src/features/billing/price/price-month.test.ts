import type { Price } from '@portal/contract/billing/bill-price';
import { usualTouHours } from '@portal/contract/billing/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/china-time.ts';
import { formulaOf, priceUsage, recompute } from '../money/price-usage.ts';
import { priceMonth } from './price-month.ts';
import { cover, spansOf, tariffOn } from './prices.ts';

const plain = (unitPriceE4: number): Price => ({ unitPriceE4, tiers: null, tou: null });
const used = (totalX100: number) => ({ totalX100, byTime: null });
const amounts = (lines: ReturnType<typeof priceMonth>) => lines.map(recompute);

/** November with a new price from the 30th. */
const november = (before: Price, after: Price, day = '2026-11-30') => [
  { price: before, from: '2026-11-01', to: addDays(day, -1) },
  { price: after, from: day, to: '2026-11-30' },
];

describe('a month in which the price changes', () => {
  it('is split by days: 15 m³ at 4.20 until the 29th and 8.40 from the 30th are 65.10', () => {
    const lines = priceMonth(used(1_500), november(plain(42_000), plain(84_000)));
    expect(amounts(lines)).toEqual([6_090, 420]);
    expect(lines.map(({ term }) => term)).toEqual([
      { from: '2026-11-01', to: '2026-11-29', days: 29, ofDays: 30 },
      { from: '2026-11-30', to: '2026-11-30', days: 1, ofDays: 30 },
    ]);
    expect(lines.map(formulaOf)).toEqual(['15 × 4.2 × 29 ÷ 30 = 60.90', '15 × 8.4 × 1 ÷ 30 = 4.20']);
  });

  it('is split by the reading of the day, if one was taken', () => {
    const lines = priceMonth(used(1_500), november(plain(42_000), plain(84_000)), [
      { day: '2026-11-30', used: used(1_100) },
      { day: '2026-11-10', used: used(300) },
    ]);
    // 11 m³ × 4.20 + 4 m³ × 8.40; the reading of the 10th is of no price.
    expect(amounts(lines)).toEqual([4_620, 3_360]);
    expect(lines.map(formulaOf)).toEqual(['11 × 4.2 = 46.20', '4 × 8.4 = 33.60']);
  });

  it('splits tiers with thresholds that shrink with the days', () => {
    const tiers = (first: number, second: number): Price => ({
      unitPriceE4: first,
      tiers: [
        { uptoX100: 1_000, unitPriceE4: first },
        { uptoX100: null, unitPriceE4: second },
      ],
      tou: null,
    });
    const parts = november(tiers(30_000, 40_000), tiers(60_000, 80_000), '2026-11-16');
    // 7.5 m³ in each half; its first tier ends at 5 m³.
    const lines = priceMonth(used(1_500), parts);
    expect(amounts(lines)).toEqual([1_500, 1_000, 3_000, 2_000]);
    const read = priceMonth(used(1_500), parts, [{ day: '2026-11-16', used: used(400) }]);
    // 4 m³ within the first tier; 11 m³, of which 5 in the first.
    expect(amounts(read)).toEqual([1_200, 3_000, 4_800]);
  });

  it('splits peak, flat and valley', () => {
    const tou = (peakE4: number): Price => ({
      unitPriceE4: 0,
      tiers: null,
      tou: { peakE4, flatE4: 6_000, valleyE4: 3_000, hours: usualTouHours },
    });
    const usage = { totalX100: 60_000, byTime: { peakX100: 30_000, flatX100: 20_000, valleyX100: 10_000 } };
    const lines = priceMonth(usage, november(tou(10_000), tou(12_000), '2026-11-16'));
    expect(amounts(lines)).toEqual([15_000, 6_000, 1_500, 18_000, 6_000, 1_500]);
    expect(lines.map(({ part }) => part)).toEqual(['PEAK', 'FLAT', 'VALLEY', 'PEAK', 'FLAT', 'VALLEY']);
    const cut = { totalX100: 6_000, byTime: { peakX100: 1_000, flatX100: 2_000, valleyX100: 3_000 } };
    const read = priceMonth(usage, november(tou(10_000), tou(12_000), '2026-11-16'), [
      { day: '2026-11-16', used: cut },
    ]);
    expect(amounts(read)).toEqual([1_000, 1_200, 900, 34_800, 10_800, 2_100]);
  });

  it('is not split where nothing that the bill asks changes', () => {
    const parts = november(plain(42_000), plain(42_000));
    expect(priceMonth(used(1_500), parts)).toEqual(priceUsage(used(1_500), plain(42_000)));
    const hours = (band: 'PEAK' | 'FLAT'): Price => ({
      unitPriceE4: 7_000,
      tiers: null,
      tou: { peakE4: 9_000, flatE4: 7_000, valleyE4: 3_000, hours: [...usualTouHours.slice(1), band] },
    });
    expect(priceMonth(used(1_500), november(hours('PEAK'), hours('FLAT')))).toHaveLength(1);
  });

  it('keeps the total when the price stays, to a fen a line', () =>
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.uniqueArray(fc.integer({ min: 1, max: 29 }), { minLength: 1, maxLength: 5 }),
        (totalX100, starts) => {
          const days = [0, ...starts.toSorted((one, other) => one - other)];
          // Prices that differ by nothing the amount shows: 0.0001 yuan more and less in turn.
          const parts = days.map((day, at) => ({
            price: plain(42_000 + (at % 2)),
            from: addDays('2026-11-01', day),
            to: addDays('2026-11-01', (days[at + 1] ?? 30) - 1),
          }));
          const lines = priceMonth(used(totalX100), parts);
          expect(lines.reduce((sum, { term }) => sum + (term?.days ?? 0), 0)).toBe(30);
          const total = amounts(lines).reduce((sum, one) => sum + one, 0);
          const [low, high] = [42_000, 42_001].map((each) => (totalX100 * each) / 10_000);
          expect(total).toBeGreaterThanOrEqual((low ?? 0) - lines.length / 2);
          expect(total).toBeLessThanOrEqual((high ?? 0) + lines.length / 2);
        },
      ),
      { numRuns: 100 },
    ));
});

describe('the days of prices', () => {
  const rows = [
    { effectiveFrom: '2026-01-01', endsOn: null },
    { effectiveFrom: '2026-03-01', endsOn: '2026-03-10' },
    { effectiveFrom: '2026-04-01', endsOn: null },
  ];

  it('end where the next price begins, or when ended', () => {
    expect(spansOf(rows).map(({ to }) => to)).toEqual(['2026-02-28', '2026-03-10', '9999-12-31']);
    expect(tariffOn(rows, '2026-02-28')).toBe(rows[0]);
    expect(tariffOn(rows, '2026-03-11')).toBeUndefined();
    expect(tariffOn(rows, '2025-12-31')).toBeUndefined();
  });

  it('must cover a month', () => {
    const part = (from: string, to: string) => ({ price: plain(1), from, to });
    const month = ['2026-11-01', '2026-11-30'] as const;
    expect(cover([part('2026-11-01', '2026-11-30')], ...month)).toBe(true);
    expect(cover([part('2026-11-01', '2026-11-09'), part('2026-11-10', '2026-11-30')], ...month)).toBe(true);
    expect(cover([part('2026-11-01', '2026-11-08'), part('2026-11-10', '2026-11-30')], ...month)).toBe(false);
    expect(cover([part('2026-11-02', '2026-11-30')], ...month)).toBe(false);
    expect(cover([], ...month)).toBe(false);
  });
});
