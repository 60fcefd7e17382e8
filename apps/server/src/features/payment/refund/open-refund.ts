import type { RefundSource } from '@portal/contract/payment-terms';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { channelNumber } from '../channel-number.ts';
import type { PayAttemptRow, PayOrder, RefundRow } from '../payment.table.ts';
import { refundOrders } from '../payment.table.ts';

/** Sends approved refunds, asks how those under way stand, and closes orders whose time is over. */
export const settleJob = 'payment.settle';

export interface NewRefund {
  order: Pick<PayOrder, 'id'>;
  attempt: Pick<PayAttemptRow, 'id'>;
  source: RefundSource;
  items: RefundRow['items'];
  amountFen: number;
  reason: string;
  applicantId: string | null;
}

/** What its payer asks for waits for a decision; what a rule or the system gives back goes at once. */
export async function openRefund(tx: Db, ctx: WriteContext, refund: NewRefund): Promise<RefundRow> {
  const { order, attempt, ...rest } = refund;
  const { now, actor } = ctx;
  const isDecided = refund.source !== 'PAYER';
  const no = await nextBusinessNumber(tx, 'TK', now);
  const [row] = await tx
    .insert(refundOrders)
    .values({
      ...rest,
      id: orderedId(now.getTime()),
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
      updatedBy: actor?.userId ?? null,
      no,
      channelNo: channelNumber(no),
      payOrderId: order.id,
      attemptId: attempt.id,
      status: isDecided ? 'APPROVED' : 'APPLIED',
      askAt: isDecided ? now : null,
    })
    .returning();
  if (!row) throw new Error('no refund was written');
  const { status, amountFen, reason } = row;
  const after = { no, status, amountFen };
  await writeLog(tx, ctx, { event: 'refund.apply', entity: 'refund', entityId: row.id, after, reason });
  if (isDecided) await askForJob(tx, settleJob, {});
  return row;
}

/** Gives back what came and is not ours. */
export const giveBack = (
  tx: Db,
  ctx: WriteContext,
  { order, attempt, amountFen }: Pick<NewRefund, 'order' | 'attempt' | 'amountFen'>,
): Promise<RefundRow> =>
  openRefund(tx, ctx, {
    order,
    attempt,
    amountFen,
    source: 'SYSTEM',
    items: [],
    reason: '',
    applicantId: null,
  });
