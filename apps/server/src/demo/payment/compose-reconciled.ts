import type {
  reconcileDays,
  reconcileDifferences,
} from '../../features/payment/reconcile/reconcile.table.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { cashierPayments, cashierRefunds } from '../cashier/cashier.table.ts';
import { chinaInstant, notAhead } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';
import { minute, type Written } from './compose-payments.ts';
import type { Refund } from './compose-refunds.ts';

type Payment = typeof cashierPayments.$inferInsert;
type Difference = typeof reconcileDifferences.$inferInsert;
type Day = typeof reconcileDays.$inferInsert;

const atCashier = (written: readonly Written[]) =>
  written.filter(({ attempt }) => attempt.channel === 'MOCK');

/** Payments as recorded by the demo cashier, so that they can be refunded and queried. */
export const composeCashier = (written: readonly Written[]): Payment[] =>
  atCashier(written).flatMap(({ order, attempt }) =>
    attempt.status === 'SUCCESS'
      ? [
          {
            attemptNo: attempt.no,
            token: demoId('cashier', attempt.no),
            amountFen: attempt.amountFen,
            title: order.title,
            returnUrl: `/pay-result?orderNo=${order.no}`,
            createdAt: order.createdAt as Date,
            expireAt: order.expireAt,
            outcome: 'SUCCESS',
            settlesAt: attempt.paidAt ?? null,
            arrivesFen: attempt.paidFen ?? null,
            tradeNo: attempt.tradeNo ?? null,
          },
        ]
      : [],
  );

export function composeCashierRefunds(
  written: readonly Written[],
  refunds: readonly Refund[],
): (typeof cashierRefunds.$inferInsert)[] {
  const attemptNos = new Map(atCashier(written).map(({ attempt }) => [attempt.id, attempt.no]));
  return refunds.flatMap(({ attemptId, status, channelNo, amountFen, createdAt }) => {
    const attemptNo = attemptNos.get(attemptId);
    if (!attemptNo || status !== 'SUCCESS') return [];
    return [
      {
        refundNo: channelNo,
        attemptNo,
        amountFen,
        channelRefundNo: `R${channelNo}`,
        settlesAt: createdAt as Date,
      },
    ];
  });
}

const reconciledDays = 60;

/** Differences in the last days: those still open, and one settled. */
const plan: Pick<Difference, 'kind' | 'status'>[] = [
  { kind: 'MISSING_HERE', status: 'OPEN' },
  { kind: 'AMOUNT', status: 'OPEN' },
  { kind: 'MISSING_THERE', status: 'OPEN' },
  { kind: 'MISSING_THERE', status: 'CLOSED' },
];
const strayFen = 52_000;
const lackingFen = 1_200;

interface Differing {
  difference: Difference;
  /** What the cashier has beyond our records, in lines and fen. */
  lines: number;
  fen: number;
  /** The cashier's record, if it differs from ours. */
  atCashier?: Payment | { attemptNo: string; arrivesFen: number };
}

/** An extra payment at the cashier, one with a different amount there, or one it did not book on its day. */
function differOn(day: Day, paid: Written, { kind, status }: (typeof plan)[number]): Differing {
  const { attempt, order } = paid;
  const ownFen = attempt.paidFen ?? 0;
  const stray = `ZF${day.day.replaceAll('-', '')}9001DEMO`;
  const isStray = kind === 'MISSING_HERE';
  const theirFen = isStray ? strayFen : kind === 'AMOUNT' ? ownFen - lackingFen : null;
  const isClosed = status === 'CLOSED';
  const difference: Difference = {
    id: demoId('difference', `${day.day} ${kind}`),
    dayId: day.id,
    channel: 'MOCK',
    day: day.day,
    kind,
    type: 'PAY',
    ownNo: isStray ? stray : attempt.no,
    tradeNo: isStray ? `DEMO${stray}` : (attempt.tradeNo ?? ''),
    payOrderId: isStray ? null : order.id,
    ourFen: isStray ? null : ownFen,
    theirFen,
    status,
    reason: isClosed ? '渠道次日补传，已核对一致' : '',
    createdAt: day.takenAt,
    updatedAt: isClosed ? new Date(notAhead(day.takenAt.getTime() + 26 * 60 * minute)) : day.takenAt,
  };
  if (kind === 'MISSING_THERE') return { difference, lines: -1, fen: -ownFen };
  if (kind === 'AMOUNT')
    return {
      difference,
      lines: 0,
      fen: -lackingFen,
      atCashier: { attemptNo: attempt.no, arrivesFen: ownFen - lackingFen },
    };
  const at = new Date(chinaInstant(day.day, 700));
  return {
    difference,
    lines: 1,
    fen: strayFen,
    atCashier: {
      attemptNo: stray,
      token: demoId('cashier', stray),
      amountFen: strayFen,
      title: order.title,
      returnUrl: '/pay-result',
      createdAt: at,
      expireAt: new Date(at.getTime() + 30 * minute),
      outcome: 'SUCCESS',
      settlesAt: at,
      arrivesFen: strayFen,
      tradeNo: `DEMO${stray}`,
    },
  };
}

/** Two months of daily reconciliation with the cashier: all days match except four, of which one is settled. */
export function composeReconciled(
  written: readonly Written[],
  today: string,
): { days: Day[]; differing: Differing[] } {
  const paidOn = Map.groupBy(
    atCashier(written).filter(({ attempt: { status, paidAt } }) => status === 'SUCCESS' && paidAt),
    ({ attempt: { paidAt } }) => chinaDayOf(paidAt as Date),
  );
  const days = Array.from({ length: reconciledDays }, (_, back): Day => {
    const day = addDays(today, -1 - back);
    const paid = paidOn.get(day) ?? [];
    const fen = paid.reduce((sum, { attempt }) => sum + (attempt.paidFen ?? 0), 0);
    return {
      id: demoId('reconcile', day),
      channel: 'MOCK',
      day,
      takenAt: new Date(notAhead(chinaInstant(addDays(day, 1), 640))),
      ourLines: paid.length,
      ourFen: fen,
      theirLines: paid.length,
      theirFen: fen,
    };
  });
  const withPayments = days.filter(({ day }) => paidOn.has(day));
  const differing = plan.flatMap((slotRequest, nth) => {
    const day = withPayments[1 + nth * 2];
    const paid = day && paidOn.get(day.day)?.find(({ order }) => order.status === 'SUCCESS');
    return day && paid ? [differOn(day, paid, slotRequest)] : [];
  });
  for (const { difference, lines, fen } of differing) {
    const day = days.find(({ id }) => id === difference.dayId);
    if (!day) continue;
    day.theirLines += lines;
    day.theirFen += fen;
  }
  return { days, differing };
}
