import type { bankDoubtOperateManage } from '@portal/contract/payment/bank-doubt';
import { bankDoubtStateLabels, bankDoubtTransitions } from '@portal/contract/payment/bank-doubt-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, like, or } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { escapeLike } from '../../../platform/text/escape-like.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import type { Desk } from '../desk.ts';
import { type BankDoubtRow, bankDoubts } from './bank-doubt.table.ts';
import { bankLines } from './bank-line.table.ts';
import { enterLines, type NewLine } from './enter-lines.ts';
import { restartedNumber } from './line-identity.ts';
import { canEnter } from './query-doubts.ts';

type Content = InputOf<typeof bankDoubtOperateManage>['data'];

/** The line a doubt becomes: the officer supplies only what the file does not say. */
function lineOf({ now }: Context, doubt: BankDoubtRow, { day, amountFen: typedFen }: Content): NewLine {
  const { bookedAt: at, amountFen: fen, payer, purpose } = doubt;
  if (at === null && day === undefined)
    throw fieldsRefused({ 'data.day': m.fault_choose({ field: m.field_booked_at() }) });
  if (at === null && day !== undefined && day > chinaDayOf(now))
    throw fieldsRefused({ 'data.day': m.fault_day() });
  const amountFen = fen ?? typedFen;
  if (amountFen === undefined)
    throw fieldsRefused({ 'data.amountFen': m.fault_enter({ field: m.field_amount_arrived() }) });
  const booking = { bookedAt: at ?? startOfChinaDay(day ?? ''), amountFen, payer, purpose };
  return { ...booking, bankNo: doubt.bankNo || restartedNumber('', booking), isByHand: fen === null };
}

/** The number itself, or with a counter appended if another line has it. */
async function freeNumber(tx: Db, bankNo: string): Promise<string> {
  const rows = await tx
    .select({ bankNo: bankLines.bankNo })
    .from(bankLines)
    .where(or(eq(bankLines.bankNo, bankNo), like(bankLines.bankNo, `${escapeLike(bankNo)}-%`)));
  const taken = new Set(rows.map((row) => row.bankNo));
  const names = [bankNo, ...Array.from({ length: taken.size + 1 }, (_, nth) => `${bankNo}-${nth + 2}`)];
  return names.find((name) => !taken.has(name)) ?? bankNo;
}

async function enter(
  tx: Db,
  ctx: Context,
  desk: Desk,
  doubt: BankDoubtRow,
  content: Content,
): Promise<string> {
  if (!canEnter(doubt)) throw new AppError(retCodes.TRANSITION_REFUSED);
  const line = lineOf(ctx, doubt, content);
  // Prevents a concurrent import from using the same number.
  await takeTurn(tx, 'bank statement');
  const { rows } = await enterLines(tx, ctx, desk, [{ ...line, bankNo: await freeNumber(tx, line.bankNo) }]);
  return rows[0]?.id ?? '';
}

/** @throws {AppError} 500404, 500409, 500012, 300002 */
export const operateDoubt =
  (desk: Desk): Verb<typeof bankDoubtOperateManage> =>
  (ctx, { id, version, event, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const doubt = await lockVersion(tx, bankDoubts, { id, version });
      const status = nextState(bankDoubtTransitions, doubt.status, event);
      const { reason } = data;
      if (event === 'drop' && reason === '')
        throw fieldsRefused({ 'data.reason': m.fault_enter({ field: m.field_reason() }) });
      const lineId = event === 'enter' ? await enter(tx, ctx, desk, doubt, data) : null;
      const moved = await moveState(tx, ctx, bankDoubts, doubt, {
        entity: 'bankDoubt',
        event,
        set: { status, lineId, reason },
        reason,
      });
      return { doubtId: id, stateLabel: bankDoubtStateLabels[moved.status]() };
    });
