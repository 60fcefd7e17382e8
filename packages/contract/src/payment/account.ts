import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { day, fen, id } from '../fields.ts';
import { wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

const tag = 'payment';
const byFinance = { tag, access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;
const audited = { tag, access: 'audited' } as const;

/**
 * What moved an account. CREDITED: given back of a bill, as money or as credit. LATE: late fee that was paid. ACCRUED: late fee of today, still unpaid. MOVED: between credit
 * and bills, without money.
 */
const accountEvents = [
  'BILLED',
  'ADJUSTED',
  'VOIDED',
  'CREDITED',
  'LATE',
  'ACCRUED',
  'RECEIVED',
  'RETURNED',
  'MOVED',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

export const accountEventLabels: Record<AccountEvent, () => string> = {
  BILLED: m.counter_event_billed,
  ADJUSTED: m.billing_change_adjust,
  VOIDED: m.state_void,
  CREDITED: m.counter_event_credited,
  LATE: m.billing_late_fee,
  ACCRUED: m.counter_event_accrued,
  RECEIVED: m.counter_event_received,
  RETURNED: m.counter_event_returned,
  MOVED: m.counter_event_moved,
};

const accountRow = z.object({
  day,
  event: z.enum(accountEvents),
  eventLabel: z.string(),
  /** The bill, receipt or order, and its number; null for what has no page. */
  billId: id.nullable(),
  no: z.string(),
  title: z.string(),
  chargedFen: z.int(),
  receivedFen: z.int(),
  /** Change of the credit. */
  creditFen: z.int(),
  /** What is owed afterwards, less the credit; negative while the credit is more. */
  balanceFen: z.int(),
});
export type AccountRow = z.infer<typeof accountRow>;

const account = z.object({
  enterpriseId: id,
  enterpriseName: z.string(),
  from: day,
  to: day,
  openingFen: z.int(),
  chargedFen: z.int(),
  receivedFen: z.int(),
  closingFen: z.int(),
  rows: z.array(accountRow),
  /** Today, whatever the period is. */
  owedFen: fen,
  creditFen: fen,
  deposits: z.array(z.object({ contractId: id, contractNo: z.string(), amountFen: fen })),
  canUseCredit: ability(),
});
export type TenantAccount = z.infer<typeof account>;

const period = { from: day.optional(), to: day.optional() };

export const accountQueryManage = call.read(byFinance, '/api/payManage/account/queryManage', {
  summary:
    'Returns the account of an enterprise over a period, by default this year: billed, received, credit, deposits.',
  input: z.object({ id, ...period }),
  output: account,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const accountExportManage = call.sheet(byFinance, '/api/payManage/account/exportManage', {
  summary: 'Exports the account of an enterprise over a period as a spreadsheet.',
  input: z.object({ id, ...period }),
});

export const accountQuery = call.read(audited, '/api/payManage/account/query', {
  summary: 'Returns the account of the caller’s enterprise over a period, by default this year.',
  input: z.object(period),
  output: account,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const accountExport = call.sheet(audited, '/api/payManage/account/export', {
  summary: 'Exports the account of the caller’s enterprise over a period as a spreadsheet.',
  input: z.object(period),
  refuses: [retCodes.NOT_FOUND],
});

export const creditContent = z.object({
  billId: id,
  amountFen: wholeBetween(m.field_amount, 1, 10_000_000_000),
});

export const accountUseCredit = call.write({ tag, access: 'finance' }, '/api/payManage/account/useCredit', {
  summary: 'Pays a bill of the caller’s enterprise from its credit, in part or in full.',
  input: z.object({ data: creditContent }),
  output: z.object({ creditFen: fen }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});
