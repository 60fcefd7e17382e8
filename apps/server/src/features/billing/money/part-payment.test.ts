import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lateness, lateFeeOn, unpaidPrincipalOf } from './late-fee.ts';
import { payInPart, takeBackPart } from './part-payment.ts';

/** 1,000.00 due on 10 October, 0.5 yuan a day late. */
const bill: Lateness = {
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
const owedOn = (one: Lateness, day: string) => unpaidPrincipalOf(one) + lateFeeOn(one, day) - one.paidLateFen;

describe('a payment in part', () => {
  it('pays the late fee first, and the fee goes on with the principal left', () => {
    const { lateFen, leftFen, set } = payInPart(bill, 40_500, '2026-10-20', true);
    expect({ lateFen, leftFen }).toEqual({ lateFen: 500, leftFen: 60_000 });
    const paid = { ...bill, ...set };
    expect(lateFeeOn(paid, '2026-10-20')).toBe(500);
    // 600.00 bears 0.30 a day from then on.
    expect(lateFeeOn(paid, '2026-10-30')).toBe(800);
    expect(owedOn(paid, '2026-10-30')).toBe(60_300);
  });

  it('pays the principal first where the park says so, and the fee of the days before stays', () => {
    const first = payInPart(bill, 100_000, '2026-10-20', false);
    expect(first).toMatchObject({ lateFen: 0, leftFen: 500 });
    const paid = { ...bill, ...first.set };
    expect(owedOn(paid, '2026-12-31')).toBe(500);
    expect(payInPart(paid, 500, '2026-12-31', false)).toMatchObject({ lateFen: 500, leftFen: 0 });
  });

  it('before the due date reduces the fee of every day', () => {
    const paid = { ...bill, ...payInPart(bill, 50_000, '2026-10-01', true).set };
    expect(lateFeeOn(paid, '2026-10-20')).toBe(250);
  });

  it('leaves days of an objection out', () => {
    const freed = { ...bill, lateFreeDays: 4 };
    const paid = { ...freed, ...payInPart(freed, 50_300, '2026-10-20', true).set };
    expect(paid.paidLateFen).toBe(300);
    expect(lateFeeOn(paid, '2026-10-21')).toBe(325);
  });

  it('taken back leaves the bill as if it had never come', () => {
    const { lateFen, set } = payInPart(bill, 40_500, '2026-10-20', true);
    const paid = { ...bill, ...set };
    const part = { amountFen: 40_500, lateFen, before: bill, after: set };
    expect({ ...paid, ...takeBackPart(paid, part) }).toEqual(bill);
  });

  it('taken back under a later one adds the fee its principal would have borne', () => {
    const first = payInPart(bill, 40_500, '2026-10-20', true);
    const once = { ...bill, ...first.set };
    const second = payInPart(once, 30_300, '2026-10-30', true);
    const twice = { ...once, ...second.set };
    expect(twice.paidLateFen).toBe(800);
    const part = { amountFen: 40_500, lateFen: first.lateFen, before: bill, after: first.set };
    const back = { ...twice, ...takeBackPart(twice, part) };
    // 500 of the first ten days, 300 and 200 of the next ten; 300 of it is paid.
    expect(lateFeeOn(back, '2026-10-30')).toBe(1_000);
    expect(owedOn(back, '2026-10-30')).toBe(100_000 + 1_000 - 30_300);
  });

  it('never loses or makes a fen, whatever is paid when', () => {
    const payment = fc.record({ share: fc.integer({ min: 1, max: 100 }), after: fc.nat(40) });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 6 }), fc.boolean(), (payments, lateFirst) => {
        let now = bill;
        let day = Date.parse('2026-10-01');
        for (const { share, after } of payments) {
          day += after * 86_400_000;
          const on = new Date(day).toISOString().slice(0, 10);
          const owed = owedOn(now, on);
          const amount = Math.ceil((owed * share) / 100);
          if (amount === 0) break;
          const { leftFen, set } = payInPart(now, amount, on, lateFirst);
          now = { ...now, ...set };
          expect(leftFen).toBe(owed - amount);
          expect(owedOn(now, on)).toBe(leftFen);
          expect(now.lateAccruedFen).toBeLessThanOrEqual(bill.principalFen);
        }
      }),
    );
  });
});
