import { createHash } from 'node:crypto';
import { paths } from '@portal/contract/paths';
import type { Contradiction, DifferenceSource } from '@portal/contract/payment/reconcile-terms';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { and, eq, ne, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { sendMessage } from '../../message/message.public.ts';
import { isForeign } from '../contradictions.ts';
import { financeUserIds } from '../finance-users.ts';
import { reconcileDifferences } from './reconcile.table.ts';

/** Where a channel's report came from; for a notice, with its raw text. */
export interface Heard {
  channel: PayChannelCode;
  source: Exclude<DifferenceSource, 'STATEMENT'>;
  notice?: string;
}

/**
 * Outcome of a channel's report. FOREIGN means it is about an account that is not ours. Only WRITTEN, which includes
 * what we already knew, may be acknowledged to the channel.
 */
export type Recorded = 'WRITTEN' | 'CONTRADICTED' | 'FOREIGN';

/** A channel's report that was not booked. */
interface Unbooked {
  kind: 'CONTRADICTION' | 'UNREADABLE';
  type: 'PAY' | 'REFUND' | null;
  ownNo: string;
  tradeNo: string;
  payOrderId: string | null;
  ourFen: number | null;
  theirFen: number | null;
  contradictions: Contradiction[];
}

/**
 * Anyone with an account at a channel can make it send us notices about their own account with arbitrary numbers.
 * Unless the number is ours, all of them share one row per account.
 */
function fingerprintOf({ kind, type, ownNo, payOrderId, contradictions }: Unbooked): string {
  const isBounded = isForeign(contradictions) && payOrderId === null;
  const parts = isBounded
    ? [kind, type, contradictions.filter(({ field }) => field === 'SELLER')]
    : [kind, type, ownNo, contradictions];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Keeps a channel's report that was not booked, so that the finance office sees it among the differences. Repeated
 * reports are counted in the same row, even after it has been closed.
 */
export async function keepContradiction(
  tx: Db,
  ctx: WriteContext,
  { channel, source, notice }: Heard,
  unbooked: Unbooked,
): Promise<void> {
  const { now } = ctx;
  const [row] = await tx
    .insert(reconcileDifferences)
    .values({
      ...unbooked,
      id: orderedId(now.getTime()),
      createdAt: now,
      updatedAt: now,
      channel,
      source,
      day: chinaDayOf(now),
      status: 'OPEN',
      fingerprint: fingerprintOf(unbooked),
      heardTimes: 1,
      heardAt: now,
      notice: notice ?? null,
    })
    .onConflictDoUpdate({
      target: [reconcileDifferences.channel, reconcileDifferences.fingerprint],
      set: { heardTimes: sql`${reconcileDifferences.heardTimes} + 1`, heardAt: now },
    })
    .returning({ id: reconcileDifferences.id, heardTimes: reconcileDifferences.heardTimes });
  if (!row || row.heardTimes > 1) return;
  const { kind, ownNo, theirFen, tradeNo } = unbooked;
  await writeLog(tx, ctx, {
    event: 'difference.find',
    entity: 'difference',
    entityId: row.id,
    after: { channel, kind, tradeNo, theirFen },
  });
  await sendMessage(tx, {
    userIds: await financeUserIds(tx),
    eventCode: 'NOTICE_NOT_BOOKED',
    params: { channel, no: ownNo, kind },
    link: paths.manageReconcile({ state: 'OPEN' }),
    now,
  });
}

/** Notes on a difference that its report has been booked after all. */
export async function noteBooked(
  tx: Db,
  { now }: WriteContext,
  { type, ownNo, fen }: { type: 'PAY' | 'REFUND'; ownNo: string; fen: number },
): Promise<void> {
  const { ownNo: no, type: of, source, status } = reconcileDifferences;
  await tx
    .update(reconcileDifferences)
    .set({ answer: 'MOVED', answerFen: fen, askedAt: now })
    .where(and(eq(no, ownNo), eq(of, type), ne(source, 'STATEMENT'), eq(status, 'OPEN')));
}
