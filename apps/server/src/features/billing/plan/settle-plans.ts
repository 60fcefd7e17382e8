import { planTransitions } from '@portal/contract/billing/plan-terms';
import { billTransitions } from '@portal/contract/billing/terms';
import { and, asc, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { type BillPlan, billPlans } from './plan.table.ts';
import { nextDay, paidOf } from './plan-lines.ts';

const isOver = ({ status }: Bill): boolean => ['PAID', 'REFUNDED', 'VOID'].includes(status);

/** The day of the next unpaid line, if the bill is not due on it yet. */
function movedTo(plan: BillPlan, bill: Bill, today: string): string | null {
  const next = nextDay(plan.lines, paidOf(plan, bill, today)) ?? plan.lines.at(-1)?.day ?? null;
  return next === bill.planDueOn ? null : next;
}

/** Moves bills with a plan on to their next unpaid line, and closes plans whose bill is no longer owed. Idempotent. */
export async function settlePlans(ctx: WriteContext): Promise<void> {
  const today = chinaDayOf(ctx.now);
  const agreed = await ctx.db
    .select({ plan: billPlans, bill: bills })
    .from(billPlans)
    .innerJoin(bills, eq(bills.id, billPlans.billId))
    .where(eq(billPlans.status, 'AGREED'))
    .orderBy(asc(billPlans.id));
  await eachRow(
    agreed.filter(({ plan, bill }) => isOver(bill) || movedTo(plan, bill, today) !== null),
    ({ plan }) => plan.id,
    ({ plan: { id, billId } }) =>
      inTransaction(ctx.db, async (tx) => {
        const [bill] = await tx.select().from(bills).where(eq(bills.id, billId)).for('update');
        const isAgreed = and(eq(billPlans.id, id), eq(billPlans.status, 'AGREED'));
        const [plan] = await tx.select().from(billPlans).where(isAgreed).for('update');
        if (!bill || !plan) return;
        if (isOver(bill)) {
          const status = nextState(planTransitions, plan.status, bill.status === 'VOID' ? 'end' : 'keep');
          await moveState(tx, ctx, billPlans, plan, {
            entity: 'billPlan',
            event: bill.status === 'VOID' ? 'end' : 'keep',
            set: { status },
          });
          await tx.update(bills).set({ planDueOn: null, planFrozenOn: null }).where(eq(bills.id, billId));
          return;
        }
        const planDueOn = movedTo(plan, bill, today);
        if (planDueOn === null) return;
        await moveState(tx, ctx, bills, bill, {
          entity: 'bill',
          event: 'plan',
          set: {
            planDueOn,
            ...(bill.status === 'OVERDUE' && planDueOn >= today
              ? { status: nextState(billTransitions, bill.status, 'plan') }
              : {}),
          },
        });
      }),
  );
}
