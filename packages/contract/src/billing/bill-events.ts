import * as m from '@portal/texts/messages';
import { endOfDayText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';
import { formatFen } from '../money.ts';

const bill = { group: 'PROPERTY', level: 'IMPORTANT', pages: ['/cost-query', '/my-payment'] } as const;

/** Messages about bills and meters. Only overdue bills are sent by SMS. */
export const billEvents = {
  BILL_ISSUED: messageEvent<{ period: string; day: string }>({
    ...bill,
    title: m.event_bill_issued_title,
    body: ({ day, ...params }) => m.event_bill_issued_body({ ...params, day: endOfDayText(day) }),
  }),
  BILL_DUE: messageEvent<{ day: string }>({
    ...bill,
    title: m.event_bill_due_title,
    body: m.event_bill_due_body,
  }),
  BILL_OVERDUE: messageEvent<{ day: string }>({
    ...bill,
    level: 'URGENT',
    sms: 'DEADLINE',
    smsWaits: true,
    title: m.event_bill_overdue_title,
    body: m.event_bill_overdue_body,
  }),
  BILL_REMINDED: messageEvent<{ bills: number; fen: number; days: number }>({
    ...bill,
    level: 'URGENT',
    sms: 'MONEY',
    mails: true,
    title: ({ bills, fen }) => m.bulk_event_remind_title({ count: bills, amount: formatFen(fen) }),
    body: ({ days }) => m.bulk_event_remind_body({ days }),
  }),
  BILL_OBJECTION_UPHELD: messageEvent<{ no: string; reply: string }>({
    ...bill,
    title: m.event_bill_objection_upheld_title,
    body: m.event_bill_objection_upheld_body,
  }),
  BILL_OBJECTION_REFUSED: messageEvent<{ no: string; reply: string }>({
    ...bill,
    title: m.event_bill_objection_refused_title,
    body: m.event_bill_objection_refused_body,
  }),
  BILL_REPLACED: messageEvent<{ no: string; period: string }>({
    ...bill,
    title: m.pricing_event_replaced_title,
    body: m.pricing_event_replaced_body,
  }),
  CREDIT_NOTE_ISSUED: messageEvent<{ no: string; reason: string }>({
    ...bill,
    title: m.charge_event_credit_title,
    body: m.charge_event_credit_body,
  }),
  BILL_PLAN_PROPOSED: messageEvent<{ no: string }>({
    ...bill,
    title: m.pricing_event_plan_proposed_title,
    body: m.pricing_event_plan_proposed_body,
  }),
  BILL_PLAN_AGREED: messageEvent<{ no: string }>({
    ...bill,
    pages: ['/manage/bill'],
    title: m.pricing_event_plan_agreed_title,
    body: m.pricing_event_plan_agreed_body,
  }),
  BILL_PLAN_SIGNED: messageEvent<{ no: string }>({
    ...bill,
    title: m.pricing_plan_signed_title,
    body: m.pricing_plan_signed_body,
  }),
  BILL_PLAN_REFUSED: messageEvent<{ no: string }>({
    ...bill,
    pages: ['/manage/bill'],
    title: m.pricing_event_plan_refused_title,
    body: m.pricing_event_plan_refused_body,
  }),
  BILL_PLAN_ENDED: messageEvent<{ no: string }>({
    ...bill,
    title: m.pricing_event_plan_ended_title,
    body: m.pricing_event_plan_ended_body,
  }),
  METER_ANOMALY: messageEvent<{ period: string }>({
    ...bill,
    pages: ['/utility-bill-manage'],
    title: m.event_meter_anomaly_title,
    body: m.event_meter_anomaly_body,
  }),
};
