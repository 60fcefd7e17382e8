import { daysToPay, type FeeCode } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import { and, eq } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { unitsOfContract } from '../../lease/lease.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { later } from '../bill/contract-lines.ts';
import { calculateBill } from '../bill/draft-bills.ts';
import { placeOfMeter } from '../meter/meter.queries.ts';
import { payersOf } from '../payers.ts';
import { feeOf } from './fee-of.ts';
import { type IssuedLine, pricedLines } from './hand-lines.ts';
import { shareFile } from './proof-file.ts';

interface HandBillOf {
  enterpriseId: string;
  contractId?: string | null | undefined;
  feeCode: FeeCode;
  lines: readonly IssuedLine[];
  dueDate: string;
  reason: string;
  fileId?: string | undefined;
  /** What makes it, e.g. `leaseAct:…`; it makes one bill, however often it is done. Contains a colon. */
  source: string;
  /** Whether the late fee of the contract runs after the due day; true by default. */
  hasLateFee?: boolean | undefined;
}

/** Where the bill belongs: the units of its contract. A bill without a contract has no place. */
async function placeOf(tx: Db, contractId: string | null) {
  const none = { contractId, unitId: '', place: '', roomNo: '', lateFeePpmPerDay: 0 };
  if (contractId === null) return none;
  const [contract] = await tx
    .select({ lateFeePpmPerDay: contracts.lateFeePpmPerDay })
    .from(contracts)
    .where(eq(contracts.id, contractId));
  const its = await unitsOfContract(tx, contractId);
  const [first] = its;
  if (!contract || !first) return none;
  const unitNo = its.map(({ no }) => no).join('、');
  const place = placeOfMeter({ buildingName: first.buildingName, unitNo });
  return { contractId, unitId: first.id, place, roomNo: first.no, ...contract };
}

/**
 * Issues a bill that no run makes, and notifies the payers. It can be paid, reminded of, objected to, invoiced and
 * refunded like any other. Its caller has had the second person. The bill of a source that has one is returned as
 * it is.
 */
export async function openHandBill(tx: Db, ctx: WriteContext, bill: HandBillOf): Promise<Bill> {
  const { enterpriseId, contractId = null, feeCode, source, dueDate, reason, fileId = '' } = bill;
  if (!source.includes(':')) throw new Error('the source of a bill by hand names its kind');
  const { now, actor } = ctx;
  const today = chinaDayOf(now);
  const { taxPpm, ownFee } = await feeOf(tx, feeCode);
  const { lateFeePpmPerDay, ...place } = await placeOf(tx, contractId);
  const unmetered = { fromX100: null, toX100: null, multiplier: 1 };
  const [issued] = await tx
    .insert(bills)
    .values({
      ...calculateBill(pricedLines(bill.lines), unmetered, taxPpm),
      ...place,
      id: orderedId(now.getTime()),
      no: await nextBusinessNumber(tx, 'ZD', now),
      enterpriseId,
      sourceId: source,
      feeCode,
      ownFee,
      byHand: { reason, fileId },
      period: today.slice(0, 7),
      lateFeePpmPerDay: bill.hasLateFee === false ? 0 : lateFeePpmPerDay,
      issueDate: today,
      dueDate: later(dueDate, today),
      status: 'UNPAID',
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!issued) return billOfSource(tx, source, feeCode);
  await shareFile(tx, fileId, enterpriseId);
  await writeLog(tx, ctx, {
    event: 'bill.openByHand',
    entity: 'bill',
    entityId: issued.id,
    after: { feeCode, principalFen: issued.principalFen, dueDate: issued.dueDate },
    reason,
  });
  await sendMessage(tx, {
    eventCode: 'BILL_ISSUED',
    params: { period: issued.period, day: issued.dueDate ?? today },
    userIds: await payersOf(tx, [enterpriseId]),
    link: paths.myPayment(issued.id),
    now,
  });
  return issued;
}

async function billOfSource(tx: Db, source: string, feeCode: FeeCode): Promise<Bill> {
  const [known] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.sourceId, source), eq(bills.feeCode, feeCode)));
  if (!known) throw new Error(`the source ${source} has a bill of another fee`);
  return known;
}

/** The due day of what is issued on a day, if nobody names another. */
export const usualDueDate = (now: Date): string => addDays(chinaDayOf(now), daysToPay);
