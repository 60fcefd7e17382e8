import type { BillLine } from '@portal/contract/billing/bill-price';
import { billStateLabels, billTransitions } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gt, gte, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { sendMessage } from '../../message/message.public.ts';
import { moveToCredit } from '../../payment/account.public.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { calculateBill } from '../bill/draft-bills.ts';
import { insertSuccessor } from '../bill/insert-successor.ts';
import { payersOf } from '../payers.ts';
import { priceReading } from '../price/price-reading.ts';
import { type Meter, type Reading, readings } from './meter.table.ts';
import { readingBefore } from './reading-before.ts';
import { usageSince } from './record-reading.ts';

export type Registers = Pick<Reading, 'readingX100' | 'tou'>;

/** A reading with what a correction makes of it. */
export interface Corrected {
  reading: Reading;
  set: Pick<Reading, 'previousX100' | 'readingX100' | 'tou' | 'usageX100' | 'touUsage' | 'isRolledOver'>;
}

/** A bill with what takes its place. */
export interface Replacement {
  bill: Bill;
  lines: BillLine[];
  principalFen: number;
  taxPpm: number;
  adjustFen: number;
  movedFen: number;
  creditFen: number;
}

/**
 * What a correction makes of a reading, and of the next one, whose usage begins with it.
 * @throws {AppError} 100002 for registers that don't lie between their neighbours
 */
export async function correctedReadings(
  tx: Db,
  meter: Meter,
  reading: Reading,
  right: Registers,
): Promise<Corrected[]> {
  if (right.readingX100 >= 10 ** meter.digits * 100)
    throw fieldsRefused({ 'data.readingX100': m.fault_too_many_digits({ digits: meter.digits }) });
  const before = await readingBefore(tx, meter, reading.period);
  const usage = usageSince(meter, before, { ...right, isRolledOver: reading.isRolledOver });
  if (usage.usageX100 === null)
    throw fieldsRefused({ 'data.readingX100': m.fault_reading_falls({ before: before.readingX100 / 100 }) });
  const { previousX100, isRolledOver } = reading;
  const corrected = { reading, set: { ...right, ...usage, previousX100, isRolledOver } };
  const [next] = await tx
    .select()
    .from(readings)
    .where(and(eq(readings.meterId, meter.id), gt(readings.period, reading.period)))
    .orderBy(asc(readings.period))
    .limit(1);
  if (!next) return [corrected];
  const nextUsage = usageSince(meter, right, next);
  if (nextUsage.usageX100 === null)
    throw fieldsRefused({
      'data.readingX100': m.pricing_fault_next_reading({
        period: next.period,
        reading: next.readingX100 / 100,
      }),
    });
  const { readingX100, tou } = next;
  const set = {
    readingX100,
    tou,
    ...nextUsage,
    previousX100: right.readingX100,
    isRolledOver: next.isRolledOver,
  };
  return [corrected, { reading: next, set }];
}

/** The right bill for a corrected reading, and where what was paid goes. */
async function replacementOf(tx: Db, meter: Meter, { set }: Corrected, bill: Bill): Promise<Replacement> {
  const priced = await priceReading(tx, meter, set, bill.period);
  if (priced === 'NO_TARIFF') throw fieldsRefused({ 'data.period': m.billing_exception_no_tariff() });
  if (priced === 'READING_FALLS') throw fieldsRefused({ 'data.readingX100': m.pricing_fault_day_reading() });
  const shown = { fromX100: set.previousX100, toX100: set.readingX100, multiplier: meter.multiplier };
  const calculated = calculateBill(priced, shown, bill.taxPpm);
  const adjustFen = Math.max(bill.adjustFen, -calculated.principalFen);
  const paidFen = bill.paidFen - bill.refundedFen;
  const movedFen = Math.min(paidFen, calculated.principalFen + adjustFen);
  return { bill, ...calculated, adjustFen, movedFen, creditFen: paidFen - movedFen };
}

