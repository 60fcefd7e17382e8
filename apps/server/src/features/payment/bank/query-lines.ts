import { maxListTotal } from '@portal/contract/max-list-total';
import type {
  BankLineDetail,
  BankLineOfList,
  bankLineQueryManageDetail,
  bankLineQueryManageList,
  TransferOrder,
} from '@portal/contract/payment/bank-line';
import { bankLineStateLabels } from '@portal/contract/payment/bank-line-terms';
import { payOrderStateLabels } from '@portal/contract/payment/terms';
import { isPastEnd } from '../../../platform/database/count-up-to.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import type { PayOrder } from '../payment.table.ts';
import { findReversalOf } from './bank-doubt.queries.ts';
import { candidatesOf, countLines, findLine, listLines, type PlacedLine } from './bank-line.queries.ts';
import type { BankLineRow } from './bank-line.table.ts';

const viewLine = ({ line, order }: PlacedLine): BankLineOfList => ({
  lineId: line.id,
  bankNo: line.bankNo,
  bookedAt: line.bookedAt.getTime(),
  amountFen: line.amountFen,
  payer: line.payer,
  purpose: line.purpose,
  state: line.status,
  stateLabel: bankLineStateLabels[line.status](),
  payOrderId: line.payOrderId,
  orderNo: order?.no ?? '',
  version: line.version,
});

const viewOrder = ({ id, no, title, payerName, totalFen, status }: PayOrder): TransferOrder => ({
  payOrderId: id,
  no,
  title,
  payerName,
  totalFen,
  state: status,
  stateLabel: payOrderStateLabels[status](),
});

function actionsOf(
  { status, firstBy, receiptId }: BankLineRow,
  userId: string,
  isLarge: boolean,
): BankLineDetail['actions'] {
  if (receiptId !== null) return [];
  const isOther = firstBy !== userId;
  switch (status) {
    case 'HELD':
      return ['match', 'giveBack'];
    case 'PROPOSED':
      return isOther ? ['confirm', 'drop'] : ['drop'];
    case 'PART':
      return ['drop', 'giveBack'];
    case 'RETURNING':
      return isOther || !isLarge ? ['confirmReturn', 'keep'] : ['keep'];
    case 'MATCHED':
    case 'RETURNED':
      return [];
  }
}

export const queryLines: Verb<typeof bankLineQueryManageList> = ({ db }, input) =>
  pageOfTabs(
    input,
    isPastEnd(input) ? Promise.resolve([]) : listLines(db, input),
    { counts: countLines(db, input), tab: input.state },
    viewLine,
    maxListTotal,
  );

/** @throws {AppError} 500404 */
export const queryLine: Verb<typeof bankLineQueryManageDetail> = async ({ db, actor }, { id, keyword }) => {
  const found = await findLine(db, id);
  if (!found) throw notFound();
  const { line, order } = found;
  const names = await namesOfUsers(db, line.firstBy === null ? [] : [line.firstBy]);
  const isLarge = line.amountFen >= (await readMoneyRules(db)).secondPersonFromFen;
  const candidates = line.status === 'HELD' ? await candidatesOf(db, line, keyword) : [];
  return {
    ...viewLine(found),
    order: order && viewOrder(order),
    candidates: candidates.map(viewOrder),
    firstByName: names.get(line.firstBy ?? '') ?? '',
    reason: line.reason,
    isByHand: line.isByHand,
    reversalDoubtId: await findReversalOf(db, line.id),
    isLarge,
    actions: actionsOf(line, actor.userId, isLarge),
  };
};
