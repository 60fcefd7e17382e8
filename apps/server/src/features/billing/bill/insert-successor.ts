import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type Bill, bills } from './bill.table.ts';
import { newDueDate } from './due-date.ts';

/** What differs from the bill whose place is taken, beside its number, days and author. */
type Successor = Pick<Bill, 'lines' | 'principalFen' | 'taxPpm'> & Partial<typeof bills.$inferInsert>;

/** Inserts the bill that takes the place of another, due as one issued today. */
export async function insertSuccessor(
  tx: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  bill: Bill,
  successor: Successor,
): Promise<Bill> {
  const { enterpriseId, sourceId, contractId, meterId, unitId, place, roomNo, feeCode, period } = bill;
  const today = chinaDayOf(now);
  const [made] = await tx
    .insert(bills)
    .values({
      id: ulid(now.getTime()),
      no: await nextBusinessNumber(tx, 'ZD', now),
      enterpriseId,
      sourceId,
      contractId,
      meterId,
      unitId,
      place,
      roomNo,
      feeCode,
      period,
      lateFeePpmPerDay: bill.lateFeePpmPerDay,
      dueDay: bill.dueDay,
      dueDays: bill.dueDays,
      issueDate: today,
      dueDate: await newDueDate(tx, bill, today),
      status: 'UNPAID',
      // Only one objection is allowed, and it may have been used.
      objection: bill.objection,
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
      ...successor,
    })
    .returning();
  if (!made) throw new Error('failed to insert a bill');
  return made;
}
