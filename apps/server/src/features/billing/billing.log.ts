import { runContent } from '@portal/contract/billing/bill-manage';
import { feeNames } from '@portal/contract/billing/bill-price';
import { chargeContent, meterShareContent, ownFeeContent } from '@portal/contract/billing/charge';
import { feeBasisLabels, shareMethodLabels } from '@portal/contract/billing/charge-terms';
import { handBillContent } from '@portal/contract/billing/hand-bill';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { meterContent } from '@portal/contract/billing/meter-manage';
import {
  anomalyKindLabels,
  anomalyStateLabels,
  billStateLabels,
  changeKindLabels,
  changeStateLabels,
  feeLabels,
  meterKindLabels,
  meterStateLabels,
  readingStateLabels,
  runStateLabels,
} from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { contracts } from '../lease/lease.table.ts';
import { billChanges, billRuns, bills } from './bill/bill.table.ts';
import { charges, creditNotes, handBills, meterShares } from './charge/charge.table.ts';
import { anomalies, feeItems, meters, readings, tariffs } from './meter/meter.table.ts';

const noOfMeter = (id: unknown) => sql`(select ${meters.meterNo} from ${meters} where ${meters.id} = ${id})`;

export const billingLog: LogWords = {
  entities: {
    anomaly: m.billing_anomaly,
    bill: m.billing_bill,
    billChange: m.billing_change,
    billRun: m.billing_run,
    charge: m.charge_periodic,
    creditNote: m.charge_kind_credit,
    fee: m.field_fee,
    handBill: m.charge_by_hand,
    meterShare: m.charge_split,
    meter: m.billing_meter,
    reading: m.field_reading,
    tariff: m.billing_tariff,
  },
  verbs: {
    'anomaly.confirm': m.billing_did_report,
    'anomaly.dismiss': m.billing_did_dismiss,
    'bill.adjust': m.billing_change_adjust,
    'bill.credit': m.charge_did_credit,
    'bill.openByHand': m.charge_did_issue,
    'bill.correct': m.billing_did_correct,
    'bill.discard': m.billing_did_discard,
    'bill.hold': m.billing_did_hold,
    'bill.lapse': m.state_bill_overdue,
    'bill.object': m.billing_did_object,
    'bill.part': m.counter_did_part,
    'bill.reverse': m.counter_did_reverse,
    'bill.refund': m.billing_did_refund,
    'bill.refuse': m.billing_did_refuse,
    'bill.release': m.log_verb_release,
    'bill.settle': m.billing_did_settle,
    'bill.uphold': m.billing_did_uphold,
    'bill.writeOff': m.billing_change_write_off,
    'billChange.ask': m.billing_did_ask,
    'billChange.withdraw': m.log_verb_retract,
    'billRun.again': m.billing_did_run_again,
    'billRun.discard': m.billing_did_discard,
    'billRun.finish': m.log_verb_finish,
    'billRun.issue': m.billing_did_issue,
    'billRun.start': m.billing_did_run,
    'charge.end': m.charge_did_end,
    'creditNote.open': m.charge_did_credit,
    ...Object.fromEntries(
      handBillLifecycle.events.map((event) => [`handBill.${event}`, handBillLifecycle.did[event]]),
    ),
    'meter.bind': m.billing_did_bind,
    'meter.replace': m.billing_did_replace,
    'reading.askAgain': m.billing_did_ask_again,
    'reading.check': m.billing_did_check,
    'reading.correct': m.billing_did_correct_reading,
    'reading.enter': m.billing_did_read,
    'reading.import': m.billing_did_import,
    'reading.submit': m.billing_did_send_reading,
  },
  names: {
    anomaly: namesIn(anomalies, anomalies.id, noOfMeter(anomalies.meterId)),
    bill: namesIn(bills, bills.id, bills.no),
    billChange: namesIn(
      billChanges,
      billChanges.id,
      sql`(select ${bills.no} from ${bills} where ${bills.id} = ${billChanges.billId})`,
    ),
    billRun: namesIn(billRuns, billRuns.id, billRuns.period),
    charge: namesIn(
      charges,
      charges.id,
      sql`(select ${contracts.no} from ${contracts} where ${contracts.id} = ${charges.contractId})`,
    ),
    creditNote: namesIn(creditNotes, creditNotes.id, creditNotes.no),
    handBill: namesIn(
      handBills,
      handBills.id,
      sql`(select ${enterprises.name} from ${enterprises} where ${enterprises.id} = ${handBills.enterpriseId})`,
    ),
    meterShare: namesIn(meterShares, meterShares.id, noOfMeter(meterShares.meterId)),
    ownFee: namesIn(feeItems, feeItems.code, sql`${feeItems.names}->>'zh'`),
    fee: namesIn(feeItems, feeItems.id, feeItems.code),
    meter: namesIn(meters, meters.id, meters.meterNo),
    reading: namesIn(readings, readings.id, noOfMeter(readings.meterId)),
    tariff: namesIn(tariffs, tariffs.id, tariffs.feeCode),
  },
  ids: {
    feeCode: ['ownFee'],
    meterId: ['meter'],
    payOrderId: ['payOrder'],
    ticketId: ['repairTicket'],
  },
  forms: [
    meterContent,
    runContent,
    ownFeeContent,
    feeNames,
    chargeContent,
    meterShareContent,
    handBillContent,
  ],
  fields: {
    'billChange.amountFen': m.field_amount,
    adjustFen: m.billing_change_adjust,
    amountFen: m.field_amount,
    creditedFen: m.charge_to_credit,
    dueDate: m.billing_due_date,
    loweredFen: m.charge_lowered,
    names: m.field_name,
    principalFen: m.billing_principal,
    bills: m.billing_bill,
    feeCode: m.field_fee,
    heldFrom: m.field_state,
    initialTou: m.field_tou,
    initialX100: m.field_reading,
    lateFrozenOn: m.billing_frozen_on,
    paidFen: m.billing_paid,
    price: m.field_unit_price,
    paidLateFen: m.billing_late_fee,
    refundedFen: m.billing_refunded,
    settledLateFen: m.billing_late_fee,
    taxPpm: m.field_tax_ppm,
    ticketId: m.log_entity_repair_ticket,
    usageX100: m.field_usage,
  },
  codes: {
    'anomaly.kind': anomalyKindLabels,
    'anomaly.status': anomalyStateLabels,
    'bill.status': billStateLabels,
    'billChange.kind': changeKindLabels,
    'billChange.status': changeStateLabels,
    'billRun.status': runStateLabels,
    basis: feeBasisLabels,
    'handBill.status': handBillLifecycle.labels,
    'meterShare.method': shareMethodLabels,
    feeCode: feeLabels,
    feeCodes: feeLabels,
    heldFrom: billStateLabels,
    'meter.kind': meterKindLabels,
    'meter.status': meterStateLabels,
    'reading.status': readingStateLabels,
  },
};
