import type { budgetQueryYear } from '@portal/contract/report/budget';
import type { Verb } from '../../../platform/http/context.ts';
import { movePeriod } from '../../billing/periods.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { budgetsBetween, totalOf } from './budget.queries.ts';

/** The budget of each month of a year. */
export const queryBudget: Verb<typeof budgetQueryYear> = async ({ db }, { year }) => {
  const first = `${year}-01`;
  const rows = await budgetsBetween(db, first, `${year}-12`);
  const names = await namesOfUsers(
    db,
    rows.map(({ updatedBy }) => updatedBy),
  );
  return {
    months: Array.from({ length: 12 }, (_, at) => {
      const period = movePeriod(first, at);
      const row = rows.find((one) => one.period === period);
      return {
        period,
        amounts: row?.amounts ?? null,
        totalFen: row ? totalOf(row.amounts) : null,
        userName: names.get(row?.updatedBy ?? '') ?? '',
        updatedAt: row?.updatedAt.getTime() ?? null,
        version: row?.version ?? null,
      };
    }),
  };
};
