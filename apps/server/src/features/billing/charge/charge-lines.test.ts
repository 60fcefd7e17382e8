import { describe, expect, it } from 'vitest';
import { recompute } from '../money/price-usage.ts';
import { chargeLines } from './charge-lines.ts';

const contract = { from: '2026-01-01', to: '2027-12-31' };
/** Three parking spaces at 300.00 a month. */
const parking = { note: '', quantityX100: 300, unitPriceE4: 3_000_000, from: '2026-01-01', to: null };

const amounts = (...given: Parameters<typeof chargeLines>) => chargeLines(...given).map(recompute);

describe('the charges of a month', () => {
  it('are quantity × price for a whole month, whatever its length', () => {
    expect(amounts([parking], contract, '2026-02')).toEqual([90_000]);
    expect(amounts([parking], contract, '2026-10')).toEqual([90_000]);
  });

  it('are prorated by the days where they begin and end', () => {
    expect(amounts([{ ...parking, from: '2026-11-16' }], contract, '2026-11')).toEqual([45_000]);
    expect(amounts([{ ...parking, to: '2026-10-10' }], contract, '2026-10')).toEqual([29_032]);
    expect(amounts([{ ...parking, to: '2026-10-10' }], contract, '2026-11')).toEqual([]);
    expect(chargeLines([{ ...parking, from: '2026-11-16' }], contract, '2026-11')[0]?.term).toEqual({
      from: '2026-11-16',
      to: '2026-11-30',
      days: 15,
      ofDays: 30,
    });
  });

  it('end with the contract, and begin with it', () => {
    expect(amounts([parking], { ...contract, to: '2026-11-15' }, '2026-11')).toEqual([45_000]);
    expect(
      amounts([{ ...parking, from: '2025-12-01' }], { ...contract, from: '2026-01-17' }, '2026-01'),
    ).toEqual([43_548]);
  });

  it('change from one day to the next without a day twice or missing', () => {
    const before = { ...parking, to: '2026-10-15' };
    const after = { ...parking, quantityX100: 500, from: '2026-10-16' };
    expect(amounts([before, after], contract, '2026-10')).toEqual([43_548, 77_419]);
  });

  it('that were taken back are none', () => {
    expect(amounts([{ ...parking, to: '2025-12-31' }], contract, '2026-01')).toEqual([]);
  });
});
