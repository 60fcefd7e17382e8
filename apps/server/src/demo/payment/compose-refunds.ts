import type { RefundState } from '@portal/contract/payment/terms';
import type { refundOrders } from '../../features/payment/payment.table.ts';
import { notAhead } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';
import { minute, type Written } from './compose-payments.ts';

export type Refund = typeof refundOrders.$inferInsert & { payOrderId: string; attemptId: string };
type DraftRefund = Omit<Refund, 'no' | 'channelNo'>;

/** Four partial refunds, one of a late payment, and nine in the other states. */
const refundPlan: {
  state: RefundState;
  reason: string;
  share: number;
  answer?: string;
  /** So large that two people have to approve it; one has. */
  isLarge?: boolean;
}[] = [
  { state: 'SUCCESS', reason: '表计倍率录错，多收部分退回', share: 0.2 },
  { state: 'SUCCESS', reason: '十日停水，物业费按日减免', share: 0.1 },
  { state: 'SUCCESS', reason: '温室检修三日，电费折让', share: 0.15 },
  { state: 'SUCCESS', reason: '退租当月多缴的物业费', share: 0.4 },
  { state: 'APPLIED', reason: '同一账单在柜台又缴了一次', share: 1 },
  { state: 'APPLIED', reason: '合同已变更，按新面积计费', share: 0.6, isLarge: true },
  { state: 'PROCESSING', reason: '公户重复汇款', share: 0.5 },
  { state: 'FAILED', reason: '付款账户已销户，换账户退', share: 0.2 },
  { state: 'REJECTED', reason: '觉得电价高了', share: 0.5, answer: '电价按公布的标准执行，不能退' },
  { state: 'REJECTED', reason: '搬离后不再使用', share: 1, answer: '账期内仍在使用，不符合退款条件' },
  { state: 'REJECTED', reason: '想换个公司付款', share: 1, answer: '请用新公司付款后再申请' },
  { state: 'WITHDRAWN', reason: '点错了', share: 1 },
  { state: 'WITHDRAWN', reason: '已与物业谈妥', share: 0.2 },
];

/** Refunds without their numbers, decided by `approverId` where a decision was made. */
export function composeRefunds(written: readonly Written[], approverId: string): DraftRefund[] {
  const byTime = written.toSorted((a, b) => Number(a.order.createdAt) - Number(b.order.createdAt));
  const transfers = byTime.filter(
    ({ order: { kind, status, channel, payerUserId } }) =>
      kind === 'BILL' && status === 'SUCCESS' && channel === 'BANK_TRANSFER' && payerUserId !== null,
  );
  const most = ({ items }: Written) => Math.max(...items.map(({ amountFen }) => amountFen));
  const [largest, ...rest] = transfers.toSorted((a, b) => most(b) - most(a));
  const others = transfers.filter((one) => rest.includes(one));
  const late = written.find(({ order }) => order.status === 'SUCCESS_LATE');
  const planned = refundPlan.flatMap(
    ({ state, reason, share, answer = '', isLarge = false }, nth): DraftRefund[] => {
      // Completed refunds are older, open ones recent.
      const isOver = state === 'SUCCESS' || state === 'REJECTED' || state === 'WITHDRAWN';
      const found = isLarge
        ? largest
        : others.at(isOver ? Math.floor(((nth + 1) * others.length) / 16) : -2 - nth);
      if (!found) return [];
      const { order, attempt, items } = found;
      const item = isLarge ? items.toSorted((a, b) => b.amountFen - a.amountFen)[0] : items[0];
      const amountFen = Math.max(100, Math.floor((item?.amountFen ?? 0) * share));
      const at = new Date(notAhead(Number(order.successAt) + 40 * minute));
      const isApproved = state === 'SUCCESS' || state === 'PROCESSING' || state === 'FAILED';
      return [
        {
          id: demoId('refund', order.no),
          payOrderId: order.id,
          attemptId: attempt.id,
          source: 'PAYER' as const,
          status: state,
          amountFen,
          items: [{ itemId: item?.id ?? '', amountFen }],
          reason,
          answer,
          applicantId: order.payerUserId ?? null,
          approverIds: isApproved || isLarge ? [approverId] : [],
          isByHand: state === 'PROCESSING' || state === 'SUCCESS',
          isSent: state === 'PROCESSING' || state === 'SUCCESS',
          failReason: state === 'FAILED' ? '收款账户不存在' : '',
          createdAt: at,
          updatedAt: at,
          updatedBy: state === 'REJECTED' ? approverId : null,
        },
      ];
    },
  );
  if (!late) return planned;
  const at = new Date(Number(late.order.updatedAt) + 5 * minute);
  return [
    ...planned,
    {
      id: demoId('refund', late.order.no),
      payOrderId: late.order.id,
      attemptId: late.attempt.id,
      source: 'SYSTEM',
      status: 'SUCCESS',
      amountFen: late.order.totalFen,
      items: [],
      reason: '',
      isSent: true,
      createdAt: at,
      updatedAt: at,
    },
  ];
}
