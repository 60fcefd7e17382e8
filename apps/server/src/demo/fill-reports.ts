import type { BudgetAmounts } from '@portal/contract/report/budget';
import { type IncomeLine, incomeLines } from '@portal/contract/report/terms';
import { inArray } from 'drizzle-orm';
import { receivedByMonth } from '../features/billing/income.public.ts';
import { movePeriod } from '../features/billing/periods.public.ts';
import { users } from '../features/identity/user.table.ts';
import { budgets } from '../features/report/budget/budget.table.ts';
import { deliveries } from '../features/report/delivery/delivery.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const budgetMonths = 12;
/** How far each month’s budget was from what came in, in thousandths. */
const offBy = [1_008, 996, 1_012, 991, 1_004, 987, 995, 1_003, 992, 998, 985, 1_021];
/** Budgets are whole thousands of yuan. */
const stepFen = 100_000;

/** Budgets of twelve months, close to what came in, and the report on the first of each month. */
export async function fillReports({ tx, today }: DemoContext): Promise<void> {
  const people = await tx
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(inArray(users.loginName, ['op_finance', 'op_finance2']));
  const author = people.find(({ loginName }) => loginName === 'op_finance')?.id ?? null;
  const month = today.slice(0, 7);
  const first = movePeriod(month, 1 - budgetMonths);
  const received = await receivedByMonth(tx, first, month);
  const amountOf = (period: string, line: IncomeLine, thousandths: number) => {
    const fen = received.find((row) => row.period === period && row.line === line)?.fen ?? 0;
    return Math.round((Math.max(fen, 0) * thousandths) / 1_000 / stepFen) * stepFen;
  };
  const written = new Date(chinaInstant(`${movePeriod(first, -1)}-18`, 600));
  const authored = { createdBy: author, updatedBy: author, createdAt: written, updatedAt: written };
  await tx.insert(budgets).values(
    offBy.map((thousandths, at) => {
      const period = movePeriod(first, at);
      const amounts = Object.fromEntries(
        incomeLines.map((line) => [line, amountOf(period, line, thousandths)]),
      ) as BudgetAmounts;
      return { id: demoId('budget', period), period, amounts, ...authored };
    }),
  );
  const sent = new Date(chinaInstant(`${month}-01`, 480));
  await tx.insert(deliveries).values({
    id: demoId('report delivery', 'monthly'),
    ...authored,
    isOn: true,
    dayOfMonth: 1,
    userIds: people.map(({ id }) => id),
    sentPeriod: movePeriod(month, -1),
    sentAt: sent,
  });
}
