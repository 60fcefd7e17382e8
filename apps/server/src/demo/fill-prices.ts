import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { billChanges, bills } from '../features/billing/bill/bill.table.ts';
import { payableFenOn } from '../features/billing/bill/owed.public.ts';
import { meters, readings, tariffs } from '../features/billing/meter/meter.table.ts';
import { correctedReadings, replacementsOf } from '../features/billing/meter/replace-bills.ts';
import { billPlans, type PlanLine } from '../features/billing/plan/plan.table.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import type { Db } from '../platform/database/database.ts';
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

/** The largest open bills: for one a plan of instalments is agreed, for an overdue one it is proposed. */
async function fillPlans(tx: Db, today: string): Promise<void> {
  const proposedBy = demoId('user', 'op_finance');
  const at = new Date(notAhead(chinaInstant(addDays(today, -2), 630)));
  const made = { proposedBy, createdBy: proposedBy, createdAt: at, updatedAt: at };
  for (const state of ['UNPAID', 'OVERDUE'] as const) {
    const [bill] = await tx
      .select()
      .from(bills)
      .where(and(eq(bills.status, state), isNull(bills.payOrderId), eq(bills.paidFen, 0)))
      .orderBy(desc(bills.principalFen), asc(bills.id))
      .limit(1);
    if (!bill) continue;
    const lines = instalmentsOf(payableFenOn(bill, chinaDayOf(at)), addDays(today, 10), 3);
    const isAgreed = state === 'UNPAID';
    await tx.insert(billPlans).values({
      ...made,
      id: demoId('bill-plan', bill.id),
      billId: bill.id,
      enterpriseId: bill.enterpriseId,
      lines,
      stopsLateFee: isAgreed,
      reason: isAgreed ? '年底集中备货，分三期付清。' : '客户回款晚，申请分三期。',
      paidBeforeFen: 0,
      status: isAgreed ? 'AGREED' : 'PROPOSED',
      ...(isAgreed ? { answeredBy: (await findOwner(tx, bill.enterpriseId)).id, answeredAt: at } : {}),
    });
    if (isAgreed)
      await tx
        .update(bills)
        .set({
          planDueOn: lines[0]?.day ?? null,
          planFrozenOn: chinaDayOf(at),
          lateFrozenOn: chinaDayOf(at),
        })
        .where(eq(bills.id, bill.id));
  }
}

/** Prices that have not begun, a correction that waits for a second person, and plans of instalments. */
export async function fillPrices({ tx, today }: DemoContext): Promise<void> {
  await fillComing(tx, today);
  await fillCorrection(tx, today);
  await fillPlans(tx, today);
}
