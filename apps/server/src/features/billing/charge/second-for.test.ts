import { describe, expect, it } from 'vitest';
import { secondFor } from './second-for.ts';

const rules = { secondPersonFromFen: 500_000 };
const fee = { unitPriceE4: 1_500_000, alwaysSecond: false };
const written = { kind: 'BILL' as const, amountFen: 30_000, lines: [{ unitPriceE4: 1_500_000 }] };

describe('a second person', () => {
  it('is needed from the amount on that the park has set', () => {
    expect(secondFor({ ...written, amountFen: 499_999 }, fee, rules)).toEqual([]);
    expect(secondFor({ ...written, amountFen: 500_000 }, fee, rules)).toEqual(['AMOUNT']);
    expect(secondFor({ ...written, amountFen: 500_000 }, fee, { secondPersonFromFen: 600_000 })).toEqual([]);
  });

  it('is needed for a price other than that of the fee list, if it has one', () => {
    const lines = [{ unitPriceE4: 1_500_000 }, { unitPriceE4: 1_400_000 }];
    expect(secondFor({ ...written, lines }, fee, rules)).toEqual(['PRICE']);
    expect(secondFor({ ...written, lines }, { ...fee, unitPriceE4: null }, rules)).toEqual([]);
    expect(secondFor({ ...written, lines, kind: 'CREDIT' }, fee, rules)).toEqual([]);
  });

  it('is needed each time for some fee items', () => {
    expect(secondFor(written, { ...fee, alwaysSecond: true }, rules)).toEqual(['ALWAYS']);
  });
});
