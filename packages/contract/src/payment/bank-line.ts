import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { day, fen, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { statementHeads } from './bank-layout.ts';
import { bankLineStates } from './bank-line-terms.ts';
import { payOrderStates } from './terms.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;

/** Actions that users take on a line; other transitions follow from amounts. */
const bankLineActs = ['match', 'confirm', 'drop', 'giveBack', 'keep', 'confirmReturn'] as const;

export const bankLine = z.object({
  lineId: id,
  bankNo: z.string(),
  bookedAt: instant,
  amountFen: fen,
  payer: z.string(),
  purpose: z.string(),
  state: z.enum(bankLineStates),
  stateLabel: z.string(),
  payOrderId: id.nullable(),
  orderNo: z.string(),
  version: z.int(),
});
export type BankLineOfList = z.infer<typeof bankLine>;

export const bankLineQueryManageList = call.list(byFinance, '/api/payManage/bankLine/queryManageList', {
  summary:
    'Lists the money received in the park’s account, newest first; search by number, payer or purpose.',
  filter: {
    state: oneOf(m.field_state, bankLineStates).optional(),
    from: day.optional(),
    to: day.optional(),
    keyword: keyword.optional(),
  },
  output: pageOfTabs(bankLine, bankLineStates),
});

const transferOrder = z.object({
  payOrderId: id,
  no: z.string(),
  title: z.string(),
  payerName: z.string(),
  totalFen: fen,
  state: z.enum(payOrderStates),
  stateLabel: z.string(),
});
export type TransferOrder = z.infer<typeof transferOrder>;

const bankLineDetail = bankLine.extend({
  order: transferOrder.nullable(),
  /** Orders that wait for a transfer: those with the same amount or payer first, or those matching the keyword. */
  candidates: z.array(transferOrder),
  firstByName: z.string(),
  reason: z.string(),
  /** Whether the amount was entered by hand because the file's was unreadable. */
  isByHand: z.boolean(),
  /** Whether a second person confirms that it was returned. */
  isLarge: z.boolean(),
  /** The row in doubt by which the bank reversed it. */
  reversalDoubtId: id.nullable(),
  actions: abilities(bankLineActs),
});
export type BankLineDetail = z.infer<typeof bankLineDetail>;

export const bankLineQueryManageDetail = call.read(byFinance, '/api/payManage/bankLine/queryManageDetail', {
  summary: 'Returns a bank line with the orders it may pay for.',
  input: z.object({ id, keyword: keyword.optional() }),
  output: bankLineDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const bankLineOperateManage = call.operate(byFinance, '/api/payManage/bankLine/operateManage', {
  summary:
    'Matches a bank line to an order, or marks it to be sent back to the payer; above the park’s thresholds, two people.',
  events: bankLineActs,
  fields: {
    /** For `match`. */
    payOrderId: id.optional(),
    /** For `giveBack`. */
    reason: note(m.field_reason, 100),
  },
  output: z.object({ lineId: id, stateLabel: z.string() }),
  refuses: [retCodes.ALREADY_PAID, retCodes.SECOND_APPROVER_NEEDED],
});

const bankStatementImportAnswer = z.object({
  entered: z.int(),
  /** Number of entered lines that settled an order at once. */
  matched: z.int(),
  /** Rows already entered or listed in doubt before. */
  known: z.int(),
  /** Rows of outgoing money, which is not income and is not entered. */
  left: z.int(),
  /** Rows listed in doubt for the finance office. */
  doubtful: z.int(),
  /**
   * Whether the file does not show the direction of its money; if sent again with `onlyReceived`, all of it counts as
   * received.
   */
  asksDirection: z.boolean(),
  /** The heads of a file whose columns have to be mapped by hand first; null for any other. */
  asksColumns: statementHeads.nullable(),
  /** Faults; those of the file as a whole have row 0. */
  faults: z.array(z.object({ row: z.int(), text: z.string() })),
});

export const bankStatementImport = call.write(byFinance, '/api/payManage/bankLine/importStatement', {
  summary:
    'Imports the money received from a bank statement; doubtful rows are held back with their reasons.',
  output: bankStatementImportAnswer,
  refuses: [retCodes.FIELD_REFUSED, retCodes.FILE_REFUSED],
  multipart: true,
});
