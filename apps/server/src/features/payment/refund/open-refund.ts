import type { RefundSource } from '@portal/contract/payment/terms';
import { and, eq, isNull } from 'drizzle-orm';
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
  /** Null, with the attempt, for money that no order received. */
  order: Pick<PayOrder, 'id'> | null;
  attempt: Pick<PayAttemptRow, 'id'> | null;
  source: RefundSource;
  items: RefundRow['items'];
  amountFen: number;
  reason: string;
  applicantId: string | null;
  /** By default, the payer's own requests wait for a decision, and all others are sent at once. */
  status?: RefundRow['status'];
  /** It is approved, but waits until `releaseRefunds` lets it go. */
  isHeld?: boolean | undefined;
  more?: Partial<Pick<RefundRow, 'approverIds' | 'enterpriseId' | 'payee' | 'proofFileId' | 'causeId'>>;
}

/** Opens a refund; an approved one is sent by the next run of the job. */
export async function openRefund(tx: Db, ctx: WriteContext, refund: NewRefund): Promise<RefundRow> {
  const { order, attempt, more, isHeld = false, ...rest } = refund;
  const { now, actor } = ctx;
  const opened = rest.status ?? (refund.source === 'PAYER' ? 'APPLIED' : 'APPROVED');
  const isDue = opened === 'APPROVED' && !isHeld;
  const no = await nextBusinessNumber(tx, 'TK', now);
  const [row] = await tx
    .insert(refundOrders)
    .values({
      ...rest,
      ...more,
      id: orderedId(now.getTime()),
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
      updatedBy: actor?.userId ?? null,
      no,
      channelNo: channelNumber(no),
      payOrderId: order?.id ?? null,
      attemptId: attempt?.id ?? null,
      status: opened,
      askAt: isDue ? now : null,
    })
    .returning();
  if (!row) throw new Error('failed to insert refund');
  const { status, amountFen, reason } = row;
  const after = { no, status, amountFen };
  await writeLog(tx, ctx, { event: 'refund.apply', entity: 'refund', entityId: row.id, after, reason });
  if (isDue) await askForJob(tx, settleJob, {});
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

/** Lets the refunds of a settlement go that waited for the tenant's answer. */
export async function releaseRefunds(tx: Db, ctx: Pick<WriteContext, 'now'>, causeId: string): Promise<void> {
  const isHeld = and(
    eq(refundOrders.causeId, causeId),
    eq(refundOrders.status, 'APPROVED'),
    isNull(refundOrders.askAt),
  );
  const released = await tx.update(refundOrders).set({ askAt: ctx.now }).where(isHeld).returning();
  if (released.length > 0) await askForJob(tx, settleJob, {});
}
