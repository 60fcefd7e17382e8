import type { budgetSave } from '@portal/contract/report/budget';
import { retCodes } from '@portal/contract/ret-code';
import { sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { movePeriod } from '../../billing/periods.public.ts';
import { budgetsBetween } from './budget.queries.ts';
import { budgets } from './budget.table.ts';

/**
 * Saves the budget of a month, or of a month and the rest of its year.
 * @throws {AppError} 500409 if somebody else saved the month in the meantime
 */
export const saveBudget: Verb<typeof budgetSave> = (ctx, { version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { period, amounts, forRestOfYear } = data;
    const last = forRestOfYear ? `${period.slice(0, 4)}-12` : period;
    await takeTurn(tx, 'report_budget');
    const before = await budgetsBetween(tx, period, last);
    const [first] = before.filter((row) => row.period === period);
    if (first?.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const periods: string[] = [];
    for (let month = period; month <= last; month = movePeriod(month, 1)) periods.push(month);
    const author = { updatedAt: ctx.now, updatedBy: ctx.actor.userId };
    const saved = await tx
      .insert(budgets)
      .values(
        periods.map((month) => ({
          id: ulid(ctx.now.getTime()),
          createdAt: ctx.now,
          createdBy: ctx.actor.userId,
          ...author,
          period: month,
          amounts,
        })),
      )
      .onConflictDoUpdate({
        target: budgets.period,
        set: { ...author, amounts, version: sql`${budgets.version} + 1` },
      })
      .returning();
    for (const row of saved)
      await writeLog(tx, ctx, {
        event: 'budget.save',
        entity: 'budget',
        entityId: row.id,
        before: before.find(({ id }) => id === row.id)?.amounts ?? null,
        after: { period: row.period, ...row.amounts },
      });
    return { months: saved.length };
  });
