import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { type Bill, billChanges, bills } from '../features/billing/bill/bill.table.ts';
import { payableFenOn } from '../features/billing/bill/owed.public.ts';
import { chargeProofPurpose } from '../features/billing/charge/proof-file.ts';
import { meters, readings, tariffs } from '../features/billing/meter/meter.table.ts';
import { correctedReadings, replacementsOf } from '../features/billing/meter/replace-bills.ts';
import { billPlans, type PlanLine } from '../features/billing/plan/plan.table.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import type { Db } from '../platform/database/database.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { demoPrices } from './content/compose-bills.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { findOwner } from './fill-contracts.ts';

/** Water costs more from the next year on: 0.30 yuan, after 0.50 were entered first. */
async function fillComing(tx: Db, today: string): Promise<void> {
  const effectiveFrom = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const createdBy = demoId('user', 'op_finance');
  const priced = (moreE4: number) => {
    const { unitPriceE4, tiers, tou } = demoPrices.WATER;
    return {
      unitPriceE4: unitPriceE4 + moreE4,
      tiers: tiers?.map((tier) => ({ ...tier, unitPriceE4: tier.unitPriceE4 + moreE4 })) ?? null,
      tou,
    };
  };
  const enteredAt = new Date(chinaInstant(addDays(today, -9), 600));
  const changedAt = new Date(chinaInstant(addDays(today, -8), 930));
  const successorId = demoId('tariff', 'WATER next');
  const shared = { feeCode: 'WATER' as const, effectiveFrom, createdBy };
  await tx.insert(tariffs).values([
    {
      ...shared,
      id: demoId('tariff', 'WATER withdrawn'),
      price: priced(5_000),
      createdAt: enteredAt,
      updatedAt: changedAt,
      withdrawnAt: changedAt,
      closedAt: changedAt,
      closedBy: createdBy,
      successorId,
    },
    { ...shared, id: successorId, price: priced(3_000), createdAt: changedAt, updatedAt: changedAt },
  ]);
}

/** A digit was misread last month, which the property office found after the bill. */
async function fillCorrection(tx: Db, today: string): Promise<void> {
  const [found] = await tx
    .select({ bill: bills, meter: meters, reading: readings })
    .from(bills)
    .innerJoin(meters, eq(meters.id, bills.meterId))
    .innerJoin(readings, and(eq(readings.meterId, meters.id), eq(readings.period, bills.period)))
    .where(and(eq(bills.status, 'UNPAID'), eq(bills.feeCode, 'WATER'), eq(meters.status, 'ONLINE')))
    .orderBy(desc(bills.period), asc(bills.id))
    .limit(1);
  if (!found) return;
  const { bill, meter, reading } = found;
  const used = reading.readingX100 - reading.previousX100;
  const after = { readingX100: reading.previousX100 + Math.floor(used / 2), tou: null };
  const corrected = await correctedReadings(tx, meter, reading, after);
  const [replacement] = await replacementsOf(tx, meter, corrected, [bill]);
  const createdAt = new Date(notAhead(chinaInstant(addDays(today, -1), 620)));
  const askedBy = demoId('user', 'op_property');
  await tx.insert(billChanges).values({
    id: demoId('bill-change', bill.id),
    billId: bill.id,
    kind: 'CORRECT_READING',
    amountFen: (replacement?.principalFen ?? 0) - bill.principalFen,
    reason: '抄表时把十位看错，照片已重新核对。',
    askedBy,
    status: 'ASKED',
    correction: {
      readingId: reading.id,
      before: { readingX100: reading.readingX100, tou: reading.tou },
      after,
    },
    createdAt,
    createdBy: askedBy,
    updatedAt: createdAt,
  });
}

/** Equal monthly instalments from a day on, the first with the odd fen. */
function instalmentsOf(owedFen: number, from: string, count: number): PlanLine[] {
  const each = Math.floor(owedFen / count);
  return Array.from({ length: count }, (_line, at) => ({
    day: addDays(from, at * 30),
    amountFen: at === 0 ? owedFen - each * (count - 1) : each,
  }));
}

/** The agreement on instalments as the debtor has signed it. */
async function filePlanPaper(
  { tx, store }: DemoContext,
  { enterpriseId, no }: Bill,
  at: Date,
): Promise<string> {
  const id = demoId('bill-plan-paper', no);
  const { name, mime, bytes } = await buildAttachment({
    kind: 'pdf',
    name: '分期付款协议（演示）.pdf',
    blocks: [{ type: 'p', text: `账单 ${no} 分三期付清，双方已签字盖章。演示用的文件。` }],
  });
  const owners = { ownerUserId: demoId('user', 'op_finance'), ownerEnterpriseId: enterpriseId };
  const group = { id, purpose: chargeProofPurpose, visibility: 'owner' as const, ...owners, createdAt: at };
  await insertFiles(tx, store, group, [{ name, mime, bytes }]);
  return id;
}

type PlanOutcome = Pick<
  typeof billPlans.$inferInsert,
  'status' | 'answeredBy' | 'answeredAt' | 'paperFileId'
>;

/**
 * The largest open bills: a plan of instalments is agreed by the debtor for one, on paper for an overdue one, and
 * proposed for another.
 */
async function fillPlans(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const proposedBy = demoId('user', 'op_finance');
  const at = new Date(notAhead(chinaInstant(addDays(today, -2), 630)));
  const made = { proposedBy, createdBy: proposedBy, createdAt: at, updatedAt: at };
  const open = (state: 'UNPAID' | 'OVERDUE') =>
    tx
      .select()
      .from(bills)
      .where(and(eq(bills.status, state), isNull(bills.payOrderId), eq(bills.paidFen, 0)))
      .orderBy(desc(bills.principalFen), asc(bills.id))
      .limit(2);
  const insert = async (bill: Bill, reason: string, outcome: PlanOutcome) => {
    const lines = instalmentsOf(payableFenOn(bill, chinaDayOf(at)), addDays(today, 10), 3);
    const isAgreed = outcome.status === 'AGREED';
    await tx.insert(billPlans).values({
      ...made,
      ...outcome,
      id: demoId('bill-plan', bill.id),
      billId: bill.id,
      enterpriseId: bill.enterpriseId,
      lines,
      stopsLateFee: isAgreed,
      reason,
      paidBeforeFen: 0,
    });
    if (!isAgreed) return;
    const frozenOn = chinaDayOf(at);
    await tx
      .update(bills)
      .set({
        status: 'UNPAID',
        planDueOn: lines[0]?.day ?? null,
        planFrozenOn: frozenOn,
        lateFrozenOn: frozenOn,
      })
      .where(eq(bills.id, bill.id));
  };
  const [agreed] = await open('UNPAID');
  const [proposed, signed] = await open('OVERDUE');
  if (agreed) {
    const { id: answeredBy } = await findOwner(tx, agreed.enterpriseId);
    await insert(agreed, '年底集中备货，分三期付清。', { status: 'AGREED', answeredBy, answeredAt: at });
  }
  if (proposed) await insert(proposed, '客户回款晚，申请分三期。', { status: 'PROPOSED' });
  if (signed)
    await insert(signed, '负责人出差，已在纸面协议上签字。', {
      status: 'AGREED',
      answeredBy: proposedBy,
      answeredAt: at,
      paperFileId: await filePlanPaper(context, signed, at),
    });
}

/** Prices that have not begun, a correction that waits for a second person, and plans of instalments. */
export async function fillPrices(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  await fillComing(tx, today);
  await fillCorrection(tx, today);
  await fillPlans(context);
}
