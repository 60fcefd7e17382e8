import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, day, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, oneOf, requiredText, textBetween, wholeNumber } from '../form-field.ts';
import { phoneNumber, verifyCode } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { ownPlan } from './bill-plan.ts';
import { billLine, feeCode } from './bill-price.ts';
import { anomalyEvents, anomalyKinds, anomalyStates, billStates } from './terms.ts';

const tag = 'bill';

const audited = { tag, access: 'audited' } as const;
const finance = { tag, access: 'finance' } as const;
const open = { tag, access: 'public' } as const;

/** A bill in a list, with its current amounts. */
export const billRow = z.object({
  billId: id,
  no: z.string(),
  feeCode,
  feeLabel: z.string(),
  period: z.string(),
  place: z.string(),
  principalFen: fen,
  lateFeeFen: fen,
  adjustFen: z.int(),
  paidFen: fen,
  /** Amount still to pay. */
  payableFen: fen,
  issueDate: day.nullable(),
  dueDate: day.nullable(),
  state: z.enum(billStates),
  stateLabel: z.string(),
  version: z.int(),
});
export type BillRow = z.infer<typeof billRow>;

/** An unusual month of a meter. */
export const anomalyView = z.object({
  anomalyId: id,
  meterId: id,
  kind: z.enum(anomalyKinds),
  kindLabel: z.string(),
  period: z.string(),
  usageX100: z.int(),
  lastYearX100: z.int().nullable(),
  nightX100: z.int().nullable(),
  state: z.enum(anomalyStates),
  stateLabel: z.string(),
  /** Prepared text of a report, which the tenant only confirms. */
  draft: z.string(),
  /** The repair that the tenant requested by confirming it. */
  ticketId: id.nullable(),
  ticketNo: z.string(),
  version: z.int(),
  actions: abilities(anomalyEvents),
});
export type AnomalyView = z.infer<typeof anomalyView>;

const objection = z.object({
  reason: z.string(),
  /** Empty if none. */
  fileId: z.string(),
  at: instant,
  dueAt: instant,
  reply: z.string(),
  decidedAt: instant.nullable(),
  isUpheld: z.boolean().nullable(),
});
export type ObjectionView = z.infer<typeof objection>;

export const billDetail = billRow.extend({
  enterpriseName: z.string(),
  meterId: id.nullable(),
  meterNo: z.string(),
  lines: z.array(billLine.extend({ partLabel: z.string() })),
  unit: z.string(),
  /** Usage in the bill's month, in the month before, and a year before. */
  compared: z.object({
    usageX100: z.int().nullable(),
    monthBeforeX100: z.int().nullable(),
    lastYearX100: z.int().nullable(),
    /** Whether the usage is far higher than a year before. */
    isHigh: z.boolean(),
  }),
  anomalies: z.array(anomalyView),
  taxFen: fen,
  refundedFen: fen,
  lateFeePpmPerDay: z.int(),
  overdueDays: z.int(),
  /** Whether the late fee is suspended. */
  isFrozen: z.boolean(),
  /** Photos of the meter before and after; empty if none. */
  photos: z.object({ before: z.string(), after: z.string() }),
  /** The order that paid it, which provides the receipt. */
  payment: z.object({ payOrderId: id, no: z.string(), paidAt: instant, channelLabel: z.string() }).nullable(),
  /** The enterprise's own order that currently holds it; a guest's order is not shown. */
  openOrder: z.object({ payOrderId: id, no: z.string(), expireAt: instant }).nullable(),
  objection: objection.nullable(),
  /** Why it was made by hand and what proves it; null for a bill of a run. */
  byHand: z.object({ reason: z.string(), file: attachment.nullable() }).nullable(),
  /** The latest plan of instalments. */
  plan: ownPlan.nullable(),
  /** The bill that replaces this one. */
  successorId: id.nullable(),
  objectUntil: day.nullable(),
  actions: abilities(['object']),
});
export type BillDetail = z.infer<typeof billDetail>;

/** Tabs of a tenant's bills. */
export const billTabs = ['DUE', 'OVERDUE', 'OBJECTED', 'PAID'] as const;
export type BillTab = (typeof billTabs)[number];

const filter = {
  state: oneOf(m.field_state, billTabs).optional(),
  feeCode: feeCode.optional(),
  year: z.coerce.number({ error: m.fault_day }).int().min(2000).max(2099).optional(),
  keyword: keyword.optional(),
};

export const billQueryList = call.list(audited, '/api/propertyManage/bill/queryList', {
  summary: 'Lists the issued bills of the caller’s enterprise with the total due.',
  filter: { ...filter, sort: sortedBy('due', 'period').default('-due') },
  output: pageOfTabs(billRow, billTabs).extend({
    dueFen: fen,
    /** Fee items of the park's own that the enterprise has bills of, for the filter. */
    ownFees: z.array(z.object({ feeCode, feeLabel: z.string() })),
  }),
});

export const billExport = call.sheet(audited, '/api/propertyManage/bill/export', {
  summary: 'Exports the filtered bills as a spreadsheet.',
  input: z.object(filter),
});

