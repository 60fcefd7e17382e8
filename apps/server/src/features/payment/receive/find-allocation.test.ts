import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAllocation, findSet } from './find-allocation.ts';

const bills = (...fens: number[]) =>
  fens.map((payableFen, at) => ({ billId: `b${at}`, payableFen, isOverdue: false }));

describe('an amount', () => {
  it('is one bill, wherever it stands in the list', () => {
    const { foundBy, amounts, restFen } = findAllocation(bills(963_732, 569_363, 89_220), 569_363);
    expect({ foundBy, restFen, amounts: [...amounts] }).toEqual({
      foundBy: 'BILL',
      restFen: 0,
      amounts: [['b1', 569_363]],
    });
  });

  it('is a set of bills that makes the sum', () => {
    const { foundBy, amounts } = findAllocation(bills(300, 500, 700, 1_100), 1_200);
    expect({ foundBy, billIds: [...amounts.keys()] }).toEqual({ foundBy: 'SET', billIds: ['b1', 'b2'] });
  });

  it('is divided earliest due first, and the rest is credit', () => {
    const { foundBy, amounts, restFen } = findAllocation(
      bills(963_732, 924_000, 89_220, 27_405, 711_539),
      2_000_000,
    );
    expect({ foundBy, restFen }).toEqual({ foundBy: 'EARLIEST', restFen: 23_048 });
    expect([...amounts.values()].reduce((sum, fen) => sum + fen, 0)).toBe(1_976_952);
  });

  it('goes in part to an overdue bill, or to the first if nothing else is paid', () => {
    const overdue = bills(300, 500).map((bill) => ({ ...bill, isOverdue: true }));
    expect([...findAllocation(overdue, 400).amounts]).toEqual([
      ['b0', 300],
      ['b1', 100],
    ]);
    expect([...findAllocation(bills(500), 400).amounts]).toEqual([['b0', 400]]);
    expect(findAllocation(bills(300, 500), 400)).toMatchObject({ restFen: 100 });
  });

  it('ends in time, however many bills there are', () => {
    const many = bills(...Array.from({ length: 400 }, (_, at) => 1_000 + 2 * at));
    const start = performance.now();
    expect(findSet(many, 50_001)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('is given out whole: bills and rest make it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 12 }),
        fc.nat(60_000),
        (fens, amountFen) => {
          const { amounts, restFen } = findAllocation(bills(...fens), amountFen);
          const used = [...amounts.values()].reduce((sum, fen) => sum + fen, 0);
          expect(used + restFen).toBe(amountFen);
          for (const [billId, fen] of amounts)
            expect(fen).toBeLessThanOrEqual(fens[Number(billId.slice(1))] ?? 0);
        },
      ),
    );
  });
});
