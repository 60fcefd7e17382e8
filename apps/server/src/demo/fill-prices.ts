import { and, asc, desc, eq } from 'drizzle-orm';
import { billChanges, bills } from '../features/billing/bill/bill.table.ts';
import { meters, readings, tariffs } from '../features/billing/meter/meter.table.ts';
import { correctedReadings, replacementsOf } from '../features/billing/meter/replace-bills.ts';
import { addDays } from '../platform/china-time.ts';
import type { Db } from '../platform/database/database.ts';
import { demoPrices } from './content/compose-bills.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

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

/** Prices that have not begun, and a billed reading whose correction waits for a second person. */
export async function fillPrices({ tx, today }: DemoContext): Promise<void> {
  await fillComing(tx, today);
  await fillCorrection(tx, today);
}
