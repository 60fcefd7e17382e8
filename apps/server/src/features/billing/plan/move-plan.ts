import type { planAnswer, planOperate } from '@portal/contract/billing/bill-plan';
import { type PlanEvent, planTransitions } from '@portal/contract/billing/plan-terms';
import { billTransitions } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { requireProof, shareFile } from '../charge/proof-file.ts';
import { freedDays } from '../money/late-fee.ts';
import { payersOf } from '../payers.ts';
import { mayPlan } from './may-plan.ts';
import { type BillPlan, billPlans } from './plan.table.ts';
import { nextDay, paidOf } from './plan-lines.ts';

/** Locks a plan after its bill, in the order of everyone who changes bills. */
async function lockPlan(
  tx: Db,
  of: { id: string; version: number },
): Promise<{ plan: BillPlan; bill: Bill }> {
  const [known] = await tx
    .select({ billId: billPlans.billId })
    .from(billPlans)
    .where(eq(billPlans.id, of.id));
  if (!known) throw notFound();
  const [bill] = await tx.select().from(bills).where(eq(bills.id, known.billId)).for('update');
  if (!bill) throw new Error('a plan has no bill');
  return { plan: await lockVersion(tx, billPlans, of), bill };
}

/** Lets a bill fall due line by line, without a late fee from today on if the plan says so. */
async function begin(tx: Db, ctx: Context, plan: BillPlan, bill: Bill): Promise<void> {
  if (!mayPlan(bill)) throw new AppError(retCodes.TRANSITION_REFUSED);
  const frozenOn = plan.stopsLateFee ? chinaDayOf(ctx.now) : null;
  await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'plan',
    set: {
      status: nextState(billTransitions, bill.status, 'plan'),
      planDueOn: nextDay(plan.lines, paidOf(plan, bill, chinaDayOf(ctx.now))),
      planFrozenOn: frozenOn,
      lateFrozenOn: frozenOn,
    },
  });
}

/** Lets a bill be due as a whole again; the days without a late fee stay without. */
async function endPlan(tx: Db, ctx: Context, bill: Bill): Promise<void> {
  const today = chinaDayOf(ctx.now);
  const free = bill.planFrozenOn ? freedDays(bill.dueDate ?? today, bill.planFrozenOn, today) : 0;
  await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'planEnd',
    set: {
      planDueOn: null,
      planFrozenOn: null,
      lateFreeDays: bill.lateFreeDays + free,
      ...(bill.status === 'UNPAID' || bill.status === 'OVERDUE' ? { lateFrozenOn: null } : {}),
    },
  });
}

const move = (tx: Db, ctx: Context, plan: BillPlan, event: PlanEvent, set: Partial<BillPlan> = {}) =>
  moveState(tx, ctx, billPlans, plan, {
    entity: 'billPlan',
    event,
    set: { ...set, status: nextState(planTransitions, plan.status, event) },
    logged: ({ status }) => ({ status }),
  });

/**
 * The debtor's answer to a proposed plan.
 * @throws {AppError} 500404, 500409, 500012
 */
export const answerPlan: Verb<typeof planAnswer> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { plan, bill } = await lockPlan(tx, { id, version });
    if (plan.enterpriseId !== ctx.actor.enterpriseId) throw notFound();
    await move(tx, ctx, plan, event, { answeredBy: ctx.actor.userId, answeredAt: ctx.now });
    if (event === 'agree') await begin(tx, ctx, plan, bill);
    await sendMessage(tx, {
      eventCode: event === 'agree' ? 'BILL_PLAN_AGREED' : 'BILL_PLAN_REFUSED',
      params: { no: bill.no },
      userIds: [plan.proposedBy],
      link: paths.manageBills({ bill: bill.id }),
      now: ctx.now,
    });
    return { planId: id };
  });

/**
 * Takes a signed paper as the debtor's consent.
 * @throws {AppError} 500012, 100002
 */
async function sign(tx: Db, ctx: Context, { plan, bill }: { plan: BillPlan; bill: Bill }, fileId: string) {
  if (fileId === '')
    throw fieldsRefused({ 'data.fileId': m.fault_choose({ field: m.pricing_plan_paper() }) });
  await requireProof(tx, fileId, '', ctx.actor.userId);
  await move(tx, ctx, plan, 'sign', {
    answeredBy: ctx.actor.userId,
    answeredAt: ctx.now,
    paperFileId: fileId,
  });
  await shareFile(tx, fileId, bill.enterpriseId);
  await begin(tx, ctx, plan, bill);
  await sendMessage(tx, {
    eventCode: 'BILL_PLAN_SIGNED',
    params: { no: bill.no },
    userIds: await payersOf(tx, [bill.enterpriseId]),
    link: paths.myPayment(bill.id),
    now: ctx.now,
  });
}

/**
 * Withdraws a proposal, takes a signed paper for the debtor's consent, or ends a plan that is not kept.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operatePlan: Verb<typeof planOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { plan, bill } = await lockPlan(tx, { id, version });
    if (event === 'sign') {
      await sign(tx, ctx, { plan, bill }, data?.fileId ?? '');
      return { planId: id };
    }
    await move(tx, ctx, plan, event);
    if (event === 'end') {
      await endPlan(tx, ctx, bill);
      await sendMessage(tx, {
        eventCode: 'BILL_PLAN_ENDED',
        params: { no: bill.no },
        userIds: await payersOf(tx, [bill.enterpriseId]),
        link: paths.myPayment(bill.id),
        now: ctx.now,
      });
    }
    return { planId: id };
  });
