import type { reconcileDifferences } from '../../features/payment/reconcile/reconcile.table.ts';
import type { cashierPayments } from '../cashier/cashier.table.ts';
import { earlierToday } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';
import { minute, type Written } from './compose-payments.ts';

type Difference = typeof reconcileDifferences.$inferInsert;
type Payment = typeof cashierPayments.$inferInsert;

const strayFen = 36_000;

/**
 * Common columns of differences found in a notice: how often it was received, and the first time as a share of the day.
 */
function heardOn(today: string, name: string, share: number, heardTimes: number) {
  const at = new Date(earlierToday(today, share));
  return {
    id: demoId('difference', `${today} ${name}`),
    channel: 'MOCK',
    source: 'NOTICE',
    day: today,
    status: 'OPEN',
    createdAt: at,
    updatedAt: at,
    heardTimes,
    heardAt: new Date(earlierToday(today, Math.min(1, share + 0.1))),
    fingerprint: demoId('heard', `${today} ${name}`),
  } as const;
}

/**
 * Notices of the demo cashier that could not be booked: a payment unknown to the portal, as after restoring a backup,
 * one in another currency, and one that cannot be parsed. The first is stored at the cashier, so that it can be
 * queried.
 */
export function composeUnbooked(
  written: readonly Written[],
  today: string,
): { differences: Difference[]; payments: Payment[] } {
  const strayNo = `ZF${today.replaceAll('-', '')}9002DEMO`;
  const strayAt = new Date(earlierToday(today, 0.3));
  const stray: Difference = {
    ...heardOn(today, 'stray', 0.3, 6),
    kind: 'CONTRADICTION',
    type: 'PAY',
    ownNo: strayNo,
    tradeNo: `DEMO${strayNo}`,
    theirFen: strayFen,
    contradictions: [{ field: 'NUMBER', ours: '', theirs: strayNo }],
  };
  const atCashier: Payment = {
    attemptNo: strayNo,
    token: demoId('cashier', strayNo),
    amountFen: strayFen,
    title: '会议室预订',
    returnUrl: '/pay-result',
    createdAt: strayAt,
    expireAt: new Date(strayAt.getTime() + 30 * minute),
    outcome: 'SUCCESS',
    settlesAt: strayAt,
    arrivesFen: strayFen,
    tradeNo: `DEMO${strayNo}`,
  };
  const paid = written.findLast(
    ({ attempt: { channel, status }, order }) =>
      channel === 'MOCK' && status === 'SUCCESS' && order.status === 'SUCCESS',
  );
  const foreign: Difference[] = paid
    ? [
        {
          ...heardOn(today, 'foreign', 0.5, 2),
          kind: 'CONTRADICTION',
          type: 'PAY',
          ownNo: paid.attempt.no,
          tradeNo: paid.attempt.tradeNo ?? '',
          payOrderId: paid.order.id,
          ourFen: paid.attempt.amountFen,
          theirFen: paid.attempt.paidFen ?? null,
          contradictions: [{ field: 'CURRENCY', ours: 'CNY', theirs: 'USD' }],
        },
      ]
    : [];
  const unreadable: Difference = {
    ...heardOn(today, 'unreadable', 0.6, 3),
    kind: 'UNREADABLE',
    type: null,
    ownNo: '',
    tradeNo: '',
  };
  return { differences: [stray, ...foreign, unreadable], payments: [atCashier] };
}
