import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import {
  chosenDay,
  chosenId,
  day,
  fen,
  id,
  instant,
  keyword,
  pageOf,
  pageOfTabs,
  sortedBy,
} from '../fields.ts';
import { choice, labelled, note, oneOf, optionalText, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { invoiceStates } from './invoice-terms.ts';
import { receiptStates, receiptWays } from './receipt-terms.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;

/** Upload purpose of what proves a payment: a slip, a cheque, a counterfoil. */
export const receiptProofPurpose = 'RECEIPT_PROOF';

/** Maximum of one receipt: a hundred million yuan. */
const maxFen = 10_000_000_000;

/** Maximum number of bills a receipt is divided over. */
const maxItems = 200;

/** Why an enterprise may be the one who paid. */
const payerClues = ['CODE', 'RULE', 'NAME', 'BEFORE', 'BILL', 'SET'] as const;
export type PayerClue = (typeof payerClues)[number];

export const payerClueLabels: Record<PayerClue, () => string> = {
  CODE: m.report_clue_code,
  RULE: m.counter_clue_rule,
  NAME: m.counter_clue_name,
  BEFORE: m.counter_clue_before,
  BILL: m.counter_clue_bill,
  SET: m.counter_clue_set,
};

const candidate = z.object({
  enterpriseId: id,
  name: z.string(),
  clues: z.array(z.enum(payerClues)),
  /** Bills it owes, and their sum. */
  bills: z.int(),
  owedFen: fen,
});
export type PayerCandidate = z.infer<typeof candidate>;

export const receiptQueryCandidates = call.read(byFinance, '/api/payManage/receipt/queryCandidates', {
  summary:
    'Lists the enterprises that may have paid: by rule, payer’s name, earlier lines and amount of a bank line, or by a keyword.',
  input: z.object({ lineId: id.optional(), keyword: keyword.optional() }),
  output: z.object({ rows: z.array(candidate) }),
  refuses: [retCodes.NOT_FOUND],
});

const openBill = z.object({
  billId: id,
  no: z.string(),
  title: z.string(),
  dueDate: day.nullable(),
  overdueDays: z.int(),
  /** Late fee still to pay, of the day on which the money came. */
  lateFen: fen,
  payableFen: fen,
  suggestedFen: fen,
});
export type OpenBill = z.infer<typeof openBill>;

/** How the suggestion was found. */
export const allocationWays = ['BILL', 'SET', 'EARLIEST'] as const;

const allocation = z.object({
  enterpriseName: z.string(),
  bills: z.array(openBill),
  foundBy: z.enum(allocationWays),
  restFen: fen,
  /** Credit of the enterprise before the receipt. */
  creditFen: fen,
  /** From this amount on a second person confirms. */
  secondPersonFromFen: fen,
});
export type ReceiptAllocation = z.infer<typeof allocation>;

export const receiptQueryAllocation = call.read(byFinance, '/api/payManage/receipt/queryAllocation', {
  summary:
    'Returns what an enterprise owes on a day and how an amount may be divided: bills that make the sum, else the earliest due first.',
  input: z.object({
    enterpriseId: id,
    receivedOn: day,
    amountFen: z.coerce.number().int().min(0).max(maxFen),
  }),
  output: allocation,
  refuses: [retCodes.NOT_FOUND],
});

export const receiptContent = z.object({
  way: choice(m.field_pay_channel, receiptWays),
  /** For a bank line: the line as it was seen; payer, day and amount are the line’s. */
  lineId: id.nullable().default(null),
  lineVersion: z.int().nullable().default(null),
  enterpriseId: chosenId(m.field_enterprise),
  payer: optionalText(m.counter_payer, 100),
  receivedOn: chosenDay(m.counter_received_on),
  amountFen: wholeBetween(m.field_amount, 1, maxFen),
  voucherNo: optionalText(m.counter_voucher_no, 60),
  /** Empty if none. */
  fileId: labelled(m.counter_proof, z.string().max(64)).default(''),
  note: note(m.field_note, 200),
  items: labelled(
    m.counter_items,
    z
      .array(z.object({ billId: id, amountFen: wholeBetween(m.field_amount, 0, maxFen) }))
      .max(maxItems, { error: fault.most(m.counter_items, maxItems) }),
  ),
  /** Whether the payer of the line is remembered as paying for the enterprise. */
  remembers: labelled(m.counter_remembers, z.boolean()).default(false),
});
export type ReceiptContent = z.infer<typeof receiptContent>;

/** What of a receipt decides how it is divided. */
export const receiptDivision = receiptContent.pick({
  way: true,
  lineId: true,
  enterpriseId: true,
  receivedOn: true,
  amountFen: true,
  items: true,
});

const receiptPart = z.object({
  billId: id,
  no: z.string(),
  title: z.string(),
  amountFen: fen,
  /** The part that pays late fee. */
  lateFen: fen,
});

const dividedReceipt = z.object({
  enterpriseName: z.string(),
  items: z.array(receiptPart.extend({ leftFen: fen })),
  /** What no bill takes. */
  creditFen: fen,
  amountFen: fen,
  capitals: z.string(),
  receivedOn: day,
  needsSecond: z.boolean(),
});
export type DividedReceipt = z.infer<typeof dividedReceipt>;

export const receiptPreview = call.write(byFinance, '/api/payManage/receipt/preview', {
  summary: 'Calculates what a receipt would pay, without entering it.',
  input: z.object({ data: receiptDivision }),
  output: dividedReceipt,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

const receiptRow = z.object({
  receiptId: id,
  no: z.string(),
  way: z.enum(receiptWays),
  wayLabel: z.string(),
  enterpriseId: id,
  enterpriseName: z.string(),
  payer: z.string(),
  receivedOn: day,
  amountFen: fen,
  creditFen: fen,
  state: z.enum(receiptStates),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
});
export type ReceiptRow = z.infer<typeof receiptRow>;

const receiptInvoice = z.object({
  invoiceId: id,
  no: z.string(),
  state: z.enum(invoiceStates),
  stateLabel: z.string(),
});
export type ReceiptInvoice = z.infer<typeof receiptInvoice>;

/** Acts of officers; a reversal is requested or done by the same act, as the amount demands. */
const receiptActs = ['confirm', 'drop', 'reverse', 'keep'] as const;

const receiptDetail = receiptRow.extend({
  items: z.array(receiptPart),
  voucherNo: z.string(),
  fileId: z.string(),
  note: z.string(),
  line: z.object({ lineId: id, bankNo: z.string(), purpose: z.string() }).nullable(),
  capitals: z.string(),
  firstByName: z.string(),
  secondByName: z.string(),
  bookedAt: instant.nullable(),
  reversal: z
    .object({ no: z.string(), at: instant.nullable(), byName: z.string(), secondByName: z.string() })
    .nullable(),
  reason: z.string(),
  /** The latest invoice of what it paid; null without one. */
  invoice: receiptInvoice.nullable(),
  canInvoice: ability(),
  actions: abilities(receiptActs),
});
export type ReceiptDetail = z.infer<typeof receiptDetail>;

export const receiptEnter = call.write(byFinance, '/api/payManage/receipt/enter', {
  summary:
    'Enters money that came without an order, divided over bills; the rest becomes credit. Large amounts wait for a second person.',
  input: z.object({ data: receiptContent }),
  output: receiptDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

const filter = {
  state: oneOf(m.field_state, receiptStates).optional(),
  way: oneOf(m.field_pay_channel, receiptWays).optional(),
  from: day.optional(),
  to: day.optional(),
  enterpriseId: id.optional(),
  keyword: keyword.optional(),
};

export const receiptQueryList = call.list(byFinance, '/api/payManage/receipt/queryList', {
  summary: 'Lists the receipts, newest first; search by number, payer or enterprise.',
  filter: { ...filter, sort: sortedBy('created').default('-created') },
  output: pageOfTabs(receiptRow, receiptStates),
});

export const receiptExport = call.sheet(byFinance, '/api/payManage/receipt/export', {
  summary: 'Exports the filtered receipts as a spreadsheet.',
  input: z.object(filter),
});

/** What the counter took on a day, by way. */
export const receiptQueryDay = call.read(byFinance, '/api/payManage/receipt/queryDay', {
  summary: 'Returns what the counter took today by way, and how many bank lines wait.',
  output: z.object({
    day,
    waitingLines: z.int(),
    waitingFen: fen,
    toReview: z.int(),
    ways: z.array(z.object({ way: z.enum(receiptWays), wayLabel: z.string(), count: z.int(), sumFen: fen })),
  }),
});

export const receiptQueryDetail = call.detail(byFinance, '/api/payManage/receipt/queryDetail', {
  summary: 'Returns a receipt with its bills, proof and reversal.',
  output: receiptDetail,
});

export const receiptOperate = call.operate(byFinance, '/api/payManage/receipt/operate', {
  summary:
    'Confirms or declines a receipt entered by somebody else, takes a booked one back, or keeps one whose reversal was requested.',
  events: receiptActs,
  fields: { reason: note(m.field_reason, 100) },
  output: receiptDetail,
  refuses: [retCodes.SECOND_APPROVER_NEEDED],
});

export const receiptPrint = call.file(byFinance, '/api/payManage/receipt/print', {
  raw: ['pdf'],
  summary: 'Downloads a booked receipt as a PDF, with the amount in Chinese capitals.',
});

export const receiptQueryOwnList = call.list(
  { tag: 'payment', access: 'audited' },
  '/api/payManage/receipt/queryOwnList',
  {
    summary: 'Lists what the park received from the caller’s enterprise without an order, newest first.',
    output: pageOf(
      z.object({
        receiptId: id,
        no: z.string(),
        wayLabel: z.string(),
        receivedOn: day,
        amountFen: fen,
        creditFen: fen,
        state: z.enum(receiptStates),
        stateLabel: z.string(),
        invoice: receiptInvoice.nullable(),
        canInvoice: ability(),
      }),
    ),
  },
);
