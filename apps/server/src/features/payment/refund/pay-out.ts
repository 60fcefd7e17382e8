import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { payingRoles } from '../../../platform/session/pays-for.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Desk } from '../desk.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { lockOrder } from '../order/order.queries.ts';
import type { RefundRow } from '../payment.table.ts';
import { moveRefund } from './move-refund.ts';
import { takeBack } from './take-back.ts';

/** Credit that is being paid back is set apart, so that nothing else can use it; or is returned to the tenant. */
export const reserveCredit = (
  tx: Db,
  ctx: WriteContext,
  { id, enterpriseId, amountFen, reason }: RefundRow,
  isReturned = false,
): Promise<void> =>
  enterpriseId === null
    ? Promise.resolve()
    : bookTransfers(tx, [
        {
          event: 'RESERVED',
          causeId: isReturned ? `${id}:kept` : `${id}:reserved`,
          payOrderId: null,
          enterpriseId,
          note: reason,
          account: `CREDIT:${enterpriseId}`,
          counter: 'PAYOUT',
          amountFen: isReturned ? -amountFen : amountFen,
          now: ctx.now,
        },
      ]);

/** Books a locked refund that an officer has transferred to its named account. */
export async function finishPayout(
  tx: Db,
  ctx: WriteContext,
  desk: Pick<Desk, 'payables'>,
  refund: RefundRow,
): Promise<void> {
  const order = refund.payOrderId === null ? null : await lockOrder(tx, refund.payOrderId);
  const { id, no, amountFen, enterpriseId } = refund;
  await moveRefund(tx, ctx, refund, 'succeed', { channelRefundNo: no, failReason: '', askAt: null });
  await bookTransfers(tx, [
    {
      event: 'RETURNED',
      causeId: id,
      payOrderId: order?.id ?? null,
      ...(enterpriseId === null ? {} : { enterpriseId, note: refund.reason }),
      account: 'CHANNEL:BANK_TRANSFER',
      counter: order ? `SOLD:${order.kind}` : 'PAYOUT',
      amountFen: -amountFen,
      now: ctx.now,
    },
  ]);
  if (order) await takeBack({ tx, ctx, desk, order, refund });
  const notice = { now: ctx.now, link: paths.myPayments(), eventCode: 'PAID_BACK' as const };
  const params = { title: order?.title ?? refund.reason, fen: amountFen };
  if (enterpriseId !== null)
    await sendMessage(tx, { ...notice, params, enterpriseId, memberRoles: payingRoles });
  else if (order && order.payerUserId !== null)
    await sendMessage(tx, { ...notice, params, userIds: [order.payerUserId] });
}
