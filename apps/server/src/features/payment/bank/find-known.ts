import { and, between, eq, inArray, or, sql } from 'drizzle-orm';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StatementRow } from '../../../platform/pay/statement/statement-row.ts';
import { refundOrders } from '../payment.table.ts';
import { bankDoubts } from './bank-doubt.table.ts';
import { bankLines } from './bank-line.table.ts';
import type { FoundLine } from './sort-rows.ts';

/** How many days after a line a reversal is recognised. */
const reversalDays = 90;

const anyOf = (values: readonly unknown[], type: 'text' | 'bigint') =>
  sql`any(${sql.param([...new Set(values)])}::${sql.raw(type)}[])`;

/** Lines that the rows of a statement may repeat, resemble or reverse. */
export async function findKnownLines(tx: Db, rows: readonly StatementRow[]): Promise<FoundLine[]> {
  const days = rows.flatMap(({ bookedAt }) => (bookedAt ? [chinaDayOf(bookedAt)] : [])).sort();
  const nos = rows.flatMap(({ bankNo }) => (bankNo === '' ? [] : [bankNo]));
  const sums = rows.flatMap(({ amountFen }) => (amountFen === null ? [] : [Math.abs(amountFen)]));
  const hasLeft = rows.some(({ amountFen }) => amountFen !== null && amountFen < 0);
  const [first, last] = [days[0], days.at(-1)];
  const isNear =
    first === undefined || last === undefined
      ? undefined
      : and(
          sql`${bankLines.amountFen} = ${anyOf(sums, 'bigint')}`,
          between(
            bankLines.bookedAt,
            startOfChinaDay(addDays(first, hasLeft ? -reversalDays : 0)),
            startOfChinaDay(addDays(last, 1)),
          ),
        );
  const lines = await tx
    .select()
    .from(bankLines)
    .where(or(sql`${bankLines.bankNo} = ${anyOf(nos, 'text')}`, isNear))
    .orderBy(bankLines.id);
  const refunded = await refundedOf(tx, hasLeft ? lines.flatMap(({ payOrderId }) => payOrderId ?? []) : []);
  return lines.map(({ id, bankNo, bookedAt, amountFen, payer, purpose, status, payOrderId }) => ({
    bankNo,
    bookedAt,
    amountFen,
    payer,
    purpose,
    line: { id, status, payOrderId },
    isReturned:
      status === 'RETURNING' || status === 'RETURNED' || refunded.has(`${payOrderId ?? ''} ${amountFen}`),
  }));
}

/** Orders and amounts the park refunded by hand. Such money leaves the account without reversing anything. */
async function refundedOf(tx: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .select({ payOrderId: refundOrders.payOrderId, amountFen: refundOrders.amountFen })
    .from(refundOrders)
    .where(
      and(
        sql`${refundOrders.payOrderId} = ${anyOf(orderIds, 'text')}`,
        eq(refundOrders.isByHand, true),
        inArray(refundOrders.status, ['PROCESSING', 'SUCCESS']),
      ),
    );
  return new Set(rows.map(({ payOrderId, amountFen }) => `${payOrderId} ${amountFen}`));
}

/** Fingerprints of rows already listed as doubtful, whatever was decided. */
export async function findListed(tx: Db, fingerprints: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ fingerprint: bankDoubts.fingerprint })
    .from(bankDoubts)
    .where(sql`${bankDoubts.fingerprint} = ${anyOf(fingerprints, 'text')}`);
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}
