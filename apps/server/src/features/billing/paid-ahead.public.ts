import type { BillLine } from '@portal/contract/billing/bill-price';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { addDays } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { formulaOf, recompute } from './money/price-usage.ts';

/** The refundable part of a paid bill's line, for days after the end of the contract. */
export interface PaidAhead {
  billId: string;
  feeCode: Bill['feeCode'];
  from: string;
  to: string;
  amountFen: number;
  formulaText: string;
}

type PaidBill = Pick<Bill, 'id' | 'feeCode' | 'lines' | 'paidFen' | 'refundedFen' | 'settledLateFen'>;

/** Days of a line after the last day owed; null if there are none. */
function daysAfter({ term }: BillLine, lastDay: string) {
  if (!term || term.to <= lastDay) return null;
  const from = term.from > lastDay ? term.from : addDays(lastDay, 1);
  const days = (Date.parse(term.to) - Date.parse(from)) / 86_400_000 + 1;
  return { ...term, from, days };
}

/** Amounts of a bill paid for days after the last one; at most what was paid, without the late fee. */
export function aheadOf(bill: PaidBill, lastDay: string): PaidAhead[] {
  let left = bill.paidFen - bill.refundedFen - (bill.settledLateFen ?? 0);
  return bill.lines.flatMap((line) => {
    const term = daysAfter(line, lastDay);
    if (!term || left <= 0) return [];
    const back = { ...line, term };
    const calculated = recompute(back);
    const amountFen = Math.min(calculated, left);
    left -= amountFen;
    const formula = formulaOf(back);
    return [
      {
        billId: bill.id,
        feeCode: bill.feeCode,
        from: term.from,
        to: term.to,
        amountFen,
        // If less was paid than the line says, only that is refunded.
        formulaText: amountFen < calculated ? `${formula} → ${(amountFen / 100).toFixed(2)}` : formula,
      },
    ];
  });
}

/** Rent and property fee of a contract paid for days after its end. */
export async function paidAhead(
  db: Db,
  { id, enterpriseId }: { id: string; enterpriseId: string },
  lastDay: string,
): Promise<PaidAhead[]> {
  const paid = await db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.enterpriseId, enterpriseId),
        eq(bills.status, 'PAID'),
        eq(bills.sourceId, id),
        inArray(bills.feeCode, ['RENT', 'PROPERTY']),
      ),
    )
    .orderBy(asc(bills.period), asc(bills.feeCode));
  return paid.flatMap((bill) => aheadOf(bill, lastDay));
}
