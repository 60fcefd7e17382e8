import { bankDoubtKindLabels, bankDoubtStateLabels } from '@portal/contract/payment/bank-doubt-terms';
import { bankLineStateLabels } from '@portal/contract/payment/bank-line-terms';
import { invoiceFilePurpose } from '@portal/contract/payment/invoice';
import { invoiceKindLabels, invoiceStateLabels } from '@portal/contract/payment/invoice-terms';
import { moneyRulesContent } from '@portal/contract/payment/money-rules';
import { refundProofPurpose } from '@portal/contract/payment/payee';
import { receiptStateLabels, receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import { channelAnswerLabels, differenceKindLabels } from '@portal/contract/payment/reconcile-terms';
import { payChannelLabels, payOrderStateLabels, refundStateLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { bankDoubts } from './bank/bank-doubt.table.ts';
import { bankLines } from './bank/bank-line.table.ts';
import { invoices } from './invoice/invoice.table.ts';
import { payAttempts, payOrders, refundOrders } from './payment.table.ts';
import { receipts } from './receive/receipt.table.ts';
import { reconcileDays, reconcileDifferences } from './reconcile/reconcile.table.ts';

export const paymentLog: LogWords = {
  entities: {
    payOrder: m.log_entity_pay_order,
    refund: m.log_entity_refund,
    bankLine: m.log_entity_bank_line,
    bankDoubt: m.log_entity_bank_doubt,
    invoice: m.log_entity_invoice,
    reconcile: m.log_entity_reconcile,
    difference: m.log_entity_difference,
    payReceipt: m.counter_receipt,
    payAccount: m.counter_account,
    moneyRules: m.counter_rules,
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
    'invoice.apply': m.case_did_submit_request,
    // Labels for events that only older log entries contain.
    'invoice.take': m.case_did_take_request,
    'invoice.issue': m.case_did_issue_invoice,
    'invoice.deliver': m.case_did_deliver_invoice,
    'invoice.return': m.case_did_return_invoice,
    'invoice.withdraw': m.case_did_withdraw_request,
    'invoice.refund': m.case_did_refund_invoice,
    'invoice.red': m.case_did_red_invoice,
    'reconcile.take': m.log_verb_reconcile_take,
    'difference.find': m.log_verb_difference_find,
    'difference.ask': m.log_verb_difference_ask,
    'difference.close': m.log_verb_difference_close,
    'bankLine.import': m.log_verb_bank_import,
    'bankDoubt.enter': m.log_verb_doubt_enter,
    'bankDoubt.drop': m.log_verb_doubt_drop,
    'bankLine.propose': m.log_verb_bank_propose,
    'bankLine.match': m.log_verb_bank_match,
    'bankLine.part': m.log_verb_bank_part,
    'bankLine.drop': m.log_verb_bank_drop,
    'bankLine.giveBack': m.log_verb_bank_give_back,
    'bankLine.keep': m.log_verb_bank_keep,
    'bankLine.confirmReturn': m.log_verb_bank_returned,
    'bankLine.free': m.counter_did_free,
    'payReceipt.confirm': m.counter_did_confirm,
    'payReceipt.drop': m.counter_did_drop,
    'payReceipt.askReverse': m.counter_did_ask_reverse,
    'payReceipt.reverse': m.counter_did_reverse,
    'payReceipt.keep': m.counter_did_keep,
    'payAccount.credit': m.counter_did_credit,
  },
  names: {
    payOrder: namesIn(payOrders, payOrders.id, payOrders.no),
    refund: namesIn(refundOrders, refundOrders.id, refundOrders.no),
    difference: namesIn(reconcileDifferences, reconcileDifferences.id, reconcileDifferences.ownNo),
    reconcile: namesIn(
      reconcileDays,
      reconcileDays.id,
      sql`${reconcileDays.channel} || ' ' || ${reconcileDays.day}`,
    ),
    invoice: namesIn(invoices, invoices.id, invoices.no),
    bankLine: namesIn(bankLines, bankLines.id, bankLines.bankNo),
    bankDoubt: namesIn(bankDoubts, bankDoubts.id, sql`${bankDoubts.fileName} || ' ' || ${bankDoubts.row}`),
    payReceipt: namesIn(receipts, receipts.id, receipts.no),
    payAccount: namesIn(enterprises, enterprises.id, enterprises.name),
    payAttempt: namesIn(payAttempts, payAttempts.id, payAttempts.no),
  },
  ids: {
    attemptId: ['payAttempt'],
    'bankDoubt.lineId': ['bankLine'],
    firstBy: ['user'],
    redFileId: ['file'],
  },
  forms: [moneyRulesContent],
  fields: {
    reversalNo: m.counter_reversal_no,
    'payReceipt.way': m.field_pay_channel,
    'difference.answer': m.pay_diff_answer,
    'difference.kind': m.field_kind,
    answerFen: m.pay_diff_theirs,
    askedAt: m.log_field_asked_at,
    attemptId: m.log_field_pay_attempt,
    firstBy: m.pay_bank_first,
    payOrderId: m.log_entity_pay_order,
    'invoice.answer': m.field_reason,
    'invoice.title': m.field_invoice_title,
    invoiceNo: m.field_invoice_no,
    'invoice.issuedAt': m.log_field_issued_at,
    redFileId: m.field_invoice_file,
    redNo: m.log_field_red_no,
    day: m.field_date,
    differences: m.log_field_differences,
    ourFen: m.pay_diff_ours,
    ourLines: m.log_field_our_lines,
    theirFen: m.pay_diff_theirs,
    theirLines: m.log_field_their_lines,
    matchedRows: m.log_field_rows_matched,
    leftRows: m.log_field_rows_left,
    doubtfulRows: m.log_field_rows_doubtful,
    onlyReceived: m.log_field_only_received,
    'bankDoubt.lineId': m.log_entity_bank_line,
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
    'reconcile.channel': payChannelLabels,
    'difference.answer': channelAnswerLabels,
    'difference.channel': payChannelLabels,
    'difference.kind': differenceKindLabels,
    'difference.status': { OPEN: m.pay_diff_open, CLOSED: m.pay_diff_closed },
    'refund.status': refundStateLabels,
    'bankLine.status': bankLineStateLabels,
    'bankDoubt.status': bankDoubtStateLabels,
    'bankDoubt.kind': bankDoubtKindLabels,
    'payReceipt.status': receiptStateLabels,
    'payReceipt.way': receiptWayLabels,
    'invoice.kind': invoiceKindLabels,
    'invoice.status': invoiceStateLabels,
    purpose: { [invoiceFilePurpose]: m.field_invoice_file, [refundProofPurpose]: m.move_out_proof },
  },
};
