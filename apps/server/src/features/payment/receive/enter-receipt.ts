import type { ReceiptContent, receiptEnter } from '@portal/contract/payment/receipt';
import { isCounterWay } from '@portal/contract/payment/receipt-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { lockBills } from '../../billing/bill/pay-bill.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { lockCredit } from '../account.public.ts';
import { type BankLineRow, bankLines } from '../bank/bank-line.table.ts';
import { moveLine } from '../bank/claim-line.ts';
import { folded } from '../bank/line-identity.ts';
import { requireOpenDay } from '../counter-day/open-day.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { bookReceipt } from './book-receipt.ts';
import { divideReceipt, paidItems } from './divide-receipt.ts';
import { openReceipt } from './open-receipt.ts';
import { getReceipt } from './receipt.queries.ts';
import { payerRules, type Receipt } from './receipt.table.ts';
import { viewReceiptDetail } from './receipt.view.ts';

/** @throws {AppError} 500404, 500409, 500012 for a line that somebody else has allocated */
async function lockLine(tx: Db, { way, lineId, lineVersion }: ReceiptContent): Promise<BankLineRow | null> {
  if (way !== 'BANK') return null;
  if (lineId === null)
    throw fieldsRefused({ 'data.lineId': m.fault_choose({ field: m.log_entity_bank_line() }) });
  const line = await lockVersion(tx, bankLines, { id: lineId, version: lineVersion ?? undefined });
  if (line.status !== 'HELD') throw new AppError(retCodes.TRANSITION_REFUSED);
  return line;
}

/** Checks what no schema can: the enterprise, the day and the proof. */
async function requireContent(tx: Db, ctx: Context, data: ReceiptContent): Promise<void> {
  const isKnown = await tx.$count(enterprises, eq(enterprises.id, data.enterpriseId));
  if (isKnown === 0) throw fieldsRefused({ 'data.enterpriseId': m.fault_choice_gone() });
  if (data.receivedOn > chinaDayOf(ctx.now))
    throw fieldsRefused({ 'data.receivedOn': m.counter_fault_future() });
  if (data.fileId !== '' && (await findFile(tx, data.fileId, 0))?.ownerUserId !== ctx.actor.userId)
    throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
}

async function remember(tx: Db, ctx: Context, { payer, enterpriseId }: ReceiptContent): Promise<void> {
  const name = folded(payer);
  if (name === '') return;
  await tx
    .insert(payerRules)
    .values({ payer: name, enterpriseId, createdAt: ctx.now, createdBy: ctx.actor.userId })
    .onConflictDoNothing();
}

/** Leaves the receipt to a second person; a bank line is kept from everybody else meanwhile. */
async function propose(tx: Db, ctx: Context, receipt: Receipt, line: BankLineRow | null): Promise<void> {
  if (line) await moveLine(tx, ctx, line, 'propose', { receiptId: receipt.id, firstBy: ctx.actor.userId });
}

/**
 * Enters money that came without an order. From the park's threshold on it waits for a second person; until then the
 * late fee is that of the day on which the money came.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const enterReceipt: Verb<typeof receiptEnter> = (ctx, { data: entered }) =>
  inTransaction(ctx.db, async (tx) => {
    const line = await lockLine(tx, entered);
    const { items, fieldOf } = paidItems(entered.items);
    const data: ReceiptContent = {
      ...entered,
      // Of a bank line nothing is typed that the bank has said.
      ...(line
        ? { payer: line.payer, receivedOn: chinaDayOf(line.bookedAt), amountFen: line.amountFen }
        : { lineId: null }),
      items,
    };
    await requireContent(tx, ctx, data);
    const found = await lockBills(
      tx,
      items.map(({ billId }) => billId),
    );
    // What could not be booked is refused while the one who enters it can still change it.
    const { isLarge } = divideReceipt(data, found, await readMoneyRules(tx), fieldOf);
    const { way, enterpriseId, amountFen, payer, receivedOn, voucherNo, fileId, note } = data;
    if (way === 'CREDIT' && amountFen > (await lockCredit(tx, enterpriseId)))
      throw fieldsRefused({ 'data.amountFen': m.counter_fault_over_credit() });
    if (data.remembers) await remember(tx, ctx, data);
    if (isCounterWay(way)) await requireOpenDay(tx, receivedOn, 'data.receivedOn');
    const receipt = await openReceipt(tx, ctx, {
      enterpriseId,
      way,
      payer,
      receivedOn,
      amountFen,
      bankLineId: line?.id ?? null,
      voucherNo,
      fileId,
      note,
      items,
    });
    if (isLarge || line?.isByHand === true) await propose(tx, ctx, receipt, line);
    else await bookReceipt(tx, ctx, receipt, { fieldOf });
    return viewReceiptDetail(tx, await getReceipt(tx, receipt.id), ctx.actor.userId);
  });
