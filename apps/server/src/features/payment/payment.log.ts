import { payChannelLabels, payOrderStateLabels, refundStateLabels } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { payOrders, refundOrders } from './payment.table.ts';

export const paymentLog: LogWords = {
  entities: { payOrder: m.log_entity_pay_order, refund: m.log_entity_refund },
  verbs: {
    'payOrder.choose': m.log_verb_pay_choose,
    'payOrder.succeed': m.log_verb_pay_succeed,
    'payOrder.differ': m.log_verb_pay_differ,
    'payOrder.close': m.log_verb_pay_close,
    'payOrder.comeLate': m.log_verb_pay_come_late,
    'payOrder.giveBack': m.log_verb_pay_give_back,
    'refund.apply': m.log_verb_refund_apply,
    'refund.second': m.log_verb_refund_second,
    'refund.send': m.log_verb_refund_send,
    'refund.succeed': m.log_verb_refund_succeed,
    'refund.fail': m.log_verb_refund_fail,
    'refund.retry': m.log_verb_refund_retry,
  },
  names: {
    payOrder: namesIn(payOrders, payOrders.id, payOrders.no),
    refund: namesIn(refundOrders, refundOrders.id, refundOrders.no),
  },
  ids: {},
  fields: {
    amountFen: m.field_amount,
    channel: m.field_pay_channel,
    channelRefundNo: m.log_field_channel_no,
    expireAt: m.log_field_expire_at,
    failReason: m.field_reason,
    successAt: m.log_field_success_at,
    totalFen: m.field_amount,
    tradeNo: m.log_field_channel_no,
  },
  codes: {
    'payOrder.status': payOrderStateLabels,
    'payOrder.channel': payChannelLabels,
    'refund.status': refundStateLabels,
  },
};
