import { expect, it } from 'vitest';
import { cashPlanOf } from './cash-plan.ts';

const planned = {
  loanMonth: 12,
  termMonths: 6,
  harvest: [3, 4],
  spendFen: 1_000,
  incomeFen: 1_501,
  flows: [
    { month: 0, netFen: 900 },
    { month: 3, netFen: -460 },
    { month: 6, netFen: -460 },
  ],
};

it('spreads spending up to the first harvest and income over the harvest, to the last fen', () => {
  const plan = cashPlanOf(planned);
  expect(plan?.months.map(({ spentFen }) => spentFen)).toEqual([333, 333, 334, 0, 0, 0, 0]);
  expect(plan?.months.map(({ earnedFen }) => earnedFen)).toEqual([0, 0, 0, 750, 751, 0, 0]);
  expect(plan?.months.map(({ calendarMonth }) => calendarMonth)).toEqual([12, 1, 2, 3, 4, 5, 6]);
  expect(plan?.months.at(-1)).toMatchObject({ withoutFen: 501, withFen: 481 });
});

it('finds the lowest balance, with and without the loan', () => {
  const plan = cashPlanOf(planned);
  expect(plan?.gap).toMatchObject({ month: 2, withoutFen: -1_000 });
  expect(plan?.low).toMatchObject({ month: 2, withFen: -100 });
});

it('is null for a term without a harvest', () => {
  expect(cashPlanOf({ ...planned, harvest: [] })).toBeNull();
});
