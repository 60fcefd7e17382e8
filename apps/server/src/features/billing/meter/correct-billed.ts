import type {
  correctionAsk,
  correctionPreview,
  readingQueryBilled,
} from '@portal/contract/billing/reading-correction';
import { billStateLabels, feeUnits } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { taxWithinFen } from '../../../platform/tax-within.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { type Bill, type BillChangeRow, billChanges, bills } from '../bill/bill.table.ts';
import { viewLines } from '../bill/bill.view.ts';
import { openChange } from '../bill/open-change.ts';
import { findPlacedMeter, lockMeter, placeOfMeter } from './meter.queries.ts';
import { anomalies, type Meter, meters, type Reading, readings } from './meter.table.ts';
import {
  correctedReadings,
  lockBillsSince,
  type Registers,
  type Replacement,
  replaceBill,
  replacementsOf,
  writeCorrected,
} from './replace-bills.ts';
import { requireShown } from './require-reading.ts';

interface OfMonth {
  meterNo: string;
  period: string;
}

/** The reading of a month and the bill that was issued from it. */
async function findBilled(db: Db, { meterNo, period }: OfMonth) {
  const [found] = await db
    .select({ meter: meters, reading: readings, bill: bills, enterpriseName: enterprises.name })
    .from(meters)
    .innerJoin(readings, and(eq(readings.meterId, meters.id), eq(readings.period, period)))
    .innerJoin(
      bills,
      and(
        eq(bills.meterId, meters.id),
        eq(bills.period, period),
        ne(bills.status, 'VOID'),
        isNotNull(bills.issueDate),
      ),
    )
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .where(eq(meters.meterNo, meterNo));
  return found;
}

/** @throws {AppError} 500404 for a month that isn't billed */
export const getBilledReading: Verb<typeof readingQueryBilled> = async ({ db }, input) => {
  const found = await findBilled(db, input);
  if (!found) throw notFound();
  const { meter, reading, bill, enterpriseName } = found;
  const placed = await findPlacedMeter(db, eq(meters.id, meter.id));
  const [asked] = await db
    .select({ askedBy: billChanges.askedBy })
    .from(billChanges)
    .where(and(eq(billChanges.billId, bill.id), eq(billChanges.status, 'ASKED')));
  const names = asked ? await namesOfUsers(db, [asked.askedBy]) : new Map<string, string>();
  return {
    ...reading,
    readingId: reading.id,
    meterNo: meter.meterNo,
    place: placed ? placeOfMeter(placed) : '',
    enterpriseName,
    unit: feeUnits[meter.kind],
    isTou: meter.initialTou !== null,
    bill: {
      billId: bill.id,
      no: bill.no,
      stateLabel: billStateLabels[bill.status](),
      principalFen: bill.principalFen,
    },
    askedBy: asked ? (names.get(asked.askedBy) ?? '') : '',
  };
};

/**
 * Locks a billed month and calculates what the right registers change.
 * @throws {AppError} 100002, 500404, 500012
 */
async function plan(tx: Db, { meterNo, period }: OfMonth, isRight: (meter: Meter) => Registers) {
  const found = await findBilled(tx, { meterNo, period });
  if (!found) throw fieldsRefused({ 'data.period': m.pricing_fault_not_billed() });
  const locked = await lockBillsSince(tx, found.meter.id, period);
  const meter = await lockMeter(tx, meterNo);
  const [reading] = await tx.select().from(readings).where(eq(readings.id, found.reading.id));
  if (!meter || !reading) throw new Error('a reading or its meter is gone');
  const right = isRight(meter);
  if (right.readingX100 === reading.readingX100 && JSON.stringify(right.tou) === JSON.stringify(reading.tou))
    throw fieldsRefused({ 'data.readingX100': m.pricing_fault_same_reading() });
  const corrected = await correctedReadings(tx, meter, reading, right);
  return {
    meter,
    reading,
    right,
    corrected,
    replacements: await replacementsOf(tx, meter, corrected, locked),
  };
}

