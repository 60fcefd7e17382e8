import { describe, expect, it } from 'vitest';
import { dueDateOf } from './due-date.ts';

const fixed = (dueDay: number) => ({ dueDay, dueDays: 15 });
const after = (dueDays: number) => ({ dueDay: null, dueDays });

describe('the due date of a bill', () => {
  it.each([
    ['days after the issue', after(15), '2026-11', '2026-12-02', '2026-12-17'],
    [
      'the usual 15 days without a contract',
      { dueDay: null, dueDays: null },
      '2026-11',
      '2026-12-02',
      '2026-12-17',
    ],
    ['the fixed day of the month that is billed ahead', fixed(5), '2026-12', '2026-11-25', '2026-12-05'],
    ['never before that month', fixed(28), '2026-12', '2026-11-25', '2026-12-28'],
    [
      'the next such day after the issue, when billed afterwards',
      fixed(10),
      '2026-11',
      '2026-12-02',
      '2026-12-10',
    ],
    ['a month later if it has passed', fixed(1), '2026-11', '2026-12-02', '2027-01-01'],
    ['a month later on the day itself', fixed(2), '2026-11', '2026-12-02', '2027-01-02'],
    ['the last day of a shorter month', fixed(31), '2027-02', '2027-01-20', '2027-02-28'],
    ['of a leap year too', fixed(30), '2028-02', '2028-02-01', '2028-02-29'],
  ])('is %s', (_name, rule, period, issued, due) => {
    expect(dueDateOf(rule, period, issued, null)).toBe(due);
  });

  it('moves to the next working day if the park says so', () => {
    // 2026-12-05 is a Saturday.
    expect(dueDateOf(fixed(5), '2026-12', '2026-11-25', new Set())).toBe('2026-12-07');
    expect(dueDateOf(fixed(5), '2026-12', '2026-11-25', new Set(['2026-12-07', '2026-12-08']))).toBe(
      '2026-12-09',
    );
    expect(dueDateOf(fixed(4), '2026-12', '2026-11-25', new Set(['2026-12-07']))).toBe('2026-12-04');
  });
});
