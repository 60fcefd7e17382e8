import { usualTouHours } from '@portal/contract/billing/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxWithinFen } from '../../../platform/tax-within.ts';
import { freedDays, lateFeeOn, overdueDays } from './late-fee.ts';
import { amountFen, lateFeeFen } from './money.ts';
import { formulaOf, priceUsage, recompute } from './price-usage.ts';
import { usageOf } from './registers.ts';
import { shiftSaving } from './shift-saving.ts';

const usage = fc.integer({ min: 0, max: 100_000_000 });
const price = fc.integer({ min: 0, max: 10_000_000 });
const fen = fc.integer({ min: 0, max: 9_999_999_999_999 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('amounts', () => {
  it('round half a fen up, once', () => {
    expect(amountFen(1, 5_000)).toBe(1);
    expect(amountFen(1, 4_999)).toBe(0);
    expect(amountFen(12_050, 6_200)).toBe(7_471);
  });

  it('are within half a fen of the exact product, even beyond safe integers', () => {
    const huge = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(huge, price, (usageX100, unitPriceE4) => {
        const exact = BigInt(usageX100) * BigInt(unitPriceE4);
        if (exact / 10_000n > BigInt(Number.MAX_SAFE_INTEGER)) return;
        const off = BigInt(amountFen(usageX100, unitPriceE4)) * 10_000n - exact;
        expect(off <= 5_000n && off > -5_000n).toBe(true);
      }),
    );
  });

  it('include tax, so that the net amount is below the gross', () => {
    expect(taxWithinFen(10_600, 60_000)).toBe(600);
    fc.assert(
      fc.property(fen, fc.integer({ min: 0, max: 300_000 }), (amount, ppm) => {
        const tax = taxWithinFen(amount, ppm);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('tiers', () => {
  const tiers = [
    { uptoX100: 10_000, unitPriceE4: 28_000 },
    { uptoX100: 30_000, unitPriceE4: 40_000 },
    { uptoX100: null, unitPriceE4: 60_000 },
  ];
  const tiered = { unitPriceE4: 0, tiers, tou: null };

  it('fill up one after the other', () => {
    const parts = priceUsage({ totalX100: 35_000, byTime: null }, tiered);
    expect(parts.map(({ part, usageX100 }) => [part, usageX100])).toEqual([
      ['TIER1', 10_000],
      ['TIER2', 20_000],
      ['TIER3', 5_000],
    ]);
  });

  it('end with their last hundredth', () => {
    expect(priceUsage({ totalX100: 10_000, byTime: null }, tiered)).toHaveLength(1);
    expect(priceUsage({ totalX100: 10_001, byTime: null }, tiered)).toHaveLength(2);
    expect(priceUsage({ totalX100: 0, byTime: null }, tiered)).toHaveLength(1);
  });

  it('add up exactly to the usage', () => {
    fc.assert(
      fc.property(usage, fc.uniqueArray(usage, { maxLength: 5 }), price, (totalX100, bounds, unitPriceE4) => {
        const steps = [...bounds.toSorted((a, b) => a - b), null].map((uptoX100) => ({
          uptoX100,
          unitPriceE4,
        }));
        const parts = priceUsage({ totalX100, byTime: null }, { unitPriceE4: 0, tiers: steps, tou: null });
        expect(sum(parts.map(({ usageX100 }) => usageX100))).toBe(totalX100);
      }),
    );
  });

  it('never make higher usage cheaper', () => {
    fc.assert(
      fc.property(usage, usage, (one, other) => {
        const cost = (totalX100: number) =>
          sum(priceUsage({ totalX100, byTime: null }, tiered).map(recompute));
        // Each tier is rounded once and rounding is monotonic, so the total is too.
        expect(cost(Math.max(one, other))).toBeGreaterThanOrEqual(cost(Math.min(one, other)));
      }),
    );
  });
});

describe('time of use', () => {
  const tou = { peakE4: 10_320, flatE4: 6_880, valleyE4: 3_440, hours: usualTouHours };

  it('has one line per period', () => {
    const byTime = { peakX100: 100, flatX100: 200, valleyX100: 300 };
    const parts = priceUsage({ totalX100: 600, byTime }, { unitPriceE4: 7_000, tiers: null, tou });
    expect(parts.map(({ part, unitPriceE4 }) => [part, unitPriceE4])).toEqual([
      ['PEAK', 10_320],
      ['FLAT', 6_880],
      ['VALLEY', 3_440],
    ]);
  });

  it('is ignored for meters without time-of-use registers', () => {
    const parts = priceUsage({ totalX100: 600, byTime: null }, { unitPriceE4: 7_000, tiers: null, tou });
    expect(parts).toEqual([{ part: 'WHOLE', usageX100: 600, unitPriceE4: 7_000 }]);
  });

  it('shows what moving a tenth of peak usage off-peak would have saved', () => {
    // 214 kWh, each 0.688 yuan cheaper.
    expect(shiftSaving(214_000, tou)).toEqual({ movedX100: 21_400, savedFen: 14_723 });
  });

  it('shows no saving below 10 yuan or if off-peak isn’t cheaper', () => {
    const even = { peakE4: 10_000, valleyE4: 0 };
    expect(shiftSaving(10_000, even)).toEqual({ movedX100: 1_000, savedFen: 1_000 });
    expect(shiftSaving(9_990, even)).toBeNull();
    expect(shiftSaving(0, tou)).toBeNull();
    expect(shiftSaving(10_000_000, { peakE4: 3_440, valleyE4: 10_320 })).toBeNull();
  });

  it('never saves more than a tenth of the peak cost', () =>
    fc.assert(
      fc.property(usage, price, price, (peakX100, peakE4, valleyE4) => {
        const saving = shiftSaving(peakX100, { peakE4, valleyE4 });
        if (saving === null) return;
        expect(saving.savedFen).toBeGreaterThanOrEqual(1_000);
        expect(saving.savedFen).toBeLessThanOrEqual(Math.ceil(amountFen(peakX100, peakE4) / 10));
      }),
    ));
});

describe('a formula', () => {
  it('is written in usual notation', () => {
    expect(formulaOf({ usageX100: 12_050, unitPriceE4: 6_200 })).toBe('120.5 × 0.62 = 74.71');
    expect(formulaOf({ usageX100: 300, unitPriceE4: 40_000 })).toBe('3 × 4 = 12.00');
  });

  it('gives the amount of its line for any inputs', () => {
    fc.assert(
      fc.property(usage, price, (usageX100, unitPriceE4) => {
        const line = { usageX100, unitPriceE4 };
        expect(Math.round(Number(formulaOf(line).split(' = ')[1]) * 100)).toBe(recompute(line));
      }),
    );
  });
});

describe('late fees', () => {
  const bill = {
    principalFen: 100_000,
    adjustFen: 0,
    paidFen: 0,
    paidLateFen: 0,
    lateAccruedFen: 0,
    lateAccruedDays: 0,
    dueDate: '2026-10-10',
    lateFeePpmPerDay: 500,
    lateFreeDays: 0,
    lateFrozenOn: null,
  };

  it('start on the day after the due date', () => {
    expect(lateFeeOn(bill, '2026-10-10')).toBe(0);
    expect(lateFeeOn(bill, '2026-10-11')).toBe(50);
    expect(lateFeeOn(bill, '2026-11-10')).toBe(1_550);
  });

  it('never exceed the principal, never fall, and drop fractions of a fen', () => {
    expect(lateFeeFen(199, 10, 500)).toBe(0);
    fc.assert(
      fc.property(fen, fc.nat(10_000), fc.nat(1_000_000), (unpaid, days, ppm) => {
        const fee = lateFeeFen(unpaid, days, ppm);
        expect(fee).toBeLessThanOrEqual(unpaid);
        expect(lateFeeFen(unpaid, days + 1, ppm)).toBeGreaterThanOrEqual(fee);
        const exact = BigInt(unpaid) * BigInt(days) * BigInt(ppm);
        expect(BigInt(fee) * 1_000_000n <= exact).toBe(true);
      }),
    );
  });

  it('stay unchanged while frozen; excluded days stay excluded', () => {
    const frozen = { ...bill, lateFrozenOn: '2026-10-15' };
    expect(lateFeeOn(frozen, '2026-12-01')).toBe(lateFeeOn(bill, '2026-10-15'));
    const freed = freedDays(bill.dueDate, '2026-10-15', '2026-10-25');
    expect(freed).toBe(10);
    expect(overdueDays({ ...bill, lateFreeDays: freed }, '2026-10-26')).toBe(6);
    expect(freedDays(bill.dueDate, '2026-10-01', '2026-10-12')).toBe(2);
    expect(freedDays(bill.dueDate, '2026-10-01', '2026-10-05')).toBe(0);
  });

  it('apply to the unpaid part', () => {
    expect(lateFeeOn({ ...bill, paidFen: 100_000 }, '2026-12-01')).toBe(0);
    expect(lateFeeOn({ ...bill, adjustFen: -50_000 }, '2026-10-11')).toBe(25);
  });
});

describe('registers', () => {
  const register = { digits: 5, multiplier: 1, isRolledOver: false };

  it('are refused if they fall', () => {
    expect(usageOf({ ...register, previousX100: 500, readingX100: 499 })).toBeNull();
  });

  it('roll over after their last digit', () => {
    const over = { ...register, isRolledOver: true, previousX100: 9_999_900, readingX100: 150 };
    expect(usageOf(over)).toBe(250);
  });

  it('measure what ran through them, with or without rollover', () => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.nat(9_999_999),
        fc.integer({ min: 1, max: 600 }),
        (from, used, multiplier) => {
          const readingX100 = (from + used) % 10_000_000;
          const isRolledOver = from + used >= 10_000_000;
          const counted = usageOf({ previousX100: from, readingX100, digits: 5, multiplier, isRolledOver });
          expect(counted).toBe(used * multiplier);
        },
      ),
    );
  });
});
