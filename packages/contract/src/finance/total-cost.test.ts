import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualRateOf, harvestMonths, type LoanTerms, loanCostOf, repayWays } from './total-cost.ts';

const percent = (rate: number) => Math.round(rate * 10_000) / 100;

describe('published cases of annual percentage rates', () => {
  // Directive 98/7/EC, annex II: 1,000 (950 after a fee) against repayments after years or parts of a year.
  it.each<[number, [years: number, paid: number][], number]>([
    [1_000, [[1.5, 1_200]], 12.92],
    [950, [[1.5, 1_200]], 16.85],
    [
      1_000,
      [
        [1, 600],
        [2, 600],
      ],
      13.07,
    ],
    [
      1_000,
      [
        [0.25, 272],
        [0.5, 272],
        [1, 544],
      ],
      13.19,
    ],
  ])('%d against %j is %d %%', (received, paid, expected) => {
    const flows = paid.map(([years, amount]) => ({ years, amount: -amount }));
    expect(percent(annualRateOf([{ years: 0, amount: received }, ...flows]))).toBe(expected);
  });

  // Regulation Z, appendix J (c)(1): level monthly payments. Its rate is nominal, twelve times the monthly rate.
  it('gives 9.69 % nominal a year for 5,000 repaid in 24 payments of 230', () => {
    const flows = Array.from({ length: 24 }, (_, at) => ({ years: (at + 1) / 12, amount: -230 }));
    const rate = annualRateOf([{ years: 0, amount: 5_000 }, ...flows]);
    expect(percent(12 * ((1 + rate) ** (1 / 12) - 1))).toBe(9.69);
  });
});

const terms: fc.Arbitrary<LoanTerms> = fc.record({
  amountFen: fc.integer({ min: 1_000_000, max: 1_000_000_000_00 }),
  termMonths: fc.integer({ min: 1, max: 120 }),
  ratePpm: fc.integer({ min: 0, max: 240_000 }),
  feePpm: fc.integer({ min: 0, max: 50_000 }),
  subsidyPpm: fc.integer({ min: 0, max: 20_000 }),
  repay: fc.constantFrom(...repayWays),
});

describe('the cost of a loan', () => {
  it('repays the whole principal, and the net flows add up to the cost', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { flows, costFen } = loanCostOf(given);
        expect(flows.reduce((sum, { principalFen }) => sum + principalFen, 0)).toBe(given.amountFen);
        expect(flows.every(({ principalFen, interestFen }) => principalFen >= 0 && interestFen >= 0)).toBe(
          true,
        );
        expect(flows.reduce((sum, { netFen }) => sum + netFen, 0) + 0).toBe(-costFen + 0);
      }),
    );
  });

  it('has an annual rate at which the present value of the flows is zero', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { flows, annualPpm } = loanCostOf(given);
        const worth = flows.reduce(
          (sum, { month, netFen }) => sum + netFen * (1 + annualPpm / 1e6) ** (-month / 12),
          0,
        );
        expect(Math.abs(worth)).toBeLessThan(given.amountFen * 1e-4);
      }),
    );
  });

  it('rises with the rate and the fee and falls with the subsidy', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { annualPpm } = loanCostOf(given);
        const of = (more: Partial<LoanTerms>) => loanCostOf({ ...given, ...more }).annualPpm;
        expect(of({ ratePpm: given.ratePpm + 5_000 })).toBeGreaterThan(annualPpm);
        expect(of({ feePpm: given.feePpm + 5_000 })).toBeGreaterThan(annualPpm);
        expect(of({ subsidyPpm: given.subsidyPpm + 5_000 })).toBeLessThan(annualPpm);
      }),
    );
  });

  it('equals the effective nominal rate without fee and subsidy if interest is paid monthly', () => {
    fc.assert(
      fc.property(terms, (given) => {
        if (given.repay === 'MATURITY') return;
        const { annualPpm } = loanCostOf({ ...given, feePpm: 0, subsidyPpm: 0 });
        const effective = ((1 + given.ratePpm / 12e6) ** 12 - 1) * 1e6;
        expect(Math.abs(annualPpm - effective)).toBeLessThan(60);
      }),
    );
  });
});

describe('harvest months', () => {
  it.each([
    // Planted in December and harvested from March to June, with a loan taken out in December.
    [{ loanMonth: 12, plantMonth: 12, harvestFrom: 3, harvestTo: 6 }, 9, [3, 4, 5, 6]],
    // The harvest in progress belongs to the previous planting, so nothing is due from it.
    [{ loanMonth: 3, plantMonth: 9, harvestFrom: 2, harvestTo: 4 }, 12, [11, 12]],
    [{ loanMonth: 1, plantMonth: 1, harvestFrom: 1, harvestTo: 1 }, 24, [12, 24]],
    [{ loanMonth: 1, plantMonth: 6, harvestFrom: 10, harvestTo: 11 }, 6, []],
  ])('%o over %d months', (plan, term, expected) => {
    expect(harvestMonths(plan, term)).toEqual(expected);
  });

  it('are when principal is paid, with the rest at the end', () => {
    const seasonMonths = [3, 6];
    const { flows } = loanCostOf({
      amountFen: 800_000_00,
      termMonths: 9,
      ratePpm: 52_000,
      feePpm: 0,
      subsidyPpm: 0,
      repay: 'SEASONAL',
      seasonMonths,
    });
    expect(flows.filter(({ principalFen }) => principalFen > 0).map(({ month }) => month)).toEqual([3, 6, 9]);
  });
});
