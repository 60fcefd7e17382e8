import type { handBillOperate } from '@portal/contract/billing/hand-bill';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { readMoneyRules } from '../../payment/money-rules.public.ts';
import { feeItems } from '../meter/meter.table.ts';
import { type HandBill, handBills } from './charge.table.ts';
import { mayFire } from './hand-bill.view.ts';
import { openCreditNote } from './open-credit-note.public.ts';
import { openHandBill, usualDueDate } from './open-hand-bill.public.ts';
import { answerHandBill } from './save-hand-bill.ts';
import { secondFor } from './second-for.ts';

const move = mover(handBillLifecycle, handBills, ({ status, amountFen }) => ({ status, amountFen }));

/** Makes the bill or the credit note of a draft. */
async function issue(tx: Db, ctx: Context, { id, kind, dueDate, lines, ...row }: HandBill): Promise<string> {
  const { enterpriseId, contractId, billId, feeCode, reason, fileId, hasLateFee } = row;
  const common = { enterpriseId, contractId, feeCode, lines, reason, fileId, source: `handBill:${id}` };
  if (kind === 'CREDIT') return (await openCreditNote(tx, ctx, { ...common, billId })).id;
  const bill = await openHandBill(tx, ctx, {
    ...common,
    dueDate: dueDate ?? usualDueDate(ctx.now),
    hasLateFee,
  });
  return bill.id;
}

/**
 * Issues a draft, or sends it to a second person and lets that person decide. Whether one is needed is found out again
 * at each step, so that a price or a rule that has changed meanwhile counts.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateHandBill: Verb<typeof handBillOperate> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockVersion(tx, handBills, { id, version });
    const [fee] = await tx.select().from(feeItems).where(eq(feeItems.code, row.feeCode));
    const needsSecond = secondFor(row, fee, await readMoneyRules(tx)).length > 0;
    const { userId } = ctx.actor;
    if (!mayFire(row, event, needsSecond, userId))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_second_person() });
    if (event === 'return' && reason === '')
      throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
    // Checks the state before anything is booked.
    const isIssued = nextState(handBillLifecycle.transitions, row.status, event) === 'ISSUED';
    const moved = await move(tx, ctx, row, {
      event,
      set: {
        ...(event === 'ask' ? { askedBy: userId, needsSecond, decidedBy: null, returnedFor: '' } : {}),
        ...(event === 'return' ? { decidedBy: userId, returnedFor: reason } : {}),
        ...(event === 'approve' ? { decidedBy: userId } : {}),
        ...(event === 'issue' ? { needsSecond: false } : {}),
        ...(isIssued ? { issuedId: await issue(tx, ctx, row) } : {}),
      },
      reason,
    });
    return answerHandBill(tx, ctx, moved.id);
  });