const viewReplacement = ({ bill, ...after }: Replacement) => ({
  billId: bill.id,
  no: bill.no,
  period: bill.period,
  state: bill.status,
  stateLabel: billStateLabels[bill.status](),
  before: {
    lines: viewLines(bill),
    principalFen: bill.principalFen,
    adjustFen: bill.adjustFen,
    paidFen: bill.paidFen - bill.refundedFen,
  },
  after: {
    ...after,
    lines: viewLines(after),
    taxFen: taxWithinFen(after.principalFen + after.adjustFen, after.taxPpm),
    payableFen: after.principalFen + after.adjustFen - after.movedFen,
  },
});

const registersOf = (data: Parameters<typeof requireShown>[2]) => (meter: Meter) => ({
  readingX100: data.readingX100,
  tou: requireShown('data', meter.initialTou !== null, data),
});

/** @throws {AppError} 100002, 500404, 500012 */
export const previewCorrection: Verb<typeof correctionPreview> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { replacements } = await plan(tx, data, registersOf(data));
    return { replacements: replacements.map(viewReplacement) };
  });

/** What the bills change by, in fen. */
const differenceOf = (replacements: readonly Replacement[]): number =>
  replacements.reduce((total, { bill, principalFen }) => total + principalFen - bill.principalFen, 0);

/**
 * Requests the correction of a billed reading; another person approves it with the bill.
 * @throws {AppError} 100002, 500404, 500012
 */
export const askCorrection: Verb<typeof correctionAsk> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { reading, right, replacements } = await plan(tx, data, registersOf(data));
    const bill = replacements.find((one) => one.bill.period === reading.period)?.bill;
    if (!bill) throw notFound();
    const { readingX100, tou } = reading;
    const changeId = await openChange(tx, ctx, {
      billId: bill.id,
      kind: 'CORRECT_READING',
      amountFen: differenceOf(replacements),
      reason: data.reason,
      correction: { readingId: reading.id, before: { readingX100, tou }, after: right },
    });
    return { changeId, billId: bill.id };
  });

/** Closes the anomalies that came from a wrong reading. */
const dismissAnomalies = (tx: Db, ctx: Context, readingId: string) =>
  tx
    .update(anomalies)
    .set({ status: 'DISMISSED', updatedAt: ctx.now })
    .where(
      and(eq(anomalies.readingId, readingId), eq(anomalies.kind, 'HIGH_USAGE'), eq(anomalies.status, 'OPEN')),
    );

async function meterOf(tx: Db, reading: Reading): Promise<Meter> {
  const [meter] = await tx.select().from(meters).where(eq(meters.id, reading.meterId));
  if (!meter) throw new Error('a reading has no meter');
  return meter;
}

/**
 * Carries out an approved correction of a billed reading, and returns the bill that replaces the wrong one.
 * @throws {AppError} 500012 if the reading or its bills were changed since
 */
export async function applyCorrection(
  tx: Db,
  ctx: Context,
  { correction, reason }: BillChangeRow,
): Promise<Bill> {
  const [found] = await tx
    .select()
    .from(readings)
    .where(eq(readings.id, correction?.readingId ?? ''));
  if (!correction || !found || found.readingX100 !== correction.before.readingX100)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.pricing_refusal_reading_changed() });
  const { meterNo } = await meterOf(tx, found);
  const { meter, reading, corrected, replacements } = await plan(
    tx,
    { meterNo, period: found.period },
    () => correction.after,
  );
  await writeCorrected(tx, ctx, corrected, reason);
  if (meter.lastPeriod === reading.period)
    await tx.update(meters).set({ lastX100: correction.after.readingX100 }).where(eq(meters.id, meter.id));
  await dismissAnomalies(tx, ctx, reading.id);
  const made: Bill[] = [];
  for (const replacement of replacements) made.push(await replaceBill(tx, ctx, replacement));
  const successor = made.find(({ period }) => period === reading.period);
  if (!successor) throw new Error('a billed reading has no bill');
  return successor;
}
