import type { ReceiptContent, receiptEnter } from '@portal/contract/payment/receipt';
import { isCounterWay, secondPersonWays } from '@portal/contract/payment/receipt-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { lockBills, requirePayable } from '../../billing/bill/pay-bill.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { lockCredit } from '../account.public.ts';
import { type BankLineRow, bankLines } from '../bank/bank-line.table.ts';
import { moveLine } from '../bank/claim-line.ts';
import { folded } from '../bank/line-identity.ts';
import { requireOpenDay } from '../counter-day/open-day.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { bookReceipt, fieldOfItem } from './book-receipt.ts';
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

/** Checks what no schema can: the enterprise, the day, the proof, and the sum of the items. */
async function requireContent(tx: Db, ctx: Context, data: ReceiptContent): Promise<void> {
  const isKnown = await tx.$count(enterprises, eq(enterprises.id, data.enterpriseId));
  if (isKnown === 0) throw fieldsRefused({ 'data.enterpriseId': m.fault_choice_gone() });
  if (data.receivedOn > chinaDayOf(ctx.now))
    throw fieldsRefused({ 'data.receivedOn': m.counter_fault_future() });
  if (data.fileId !== '' && (await findFile(tx, data.fileId, 0))?.ownerUserId !== ctx.actor.userId)
    throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
  if (new Set(data.items.map(({ billId }) => billId)).size < data.items.length)
    throw fieldsRefused({ 'data.items': m.fault_repeated({ field: m.billing_bill() }) });
  const usedFen = data.items.reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (usedFen > data.amountFen) throw fieldsRefused({ 'data.items': m.counter_fault_over_amount() });
  if (data.way === 'CREDIT' && usedFen < data.amountFen)
    throw fieldsRefused({ 'data.amountFen': m.counter_fault_credit_whole() });
}

/** Refuses what could not be booked, while the one who enters it can still change it. */
async function requireBookable(
  tx: Db,
  { receivedOn, items, enterpriseId }: ReceiptContent,
  fieldOf: (position: number) => string,
): Promise<void> {
  const found = await lockBills(
    tx,
    items.map(({ billId }) => billId),
  );
  for (const [position, { billId, amountFen }] of items.entries()) {
    const bill = found.find(({ id }) => id === billId);
    const field = fieldOf(position);
    if (bill?.enterpriseId !== enterpriseId) throw fieldsRefused({ [field]: m.fault_choice_gone() });
    requirePayable(bill, amountFen, receivedOn, field);
  }
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
    const data: ReceiptContent = {
      ...entered,
      // Of a bank line nothing is typed that the bank has said.
      ...(line
        ? { payer: line.payer, receivedOn: chinaDayOf(line.bookedAt), amountFen: line.amountFen }
        : { lineId: null }),
      items: entered.items.filter(({ amountFen }) => amountFen > 0),
    };
    await requireContent(tx, ctx, data);
    // Bills that get nothing stay in the form, so that a fault is shown at its row.
    const places = entered.items.flatMap(({ amountFen }, at) => (amountFen > 0 ? [at] : []));
    const fieldOf = (position: number) => fieldOfItem(places[position] ?? position);
    await requireBookable(tx, data, fieldOf);
    const { way, enterpriseId, amountFen, payer, receivedOn, voucherNo, fileId, note, items } = data;
    if (way === 'CREDIT' && amountFen > (await lockCredit(tx, enterpriseId)))
      throw fieldsRefused({ 'data.amountFen': m.counter_fault_over_credit() });
    if (data.remembers) await remember(tx, ctx, data);
    const { secondPersonFromFen } = await readMoneyRules(tx);
    const isLarge = secondPersonWays.includes(way) && amountFen >= secondPersonFromFen;
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
