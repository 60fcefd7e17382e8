import { eq } from 'drizzle-orm';
import { bills } from '../features/billing/bill/bill.table.ts';
import { recordObjection } from '../features/billing/bill/record-objection.ts';
import { markReading } from '../features/billing/meter/correct-reading.ts';
import type { DemoContext } from './demo-context.ts';
import { ownerOf } from './fill-contracts.ts';

/** Cases of the pending objections, with the disputed meter readings. */
export async function fillObjections({ tx }: DemoContext): Promise<void> {
  for (const bill of await tx.select().from(bills).where(eq(bills.status, 'OBJECTED'))) {
    const { objection } = bill;
    if (!objection) continue;
    await markReading(tx, bill, 'OBJECTED');
    const now = new Date(objection.at);
    await recordObjection(tx, { now }, bill, {
      event: 'object',
      by: { name: await ownerOf(tx, bill.enterpriseId) },
      reason: objection.reason,
    });
  }
}
