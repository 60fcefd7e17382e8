import type { RefundSource } from '@portal/contract/payment/terms';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { channelNumber } from '../channel-number.ts';
import type { PayAttemptRow, PayOrder, RefundRow } from '../payment.table.ts';
import { refundOrders } from '../payment.table.ts';

/** Sends approved refunds, asks about those in progress, and closes expired orders. */
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

/** Opens a refund: the payer's own requests wait for a decision, those of a rule or the system are sent at once. */
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
  if (!row) throw new Error('failed to insert refund');
  const { status, amountFen, reason } = row;
  const after = { no, status, amountFen };
  await writeLog(tx, ctx, { event: 'refund.apply', entity: 'refund', entityId: row.id, after, reason });
  if (isDecided) await askForJob(tx, settleJob, {});
  return row;
}

/** Refunds a payment that was received but is not ours. */
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
