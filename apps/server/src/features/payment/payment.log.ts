import { bankLineStateLabels } from '@portal/contract/bank-line';
import { payChannelLabels, payOrderStateLabels, refundStateLabels } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { bankLines } from './bank/bank-line.table.ts';
import { payAttempts, payOrders, refundOrders } from './payment.table.ts';

export const paymentLog: LogWords = {
  entities: {
    payOrder: m.log_entity_pay_order,
    refund: m.log_entity_refund,
    bankLine: m.log_entity_bank_line,
  },
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
    'bankLine.import': m.log_verb_bank_import,
    'bankLine.propose': m.log_verb_bank_propose,
    'bankLine.match': m.log_verb_bank_match,
    'bankLine.part': m.log_verb_bank_part,
    'bankLine.drop': m.log_verb_bank_drop,
    'bankLine.giveBack': m.log_verb_bank_give_back,
    'bankLine.keep': m.log_verb_bank_keep,
    'bankLine.confirmReturn': m.log_verb_bank_returned,
  },
  names: {
    payOrder: namesIn(payOrders, payOrders.id, payOrders.no),
    refund: namesIn(refundOrders, refundOrders.id, refundOrders.no),
    bankLine: namesIn(bankLines, bankLines.id, bankLines.bankNo),
    payAttempt: namesIn(payAttempts, payAttempts.id, payAttempts.no),
  },
  ids: { attemptId: ['payAttempt'], payOrderId: ['payOrder'], firstBy: ['user'] },
  fields: {
    amountFen: m.field_amount,
    attemptId: m.log_field_pay_attempt,
    firstBy: m.pay_bank_first,
    payOrderId: m.log_entity_pay_order,
    matchedRows: m.log_field_rows_matched,
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
    'bankLine.status': bankLineStateLabels,
  },
};
