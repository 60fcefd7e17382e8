import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { bankStatementImport } from '@portal/contract/bank-line';
import * as m from '@portal/texts/messages';
import { and, inArray, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { receiveForm } from '../../../platform/files/receive-form.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { ContextOf, FormContext, OutputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { matchRemittance } from '../../../platform/pay/match-remittance.ts';
import type { BankLine, BankStatement } from '../../../platform/pay/read-statement.ts';
import { receiveStatement } from '../../../platform/pay/receive-statement.ts';
import { codesIn } from '../../../platform/pay/remittance-code.ts';
import type { Desk } from '../desk.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { payAttempts } from '../payment.table.ts';
import { type BankLineRow, bankLines } from './bank-line.table.ts';
import { claimLine } from './claim-line.ts';

type Ctx = FormContext<ContextOf<typeof bankStatementImport>['actor']>;
type Answer = OutputOf<typeof bankStatementImport>;

async function receive(ctx: Ctx): Promise<BankStatement> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'statement-'));
  const { files } = await receiveForm(ctx.request, folder.path);
  const [file] = files;
  if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
  return await ctx.uploads.inspection(async () => receiveStatement(await readFile(file.path)));
}

type Known = Pick<BankLineRow, 'bankNo' | 'amountFen' | 'bookedAt'>;

const isSame = (one: Known, other: Known) =>
  one.amountFen === other.amountFen && one.bookedAt.getTime() === other.bookedAt.getTime();

/** The lines that are new, and those whose number stands for another booking: nobody knows which one is true. */
function compare(lines: readonly BankLine[], entered: readonly Known[]) {
  const byNo = new Map(entered.map((one) => [one.bankNo, one]));
  const fresh: BankLine[] = [];
  const faults: Answer['faults'] = [];
  for (const line of lines) {
    const known = byNo.get(line.bankNo);
    if (!known) {
      byNo.set(line.bankNo, line);
      fresh.push(line);
    } else if (!isSame(line, known))
      faults.push({ row: 0, text: m.fault_bank_line_differs({ no: line.bankNo }) });
  }
  return { fresh, faults };
}

/** Writes new lines down, with their money in suspense. */
async function enter(tx: Db, ctx: Ctx, lines: readonly BankLine[]): Promise<BankLineRow[]> {
  const { now, actor } = ctx;
  const rows = await tx
    .insert(bankLines)
    .values(
      lines.map((line) => ({
        ...line,
        id: orderedId(now.getTime()),
        status: 'HELD' as const,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        updatedBy: actor.userId,
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

/** Lets lines that name one try pay for it; the others wait for somebody. */
async function matchAll(tx: Db, ctx: Ctx, desk: Desk, rows: readonly BankLineRow[]): Promise<number> {
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
    // What comes for it once more waits for somebody.
    attempt.status = 'SUCCESS';
  }
  return matched;
}

const none = (faults: Answer['faults'], known = 0): Answer => ({ entered: 0, matched: 0, known, faults });

/**
 * Enters a bank's statement: all of its lines, or none and what is wrong with each row. Lines that are known by their
 * number are left alone, so that the same file, or days that overlap, do nothing.
 * @throws {AppError} 300002
 */
export const importStatement =
  (desk: Desk) =>
  async (ctx: Ctx): Promise<Answer> => {
    const { lines, faults: unread } = await receive(ctx);
    if (unread.length > 0) return none(unread.map(({ row, message: text }) => ({ row, text })));
    if (lines.length === 0) throw fieldsRefused({ file: m.fault_import_empty() });
    return inTransaction(ctx.db, async (tx) => {
      // One statement after the other, so that a line that is in both is seen.
      await takeTurn(tx, 'bank statement');
      const isNamed = inArray(
        bankLines.bankNo,
        lines.map(({ bankNo }) => bankNo),
      );
      const { fresh, faults } = compare(lines, await tx.select().from(bankLines).where(isNamed));
      if (faults.length > 0) return none(faults);
      const known = lines.length - fresh.length;
      if (fresh.length === 0) return none([], known);
      const matched = await matchAll(tx, ctx, desk, await enter(tx, ctx, fresh));
      await writeLog(tx, ctx, {
        event: 'bankLine.import',
        entity: 'bankLine',
        entityId: '',
        after: { totalRows: fresh.length, matchedRows: matched },
      });
      return { entered: fresh.length, matched, known, faults: [] };
    });
  };
