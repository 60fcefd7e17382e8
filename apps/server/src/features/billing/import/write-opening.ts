import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { bills, type OwnFee } from '../bill/bill.table.ts';
import { calculateBill } from '../bill/draft-bills.ts';
import { pricedLines } from '../charge/hand-lines.ts';

/** A bill that was issued elsewhere and is still open: it keeps its number, month and due day. */
export interface OpeningBill {
  no: string;
  enterpriseId: string;
  contractId: string | null;
  unitId: string;
  place: string;
  roomNo: string;
  feeCode: string;
  ownFee: OwnFee | null;
  taxPpm: number;
  period: string;
  amountFen: number;
  dueDate: string;
  /** 0 if no late fee runs. */
  lateFeePpmPerDay: number;
  reason: string;
}

const unmetered = { fromX100: null, toX100: null, multiplier: 1 };

/** Enters open bills, each with a log row, and returns their ids in their order. Nobody is notified: they know them. */
export async function writeOpening(
  tx: Db,
  ctx: WriteContext,
  given: readonly { bill: OpeningBill; origin: string }[],
): Promise<string[]> {
  const { now, actor } = ctx;
  const rows = given.map((row) => ({ ...row, id: orderedId(now.getTime()) }));
  await tx.insert(bills).values(
    rows.map(({ id, bill: { amountFen, reason, taxPpm, ...bill } }) => ({
      ...bill,
      ...calculateBill(
        pricedLines([{ name: reason, quantityX100: 100, unitPriceE4: amountFen * 100, amountFen }]),
        unmetered,
        taxPpm,
      ),
      id,
      sourceId: `opening:${bill.no}`,
      byHand: { reason, fileId: '' },
      issueDate: `${bill.period}-01`,
      status: 'UNPAID' as const,
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
    })),
  );
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, bill: { feeCode, amountFen, dueDate }, origin }) => ({
      event: 'bill.openByHand',
      entity: 'bill',
      entityId: id,
      after: { feeCode, principalFen: amountFen, dueDate, importedFrom: origin },
    })),
  );
  return rows.map(({ id }) => id);
}
