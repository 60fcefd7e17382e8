import type { PlanContent, planPropose } from '@portal/contract/billing/bill-plan';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { sendMessage } from '../../message/message.public.ts';
import { bills } from '../bill/bill.table.ts';
import { payableFen } from '../bill/bill.view.ts';
import { payersOf } from '../payers.ts';
import { mayPlan } from './may-plan.ts';
import { billPlans } from './plan.table.ts';

/** @throws {AppError} 100002 for days that don't follow each other, or lines that aren't what is owed */
function requireLines({ lines }: PlanContent, owedFen: number, today: string): void {
  for (const [at, { day }] of lines.entries()) {
    if (day < today) throw fieldsRefused({ [`data.lines.${at}.day`]: m.pricing_fault_plan_past() });
    if (at > 0 && day <= (lines[at - 1]?.day ?? ''))
      throw fieldsRefused({ [`data.lines.${at}.day`]: m.pricing_fault_plan_order() });
  }
  const total = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (total !== owedFen)
    throw fieldsRefused({
      'data.lines': m.pricing_fault_plan_sum({ total: formatFen(total), owed: formatFen(owedFen) }),
    });
}

/**
 * Proposes a plan of instalments for what a bill owes today.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const proposePlan: Verb<typeof planPropose> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const bill = await lockVersion(tx, bills, { id, version });
    if (!mayPlan(bill)) throw new AppError(retCodes.TRANSITION_REFUSED);
    requireLines(data, payableFen(bill, ctx.now), chinaDayOf(ctx.now));
    const planId = ulid(ctx.now.getTime());
    const { enterpriseId } = bill;
    const written = await tx
      .insert(billPlans)
      .values({
        ...data,
        id: planId,
        billId: id,
        enterpriseId,
        proposedBy: ctx.actor.userId,
        paidBeforeFen: bill.paidFen,
        status: 'PROPOSED',
        createdAt: ctx.now,
        createdBy: ctx.actor.userId,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: billPlans.id });
    if (written.length === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.pricing_refusal_plan_open() });
    await writeLog(tx, ctx, {
      event: 'billPlan.create',
      entity: 'billPlan',
      entityId: planId,
      after: { stopsLateFee: data.stopsLateFee },
      reason: data.reason,
    });
    await sendMessage(tx, {
      eventCode: 'BILL_PLAN_PROPOSED',
      params: { no: bill.no },
      userIds: await payersOf(tx, [enterpriseId]),
      link: paths.myPayment(id),
      now: ctx.now,
    });
    return { planId };
  });
