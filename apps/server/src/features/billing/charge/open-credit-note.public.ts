import { type BillState, billTransitions, type FeeCode } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { taxWithinFen } from '@portal/contract/rounding';
import { and, eq } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { moveToCredit } from '../../payment/account.public.ts';
import { pendingRefundFen } from '../../payment/refund/bill-money.public.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { payableFen } from '../bill/bill.view.ts';
import { calculateBill } from '../bill/draft-bills.ts';
import { unpaidPrincipalOf } from '../money/late-fee.ts';
import { payersOf } from '../payers.ts';
import { type CreditNote, creditNotes } from './charge.table.ts';
import { feeOf } from './fee-of.ts';
import { type IssuedLine, pricedLines } from './hand-lines.ts';
import { shareFile } from './proof-file.ts';
import { splitCredit } from './split-credit.ts';

interface CreditNoteOf {
  enterpriseId: string;
  contractId?: string | null | undefined;
  /** The bill that it lowers; without one, all of it becomes credit of the tenant. */
  billId?: string | null | undefined;
  feeCode: FeeCode;
  lines: readonly IssuedLine[];
  reason: string;
  fileId?: string | undefined;
  /** What causes it, e.g. `leaseAct:…`; it causes one note, however often it is done. */
  source: string;
}

/**
 * Issues a credit note: it lowers what is unpaid of its bill, and what had been paid becomes credit of the tenant.
 * Its caller has had the second person. The note of a source that has one is returned as it is.
 * @throws {AppError} 500012 while an order holds the bill, or for more than is left of it
 */
export async function openCreditNote(tx: Db, ctx: WriteContext, note: CreditNoteOf): Promise<CreditNote> {
  const { enterpriseId, contractId = null, billId = null, feeCode, reason, fileId = '', source } = note;
  const bill = billId === null ? null : await lockBill(tx, billId, enterpriseId);
  const [known] = await tx.select().from(creditNotes).where(eq(creditNotes.source, source));
  if (known) return known;
  const { now, actor } = ctx;
  const { taxPpm } = bill ?? (await feeOf(tx, feeCode));
  const unmetered = { fromX100: null, toX100: null, multiplier: 1 };
  const { lines, principalFen: amountFen } = calculateBill(pricedLines(note.lines), unmetered, taxPpm);
  const parts = bill
    ? splitCredit(bill, amountFen, await pendingRefundFen(tx, bill.id))
    : { loweredFen: 0, creditedFen: amountFen };
  if (parts === null) throw new AppError(retCodes.TRANSITION_REFUSED);
  const [issued] = await tx
    .insert(creditNotes)
    .values({
      ...parts,
      id: orderedId(now.getTime()),
      no: await nextBusinessNumber(tx, 'DX', now),
      enterpriseId,
      contractId: contractId ?? bill?.contractId ?? null,
      billId,
      feeCode,
      lines,
      amountFen,
      taxFen: taxWithinFen(amountFen, taxPpm),
      reason,
      fileId,
      source,
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
    })
    .returning();
  if (!issued) throw new Error('failed to insert credit note');
  const { id, no, loweredFen, creditedFen } = issued;
  await shareFile(tx, fileId, enterpriseId);
  if (bill) await lower(tx, ctx, bill, issued);
  if (creditedFen > 0)
    await moveToCredit(tx, ctx, {
      enterpriseId,
      amountFen: creditedFen,
      kind: 'BILL',
      causeId: id,
      note: no,
    });
  await writeLog(tx, ctx, {
    event: 'creditNote.open',
    entity: 'creditNote',
    entityId: id,
    after: { no, amountFen, loweredFen, creditedFen },
    reason,
  });
  await sendMessage(tx, {
    eventCode: 'CREDIT_NOTE_ISSUED',
    params: { no, reason },
    userIds: await payersOf(tx, [enterpriseId]),
    link: billId === null ? paths.costQuery() : paths.myPayment(billId),
    now,
  });
  return issued;
}

async function lockBill(tx: Db, id: string, enterpriseId: string): Promise<Bill> {
  const [bill] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.id, id), eq(bills.enterpriseId, enterpriseId)))
    .for('update');
  if (!bill) throw new Error('the credit note has no bill');
  return bill;
}

/** The state of a bill once it is lowered: void or settled if nothing is left of it, refunded if all is given back. */
function stateAfter(bill: Bill, now: Date): BillState {
  const { status, paidFen } = bill;
  if (status === 'PAID')
    return bill.refundedFen === paidFen ? nextState(billTransitions, status, 'refund') : status;
  if (unpaidPrincipalOf(bill) > 0 || (paidFen > 0 && payableFen(bill, now) > 0)) return status;
  return nextState(billTransitions, status, paidFen === 0 ? 'writeOff' : 'settle');
}

async function lower(tx: Db, ctx: WriteContext, bill: Bill, note: CreditNote): Promise<void> {
  const adjustFen = bill.adjustFen - note.loweredFen;
  const refundedFen = bill.refundedFen + note.creditedFen;
  const status = stateAfter({ ...bill, adjustFen, refundedFen }, ctx.now);
  await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'credit',
    set: {
      adjustFen,
      refundedFen,
      status,
      ...(status === 'PAID' ? { settledLateFen: bill.settledLateFen ?? bill.paidLateFen } : {}),
    },
    logged: (row) => ({ status: row.status, adjustFen: row.adjustFen, refundedFen: row.refundedFen }),
    reason: note.reason,
  });
}
