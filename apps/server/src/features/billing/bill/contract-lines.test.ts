import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/china-time.ts';
import { rentSteps } from '../../lease/lease.policy.ts';
import { movePeriod } from '../meter/periods.ts';
import { recompute } from '../money/price-usage.ts';
import { linesOf, rentMonths } from './contract-lines.ts';
import { calculateBill, sum } from './draft-bills.ts';

const contract = fc
  .record({
    start: fc.integer({ min: 0, max: 3_000 }),
    length: fc.integer({ min: 1, max: 1_500 }),
    endsEarly: fc.integer({ min: 0, max: 400 }),
    payCycle: fc.constantFrom(1, 3, 6, 12),
    freeDays: fc.integer({ min: 0, max: 90 }),
    rentFenPerMonth: fc.integer({ min: 1, max: 100_000_000_000 }),
    propertyFeeFenPerM2Month: fc.integer({ min: 1, max: 1_000_000 }),
    areas: fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 3 }),
    rises: fc.array(fc.record({ at: fc.nat(1_500), pctX100: fc.integer({ min: 1, max: 2_000 }) }), {
      maxLength: 4,
    }),
    changes: fc.array(fc.record({ at: fc.nat(1_500), rent: fc.integer({ min: 1, max: 10_000_000 }) }), {
      maxLength: 2,
    }),
  })
  .map(({ start, length, endsEarly, areas, rises, changes, ...terms }) => {
    const from = addDays('2020-01-01', start);
    const to = addDays(from, length);
    const within = <One extends { at: number }>(some: One[]) =>
      [...new Map(some.map((one) => [one.at, one])).values()]
        .filter(({ at }) => at > 0 && at <= length)
        .sort((one, other) => one.at - other.at);
    const steps = rentSteps({
      from,
      to,
      ...terms,
      escalations: within(rises).map(({ at, pctX100 }) => ({ from: addDays(from, at), pctX100 })),
      amendments: within(changes).map(({ at, rent }) => ({
        from: addDays(from, at),
        rentFenPerMonth: rent,
        requestId: '',
        propertyFeeFenPerM2Month: terms.propertyFeeFenPerM2Month,
      })),
    });
    const last = addDays(to, -Math.min(endsEarly, length - 1));
    const units = areas.map((areaX100, at) => ({ id: String(at), areaX100 }));
    return { from, to: last, ...terms, steps, units, depositFen: 0, depositPaidFen: 0 };
  });

const monthsOf = ({ from, to }: { from: string; to: string }) => {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = movePeriod(month, 1))
    months.push(month);
  return months;
};

const nothing = { fromX100: null, toX100: null, multiplier: 1 };

describe('charges of a contract', () => {
  it('can be recalculated from their lines to the same fen', () =>
    fc.assert(
      fc.property(contract, fc.constantFrom('RENT' as const, 'PROPERTY' as const), (one, feeCode) => {
        for (const month of monthsOf(one)) {
          const bill = calculateBill(linesOf(one, feeCode, month), nothing, 90_000);
          const stored = JSON.parse(JSON.stringify(bill.lines)) as typeof bill.lines;
          expect(sum(stored.map(recompute))).toBe(bill.principalFen);
        }
      }),
      { numRuns: 100 },
    ));

  it('cover each day that was not billed elsewhere exactly once, from any day on', () =>
    fc.assert(
      fc.property(
        contract,
        fc.nat(1_500),
        fc.constantFrom('RENT' as const, 'PROPERTY' as const),
        (one, passed, feeCode) => {
          const billedFrom = addDays(one.from, passed);
          const terms = monthsOf(one).flatMap((month) =>
            linesOf({ ...one, billedFrom }, feeCode, month).flatMap(({ term }) => term ?? []),
          );
          const free = feeCode === 'RENT' ? addDays(one.from, one.freeDays) : one.from;
          let next = [billedFrom, free].sort()[1] ?? free;
          for (const { from, to } of terms) {
            expect(from).toBe(next);
            next = addDays(to, 1);
          }
          expect(next > one.to).toBe(true);
        },
      ),
      { numRuns: 100 },
    ));

  it('cover each day of the term exactly once across all runs', () =>
    fc.assert(
      fc.property(contract, fc.constantFrom('RENT' as const, 'PROPERTY' as const), (one, feeCode) => {
        const terms = monthsOf(one).flatMap((month) =>
          linesOf(one, feeCode, month).flatMap(({ term }) => term ?? []),
        );
        const since = feeCode === 'RENT' ? addDays(one.from, one.freeDays) : one.from;
        let next = since;
        for (const { from, to } of terms) {
          expect(from).toBe(next);
          next = addDays(to, 1);
        }
        expect(next).toBe(since > one.to ? since : addDays(one.to, 1));
      }),
      { numRuns: 100 },
    ));

  it('equal the rent itself for a full month', () =>
    fc.assert(
      fc.property(contract, (one) => {
        for (const line of monthsOf(one).flatMap((month) => linesOf(one, 'RENT', month)))
          if (line.term?.days === line.term?.ofDays) expect(recompute(line) * 100).toBe(line.unitPriceE4);
      }),
      { numRuns: 50 },
    ));
});

it('a cycle starts with the contract’s first month', () => {
  expect(rentMonths({ from: '2026-02-28', payCycle: 3 }, '2026-05')).toEqual([
    '2026-05',
    '2026-06',
    '2026-07',
  ]);
  expect(rentMonths({ from: '2026-02-28', payCycle: 3 }, '2026-06')).toEqual([]);
  expect(rentMonths({ from: '2026-02-28', payCycle: 3 }, '2026-01')).toEqual([]);
});

describe('a change within a month', () => {
  const whole = (rentFenPerMonth: number, propertyFeeFenPerM2Month: number, from: string, to: string) => ({
    from,
    to,
    rentFenPerMonth,
    propertyFeeFenPerM2Month,
  });
  const changed = (fee: number) => ({
    from: '2026-01-01',
    to: '2027-12-31',
    payCycle: 1,
    freeDays: 0,
    depositFen: 0,
    depositPaidFen: 0,
    steps: [whole(100_000, 250, '2026-01-01', '2026-11-15'), whole(120_000, fee, '2026-11-16', '2027-12-31')],
    units: [{ id: 'one', areaX100: 3_333 }],
  });

  it('does not cut what stays: 33.33 m² × 2.50 is 83.33 when only the rent changes on the 16th', () => {
    expect(linesOf(changed(250), 'PROPERTY', '2026-11').map(recompute)).toEqual([8_333]);
    expect(linesOf(changed(250), 'RENT', '2026-11').map(recompute)).toEqual([50_000, 60_000]);
  });

  it('cuts what changes', () => {
    expect(linesOf(changed(260), 'PROPERTY', '2026-11').map(recompute)).toEqual([4_166, 4_333]);
  });
});
