import type { OwnPlan } from '@portal/contract/billing/bill-plan';
import { planLineLabels, planStateLabels } from '@portal/contract/billing/plan-terms';
import { payableStates } from '@portal/contract/billing/terms';
import { desc, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import type { Bill } from '../bill/bill.table.ts';
import { proofOf } from '../charge/proof-file.ts';
import { billPlans } from './plan.table.ts';
import { linesSoFar, nextInstalment, paidOf } from './plan-lines.ts';

/** The latest plan of a bill with the names of who made it. */
export async function planOf(db: Db, billId: string) {
  const [plan] = await db
    .select()
    .from(billPlans)
    .where(eq(billPlans.billId, billId))
    .orderBy(desc(billPlans.createdAt), desc(billPlans.id))
    .limit(1);
  if (!plan) return null;
  const { proposedBy, answeredBy } = plan;
  return {
    plan,
    names: await namesOfUsers(db, [proposedBy, ...(answeredBy ? [answeredBy] : [])]),
    paper: await proofOf(db, plan.paperFileId),
  };
}

export type NamedPlan = NonNullable<Awaited<ReturnType<typeof planOf>>>;

export const viewPlan = (
  { plan, names, paper }: NamedPlan,
  bill: Bill,
  now: Date,
): Omit<OwnPlan, 'actions'> => ({
  ...plan,
  planId: plan.id,
  lines: linesSoFar(
    plan.lines,
    plan.status === 'PROPOSED' ? 0 : paidOf(plan, bill, chinaDayOf(now)),
    chinaDayOf(now),
  ).map((line) => ({ ...line, stateLabel: planLineLabels[line.state]() })),
  next:
    plan.status === 'AGREED' && payableStates.some((state) => state === bill.status)
      ? nextInstalment(plan, bill, chinaDayOf(now))
      : null,
  paper,
  state: plan.status,
  stateLabel: planStateLabels[plan.status](),
  proposedBy: names.get(plan.proposedBy) ?? '',
  proposedAt: plan.createdAt.getTime(),
  answeredBy: names.get(plan.answeredBy ?? '') ?? '',
  answeredAt: plan.answeredAt?.getTime() ?? null,
});
