import type { bankLineOperateManage } from '@portal/contract/payment/bank-line';
import { bankLineStateLabels } from '@portal/contract/payment/bank-line-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import type { Desk } from '../desk.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { type PayAttemptRow, payAttempts } from '../payment.table.ts';
import { type BankLineRow, bankLines } from './bank-line.table.ts';
import { claimLine, moveLine } from './claim-line.ts';

type Operation = InputOf<typeof bankLineOperateManage>;

/** The attempt of an order that awaits a transfer. */
async function tryOf(tx: Db, payOrderId: string | undefined): Promise<PayAttemptRow> {
  if (payOrderId === undefined)
    throw fieldsRefused({ payOrderId: m.fault_choose({ field: m.log_entity_pay_order() }) });
  const [attempt] = await tx
    .select()
    .from(payAttempts)
    .where(
      and(
        eq(payAttempts.payOrderId, payOrderId),
        eq(payAttempts.channel, 'BANK_TRANSFER'),
        ne(payAttempts.status, 'SUCCESS'),
      ),
    )
    .orderBy(desc(payAttempts.id))
    .limit(1);
  if (!attempt) throw notFound();
  return attempt;
}

/** Confirms that money was returned from the account; it belonged to no order. */
async function confirmReturn(tx: Db, ctx: Context, line: BankLineRow): Promise<BankLineRow> {
  const isLarge = line.amountFen >= (await readMoneyRules(tx)).secondPersonFromFen;
  if (isLarge && line.firstBy === ctx.actor.userId) throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
  const moved = await moveLine(tx, ctx, line, 'confirmReturn');
  await bookTransfers(tx, [
    {
      event: 'RELEASED',
      causeId: `${line.id}:back`,
      payOrderId: null,
      account: 'CHANNEL:BANK_TRANSFER',
      counter: 'SUSPENSE',
      amountFen: -line.amountFen,
      now: ctx.now,
    },
  ]);
  return moved;
}

const free = { attemptId: null, payOrderId: null, firstBy: null };

async function act(
  tx: Db,
  ctx: Context,
  desk: Desk,
  line: BankLineRow,
  { event, payOrderId, reason }: Operation,
): Promise<BankLineRow> {
  // What a receipt proposes is decided there.
  if (line.receiptId !== null) throw new AppError(retCodes.TRANSITION_REFUSED);
  switch (event) {
    case 'match':
      if (line.status !== 'HELD') throw new AppError(retCodes.TRANSITION_REFUSED);
      return claimLine(tx, ctx, desk, line, await tryOf(tx, payOrderId));
    case 'confirm': {
      const { attemptId: id, payOrderId: of, firstBy, status } = line;
      if (status !== 'PROPOSED' || id === null || of === null)
        throw new AppError(retCodes.TRANSITION_REFUSED);
      if (firstBy === ctx.actor.userId) throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
      return claimLine(tx, ctx, desk, line, { id, payOrderId: of });
    }
    case 'drop':
      return moveLine(tx, ctx, line, 'drop', free);
    case 'giveBack':
      if (reason === '') throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
      return moveLine(tx, ctx, line, 'giveBack', { ...free, firstBy: ctx.actor.userId, reason });
    case 'keep':
      return moveLine(tx, ctx, line, 'keep', { ...free, reason: '' });
    case 'confirmReturn':
      return confirmReturn(tx, ctx, line);
  }
}

/** @throws {AppError} 500404, 500409, 500012, 500041, 500047, 300002 */
export const operateLine =
  (desk: Desk): Verb<typeof bankLineOperateManage> =>
  (ctx, input) =>
    inTransaction(ctx.db, async (tx) => {
      const line = await lockVersion(tx, bankLines, { id: input.id, version: input.version });
      const { status } = await act(tx, ctx, desk, line, input);
      return { lineId: line.id, stateLabel: bankLineStateLabels[status]() };
    });