/** Locks a meter's bills of a month and later ones: before the meter, as answering an objection does. */
export const lockBillsSince = (tx: Db, meterId: string, period: string): Promise<Bill[]> =>
  tx
    .select()
    .from(bills)
    .where(and(eq(bills.meterId, meterId), gte(bills.period, period), ne(bills.status, 'VOID')))
    .orderBy(asc(bills.id))
    .for('update');

/**
 * Calculates what replaces the locked bills that were made from corrected readings. A preview and the correction itself both come
 * from here. The late fee of a misread bill falls away: what was paid of it counts as paid for the new bill.
 * @throws {AppError} 500012 for a bill that is being paid, objected to or refunded
 */
export async function replacementsOf(
  tx: Db,
  meter: Meter,
  corrected: readonly Corrected[],
  locked: readonly Bill[],
): Promise<Replacement[]> {
  const result: Replacement[] = [];
  for (const one of corrected) {
    const bill = locked.find(({ period }) => period === one.reading.period);
    if (!bill) continue;
    if (billTransitions[bill.status].replace === undefined)
      throw new AppError(retCodes.TRANSITION_REFUSED, {
        retMsg: m.pricing_refusal_bill_state({ no: bill.no, state: billStateLabels[bill.status]() }),
      });
    result.push(await replacementOf(tx, meter, one, bill));
  }
  return result;
}

/** Makes a bill void, puts the right one in its place, and moves what was paid: to it, and the rest to credit. */
export async function replaceBill(
  tx: Db,
  ctx: Context,
  { bill, lines, principalFen, taxPpm, adjustFen, movedFen, creditFen }: Replacement,
): Promise<Bill> {
  const id = ulid(ctx.now.getTime());
  const isDraft = bill.status === 'DRAFT';
  const isPaid = !isDraft && movedFen === principalFen + adjustFen;
  await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'replace',
    set: { status: 'VOID', paidFen: bill.refundedFen, paidLateFen: 0, successorId: id, lateFrozenOn: null },
    logged: ({ status, paidFen }) => ({ status, paidFen }),
  });
  const { enterpriseId, period, runId } = bill;
  const made = await insertSuccessor(tx, ctx, bill, {
    id,
    lines,
    principalFen,
    taxPpm,
    adjustFen,
    paidFen: movedFen,
    payOrderId: movedFen > 0 ? bill.payOrderId : null,
    ...(isDraft ? { runId, status: 'DRAFT', issueDate: null, dueDate: null } : {}),
    ...(isPaid ? { status: 'PAID', settledLateFen: 0 } : {}),
  });
  if (creditFen > 0)
    await moveToCredit(tx, ctx, {
      enterpriseId,
      amountFen: creditFen,
      kind: 'BILL',
      causeId: `bill:${bill.id}:corrected`,
      note: bill.no,
    });
  await writeLog(tx, ctx, {
    event: 'bill.correct',
    entity: 'bill',
    entityId: id,
    after: { usageX100: lines.reduce((sum, { usageX100 }) => sum + usageX100, 0), period, paidFen: movedFen },
  });
  if (!isDraft)
    await sendMessage(tx, {
      eventCode: 'BILL_REPLACED',
      params: { no: bill.no, period },
      userIds: await payersOf(tx, [enterpriseId]),
      link: paths.myPayment(id),
      now: ctx.now,
    });
  return made;
}

/** Writes corrected readings; the wrong registers are kept with the request. */
export async function writeCorrected(
  tx: Db,
  ctx: Context,
  corrected: readonly Corrected[],
  reason: string,
): Promise<void> {
  for (const { reading, set } of corrected) {
    await updateVersion(tx, ctx, readings, reading.id, set);
    await writeLog(tx, ctx, {
      event: 'reading.correct',
      entity: 'reading',
      entityId: reading.id,
      before: { readingX100: reading.readingX100, usageX100: reading.usageX100 },
      after: { readingX100: set.readingX100, usageX100: set.usageX100 },
      reason,
    });
  }
}
