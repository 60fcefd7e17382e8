import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { BankLine } from '../../../platform/pay/bank-line.ts';
import { matchRemittance } from '../../../platform/pay/match-remittance.ts';
import { codesIn } from '../../../platform/pay/remittance-code.ts';
import type { Desk } from '../desk.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { payAttempts } from '../payment.table.ts';
import { type BankLineRow, bankLines } from './bank-line.table.ts';
import { claimLine } from './claim-line.ts';

export interface NewLine extends BankLine {
  isByHand?: boolean;
}

/** Inserts new lines, with their money in suspense. */
async function write(tx: Db, ctx: WriteContext, lines: readonly NewLine[]): Promise<BankLineRow[]> {
  const { now } = ctx;
  const by = ctx.actor?.userId ?? null;
  const rows = await tx
    .insert(bankLines)
    .values(
      lines.map(({ bookedAt, amountFen, payer, purpose, bankNo, isByHand }) => ({
        bookedAt,
        amountFen,
        payer,
        purpose,
        bankNo,
        isByHand: isByHand ?? false,
        id: orderedId(now.getTime()),
        status: 'HELD' as const,
        createdAt: now,
        createdBy: by,
        updatedAt: now,
        updatedBy: by,
      })),
    )
    .returning();
  await bookTransfers(
    tx,
    rows.map(({ id, amountFen }) => ({
      event: 'HELD',
      causeId: id,
      payOrderId: null,
      account: 'CHANNEL:BANK_TRANSFER',
      counter: 'SUSPENSE',
      amountFen,
      now,
    })),
  );
  return rows;
}

/** Assigns lines that name exactly one attempt; the others wait for the finance office. */
async function matchAll(
  tx: Db,
  ctx: WriteContext,
  desk: Desk,
  rows: readonly BankLineRow[],
): Promise<number> {
  const codes = [...new Set(rows.flatMap(({ purpose }) => codesIn(purpose)))];
  if (codes.length === 0) return 0;
  const tries = await tx
    .select()
    .from(payAttempts)
    .where(and(inArray(payAttempts.remittanceCode, codes), ne(payAttempts.status, 'SUCCESS')));
  const tryOf = new Map(tries.map((attempt) => [attempt.no, attempt]));
  const rowOf = new Map(rows.map((row) => [row.bankNo, row]));
  const open = tries.map(({ no: attemptNo, amountFen }) => ({ attemptNo, amountFen }));
  let matched = 0;
  for (const match of matchRemittance(rows, open)) {
    const attempt = 'attemptNo' in match && tryOf.get(match.attemptNo);
    const row = rowOf.get(match.line.bankNo);
    if (!attempt || !row || attempt.status === 'SUCCESS') continue;
    const { status } = await claimLine(tx, ctx, desk, row, attempt);
    if (status !== 'MATCHED') continue;
    matched += 1;
    // Further lines for the same attempt wait for the finance office.
    attempt.status = 'SUCCESS';
  }
  return matched;
}

/** Enters received money: it is held in suspense, and pays the orders named in its purpose. */
export async function enterLines(
  tx: Db,
  ctx: WriteContext,
  desk: Desk,
  lines: readonly NewLine[],
): Promise<{ rows: BankLineRow[]; matched: number }> {
  if (lines.length === 0) return { rows: [], matched: 0 };
  const rows = await write(tx, ctx, lines);
  return { rows, matched: await matchAll(tx, ctx, desk, rows) };
}