export const billQueryDetail = call.detail(audited, '/api/propertyManage/bill/queryDetail', {
  summary: 'Returns a bill of the caller’s enterprise with its lines, formula and photos.',
  output: billDetail,
});

export const objectionContent = z.object({
  reason: textBetween(m.field_reason, 5, 500),
  /** Empty if none. */
  fileId: labelled(m.field_photo, z.string().max(64)).default(''),
});

export const billObject = call.act(finance, '/api/propertyManage/bill/object', {
  summary: 'Objects to a bill, once and within 15 days of issue. Its late fee is paused meanwhile.',
  fields: { data: objectionContent },
  output: billDetail,
});

const coming = z.object({
  day,
  /** Null for an expected fee without an issued bill. */
  billId: id.nullable(),
  feeCode,
  feeLabel: z.string(),
  period: z.string(),
  /** Null if it depends on the meter reading. */
  amountFen: fen.nullable(),
  state: z.enum(billStates).nullable(),
});
export type ComingPayment = z.infer<typeof coming>;

export const billQueryComing = call.read(audited, '/api/propertyManage/bill/queryComing', {
  summary: 'Lists what falls due within 90 days: issued bills and upcoming standing charges.',
  output: z.object({ today: day, rows: z.array(coming) }),
});

export const billComingCalendar = call.read(audited, '/api/propertyManage/bill/comingCalendar', {
  summary:
    'Returns what falls due within 90 days as a calendar file (RFC 5545) with reminders three days before.',
  output: z.unknown(),
  raw: ['calendar'],
});

/** A bill as shown to anyone who knows its number and room. */
const publicBill = z.object({
  no: z.string(),
  feeCode,
  feeLabel: z.string(),
  period: z.string(),
  /** Only the first character of the enterprise's name is shown. */
  enterpriseMasked: z.string(),
  roomNo: z.string(),
  lines: z.array(billLine.extend({ partLabel: z.string() })),
  unit: z.string(),
  principalFen: fen,
  lateFeeFen: fen,
  payableFen: fen,
  dueDate: day.nullable(),
  state: z.enum(billStates),
  stateLabel: z.string(),
});
export type PublicBill = z.infer<typeof publicBill>;

/** After too many wrong numbers, each further lookup requires a verified phone number. */
const guestProof = { phoneNumber: phoneNumber.optional(), verifyCode: verifyCode.optional() };

/** Guests, who pay for somebody else, identify the bill by its number and room. */
const guestBill = z.object({
  no: requiredText(m.field_bill_no, 30),
  roomNo: requiredText(m.field_room_no, 30),
  ...guestProof,
});

const guestRefusals = [
  retCodes.NOT_FOUND,
  retCodes.EXPLAINED_BY_PAGE,
  retCodes.VERIFY_CODE_WRONG,
  retCodes.TOO_FREQUENT,
] as const;

export const billQueryPublic = call.write(open, '/api/propertyManage/bill/queryPublic', {
  summary: 'Looks up a bill by its number and room number, masked. Repeated wrong guesses are delayed.',
  input: guestBill,
  output: publicBill,
  refuses: guestRefusals,
  callsPerMinute: 20,
  whileViewing: true,
});

/** A meter as shown to anyone who knows its number and room. */
const publicMeter = z.object({
  meterNo: z.string(),
  roomNo: z.string(),
  enterpriseMasked: z.string(),
  months: z.array(z.object({ period: z.string(), usageX100: z.int() })),
  bills: z.array(
    z.object({
      no: z.string(),
      period: z.string(),
      payableFen: fen,
      state: z.enum(billStates),
      stateLabel: z.string(),
    }),
  ),
});
export type PublicMeter = z.infer<typeof publicMeter>;

export const billPayAsGuest = call.write(open, '/api/propertyManage/bill/payAsGuest', {
  summary: 'Starts payment of a bill by its number and room number; the returned key reopens the payment.',
  input: guestBill.extend({ totalFen: wholeNumber(m.field_amount, 1, 10_000_000_000) }),
  output: z.object({ payOrderId: id, no: z.string(), key: z.string() }),
  refuses: [
    ...guestRefusals,
    retCodes.TRANSITION_REFUSED,
    retCodes.ALREADY_PAID,
    retCodes.IN_OTHER_ORDER,
    retCodes.AMOUNT_CHANGED,
  ],
  callsPerMinute: 30,
});

const guestMeter = z.object({
  kind: choice(m.field_kind, ['WATER', 'ELECTRICITY']),
  meterNo: requiredText(m.field_meter_no, 30),
  roomNo: requiredText(m.field_room_no, 30),
  ...guestProof,
});

export const meterQueryPublic = call.write(open, '/api/propertyManage/meter/queryPublic', {
  summary: 'Looks up a meter by its number and room number: usage and bills, masked.',
  input: guestMeter,
  output: publicMeter,
  refuses: guestRefusals,
  callsPerMinute: 20,
  whileViewing: true,
});
