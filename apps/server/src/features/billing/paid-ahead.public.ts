import type { BillLine } from '@portal/contract/billing/bill-price';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { addDays } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { isForDaysOf } from './bill/contract-days.public.ts';
import { creditNotes } from './charge/charge.table.ts';
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
type Billed = Pick<Bill, 'feeCode' | 'lines'>;

/** The parts of lines for days after the last one, with their amounts. */
const partsAfter = (lines: readonly BillLine[], lastDay: string) =>
  lines.flatMap((line) => {
    if (!line.term || line.term.to <= lastDay) return [];
    const from = line.term.from > lastDay ? line.term.from : addDays(lastDay, 1);
    const days = (Date.parse(line.term.to) - Date.parse(from)) / 86_400_000 + 1;
    const part = { ...line, term: { ...line.term, from, days } };
    return [{ part, term: part.term, amountFen: recompute(part) }];
  });

const yuan = (fen: number) => (fen / 100).toFixed(2);

const monthOf = (feeCode: string, { from }: { from: string }) => `${feeCode} ${from.slice(0, 7)}`;

/** What was taken off again for days after the last one: by credit notes, and by lines of a price that fell. */
function loweredAfter(paid: readonly Billed[], credits: readonly Billed[], lastDay: string) {
  const lowered = new Map<string, number>();
  const add = (key: string, fen: number) => lowered.set(key, (lowered.get(key) ?? 0) + fen);
  for (const { feeCode, lines } of credits)
    for (const { term, amountFen } of partsAfter(lines, lastDay)) add(monthOf(feeCode, term), amountFen);
  for (const { feeCode, lines } of paid)
    for (const { term, amountFen } of partsAfter(lines, lastDay))
      if (amountFen < 0) add(monthOf(feeCode, term), -amountFen);
  return lowered;
}

/**
 * Amounts of bills paid for days after the last one, less what credit notes gave back of the same days; of each bill at
 * most what was paid, without the late fee.
 */
export function aheadOf(paid: readonly PaidBill[], credits: readonly Billed[], lastDay: string): PaidAhead[] {
  const lowered = loweredAfter(paid, credits, lastDay);
  return paid.flatMap((bill) => {
    let left = bill.paidFen - bill.refundedFen - (bill.settledLateFen ?? 0);
    return partsAfter(bill.lines, lastDay).flatMap(({ part, term, amountFen: calculated }) => {
      if (calculated <= 0) return [];
      const key = monthOf(bill.feeCode, term);
      const less = Math.min(lowered.get(key) ?? 0, calculated);
      lowered.set(key, (lowered.get(key) ?? 0) - less);
      const amountFen = Math.min(calculated - less, left);
      if (amountFen <= 0) return [];
      left -= amountFen;
      const { feeCode, id: billId } = bill;
      const formula = less > 0 ? `${formulaOf(part)} − ${yuan(less)}` : formulaOf(part);
      return [
        {
          billId,
          feeCode,
          from: term.from,
          to: term.to,
          amountFen,
          formulaText: amountFen < calculated ? `${formula} → ${yuan(amountFen)}` : formula,
        },
      ];
    });
  });
}

/** The credit notes of bills, by the days of their lines. */
export const creditsOf = (db: Db, paid: readonly Pick<Bill, 'id'>[]): Promise<Billed[]> =>
  paid.length === 0
    ? Promise.resolve([])
    : db
        .select({ feeCode: creditNotes.feeCode, lines: creditNotes.lines })
        .from(creditNotes)
        .where(
          inArray(
            creditNotes.billId,
            paid.map(({ id }) => id),
          ),
        );

/** What a contract paid for days after its end: rent, property fee and charges, by bills and by acts. */
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
        isForDaysOf(id),
        ne(bills.feeCode, 'DEPOSIT'),
      ),
    )
    .orderBy(asc(bills.period), asc(bills.feeCode), asc(bills.id));
  return aheadOf(paid, await creditsOf(db, paid), lastDay);
}
