import type {
  BankDoubtDetail,
  BankDoubtOfList,
  bankDoubtQueryManageDetail,
  bankDoubtQueryManageList,
} from '@portal/contract/payment/bank-doubt';
import {
  type BankDoubtKind,
  bankDoubtKindLabels,
  bankDoubtStateLabels,
} from '@portal/contract/payment/bank-doubt-terms';
import { bankLineStateLabels } from '@portal/contract/payment/bank-line-terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import {
  countDoubts,
  findDoubt,
  listDoubtRows,
  numbersOfOrders,
  type PlacedDoubt,
} from './bank-doubt.queries.ts';
import type { BankDoubtRow } from './bank-doubt.table.ts';
import { type BankLineRow, bankLines } from './bank-line.table.ts';

interface Words {
  detail: string;
  no: string;
  day: string;
}

const reasons: Record<Exclude<BankDoubtKind, 'REVERSAL'>, (words: Words) => string> = {
  DAY: m.state_doubt_reason_day,
  AMOUNT: m.state_doubt_reason_amount,
  NO_NUMBER: m.state_doubt_reason_no_number,
  DIRECTION: m.state_doubt_reason_direction,
  CURRENCY: m.state_doubt_reason_currency,
  NUMBER_TAKEN: m.state_doubt_reason_number_taken,
  TWIN: m.state_doubt_reason_twin,
  RETURNED: m.state_doubt_reason_returned,
  REVERSED: m.state_doubt_reason_reversed,
};

function reasonOf({ doubt: { kind, detail, bankNo }, like }: PlacedDoubt): string {
  const words = { detail, no: like?.bankNo ?? bankNo, day: like ? chinaDayOf(like.bookedAt) : '' };
  if (kind !== 'REVERSAL') return reasons[kind](words);
  return like ? m.state_doubt_reason_reversal(words) : m.state_doubt_reason_reversal_unknown();
}

const viewDoubt = (placed: PlacedDoubt): BankDoubtOfList => {
  const { id, kind, fileName, row, bankNo, bookedAt, amountFen, payer, purpose, status, version } =
    placed.doubt;
  return {
    doubtId: id,
    kind,
    kindLabel: bankDoubtKindLabels[kind](),
    reasonText: reasonOf(placed),
    fileName,
    row,
    bankNo,
    bookedAt: bookedAt?.getTime() ?? null,
    amountFen,
    payer,
    purpose,
    state: status,
    stateLabel: bankDoubtStateLabels[status](),
    version,
  };
};

const viewLineOf = (
  line: BankLineRow | null | undefined,
  orderNos: ReadonlyMap<string, string>,
): BankDoubtDetail['like'] =>
  line
    ? {
        lineId: line.id,
        bankNo: line.bankNo,
        bookedAt: line.bookedAt.getTime(),
        amountFen: line.amountFen,
        payer: line.payer,
        purpose: line.purpose,
        stateLabel: bankLineStateLabels[line.status](),
        payOrderId: line.payOrderId,
        orderNo: orderNos.get(line.payOrderId ?? '') ?? '',
      }
    : null;

/** Outgoing money can never be entered as income. */
export const canEnter = ({ kind, amountFen }: BankDoubtRow): boolean =>
  kind !== 'REVERSAL' && (amountFen === null || amountFen > 0);

export const queryDoubts: Verb<typeof bankDoubtQueryManageList> = ({ db }, input) =>
  pageOfTabs(
    input,
    listDoubtRows(db, input),
    { counts: countDoubts(db, input), tab: input.state },
    viewDoubt,
  );

/** @throws {AppError} 500404 */
export const queryDoubt: Verb<typeof bankDoubtQueryManageDetail> = async ({ db }, { id }) => {
  const found = await findDoubt(db, id);
  if (!found) throw notFound();
  const { doubt, like } = found;
  const isDecided = doubt.status !== 'OPEN';
  const [entered] = doubt.lineId
    ? await db.select().from(bankLines).where(eq(bankLines.id, doubt.lineId))
    : [];
  const orderIds = [like, entered].flatMap((line) => line?.payOrderId ?? []);
  const orderNos = await numbersOfOrders(db, orderIds);
  const names = await namesOfUsers(db, isDecided && doubt.updatedBy ? [doubt.updatedBy] : []);
  const open = canEnter(doubt) ? (['enter', 'drop'] as const) : (['drop'] as const);
  return {
    ...viewDoubt(found),
    written: doubt.written.map(([head, text]) => ({ head, text })),
    like: viewLineOf(like, orderNos),
    entered: viewLineOf(entered, orderNos),
    needsDay: doubt.bookedAt === null,
    needsAmount: doubt.amountFen === null,
    decidedByName: isDecided ? (names.get(doubt.updatedBy ?? '') ?? '') : '',
    decidedAt: isDecided ? doubt.updatedAt.getTime() : null,
    reason: doubt.reason,
    actions: isDecided ? [] : [...open],
  };
};
