import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import {
  circleCheckIcon,
  circleExclamationPointIcon,
  circleXIcon,
  loaderCircleIcon,
  lockIcon,
  undo2Icon,
  walletIcon,
} from '../../../../ui/icon/shapes.ts';
import type { PayResult } from './result-of.ts';

type Of = (order: PayOrderDetail) => string;

interface Look {
  icon: string;
  tone: 'good' | 'wait' | 'bad' | 'off';
  word: () => string;
  /** If missing, the amount is the heading. */
  title?: Of;
  text: Of;
}

const timeOf = (at: number) => formatDate(at, 'MM-DD HH:mm');
const channelOf: Of = ({ attempt, channel }) => {
  const code = attempt?.channel ?? channel;
  return code ? payChannelLabels[code]() : m.field_pay_channel();
};

export const resultVariants: Record<PayResult, Look> = {
  paid: {
    icon: circleCheckIcon,
    tone: 'good',
    word: m.pay_paid,
    text: ({ itemCount }) => m.pay_paid_text({ count: itemCount }),
  },
  partlyRefunded: {
    icon: undo2Icon,
    tone: 'good',
    word: m.pay_partly_refunded,
    text: ({ refundedFen }) => m.pay_partly_refunded_text({ amount: formatFen(refundedFen) }),
  },
  refunded: { icon: undo2Icon, tone: 'off', word: m.state_refunded, text: () => m.pay_refunded_text() },
  open: {
    icon: walletIcon,
    tone: 'wait',
    word: m.state_to_pay,
    title: () => m.pay_open_title(),
    text: ({ expireAt }) => m.pay_open_text({ time: timeOf(expireAt) }),
  },
  waiting: {
    icon: loaderCircleIcon,
    tone: 'wait',
    word: m.pay_waiting,
    title: (order) => m.pay_waiting_title({ channel: channelOf(order) }),
    text: () => m.pay_waiting_text(),
  },
  failed: {
    icon: circleXIcon,
    tone: 'bad',
    word: m.pay_failed_word,
    title: ({ attempt }) => attempt?.failReason || m.pay_failed_before(),
    text: ({ expireAt }) => m.pay_failed_again({ time: timeOf(expireAt) }),
  },
  closed: {
    icon: lockIcon,
    tone: 'off',
    word: m.pay_closed,
    title: () => m.pay_closed_title(),
    text: () => m.pay_closed_text(),
  },
  late: {
    icon: undo2Icon,
    tone: 'off',
    word: m.pay_late,
    title: () => m.pay_late_title(),
    text: () => m.pay_late_text(),
  },
  differs: {
    icon: circleExclamationPointIcon,
    tone: 'wait',
    word: m.pay_differs,
    title: ({ totalFen }) => m.pay_differs_title({ amount: formatFen(totalFen) }),
    text: () => m.pay_differs_text(),
  },
};
