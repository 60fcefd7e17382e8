import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { fen, id, instant, keyword, pageOf, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, oneOf, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { billDetail, billRow } from './bill.ts';
import { managedPlan } from './bill-plan.ts';
import { feeCode, period, quantityX100 } from './bill-price.ts';
import {
  billChangeKinds,
  billStates,
  changeEvents,
  changeKinds,
  changeStates,
  exceptionKinds,
  runEvents,
  runStates,
} from './terms.ts';

const byFinance = { tag: 'bill', access: ['OP_FINANCE'] } as const;

const feeTotal = z.object({
  feeCode,
  feeLabel: z.string(),
  bills: z.int(),
  /** Number of items that could not be billed. */
  missing: z.int(),
  totalFen: fen,
  /** Total of the month before. */
  beforeFen: fen,
});

const run = z.object({
  runId: id,
  period: z.string(),
  feeCodes: z.array(feeCode),
  feeLabels: z.array(z.string()),
  state: z.enum(runStates),
  stateLabel: z.string(),
  /** Progress: items processed, and their total. */
  done: z.int(),
  total: z.int(),
  bills: z.int(),
  totalFen: fen,
  exceptions: z.int(),
  startedAt: instant,
  userName: z.string(),
  version: z.int(),
  actions: abilities(runEvents),
});
export type BillRun = z.infer<typeof run>;

export const billRunQueryList = call.list(byFinance, '/api/propertyManage/billRun/queryList', {
  summary: 'Lists the billing runs, newest first.',
  output: pageOf(run),
});

const billRunQueryDetailAnswer = run.extend({
  fees: z.array(feeTotal),
  kinds: z.array(z.object({ kind: z.enum(exceptionKinds), kindLabel: z.string(), count: z.int() })),
});

export const billRunQueryDetail = call.detail(byFinance, '/api/propertyManage/billRun/queryDetail', {
  summary: 'Returns a billing run with its totals by fee and its exceptions by kind.',
  output: billRunQueryDetailAnswer,
});

const exception = z.object({
  exceptionId: id,
  kind: z.enum(exceptionKinds),
  kindLabel: z.string(),
  feeLabel: z.string(),
  meterNo: z.string(),
  place: z.string(),
  enterpriseName: z.string(),
  usageX100: z.int().nullable(),
  lastYearX100: z.int().nullable(),
  /** Photo of the doubtful reading; empty if none. */
  photoFileId: z.string(),
  /** The bill that was drafted nevertheless. */
  billId: id.nullable(),
});
export type RunException = z.infer<typeof exception>;

export const billRunQueryExceptions = call.list(byFinance, '/api/propertyManage/billRun/queryExceptions', {
  summary: 'Lists what a run couldn’t bill or drafted with a doubt.',
  filter: { id, kind: oneOf(m.field_kind, exceptionKinds).optional() },
  output: pageOf(exception),
});

/** More fee items than any park has. */
const maxFees = 200;

export const runContent = z.object({
  period,
  feeCodes: labelled(
    m.field_fees,
    z
      .array(feeCode)
      .min(1, { error: fault.choose(m.field_fees) })
      .max(maxFees),
  ),
});
export type RunContent = z.infer<typeof runContent>;

export const billRunStart = call.write(byFinance, '/api/propertyManage/billRun/start', {
  summary: 'Drafts the bills of a month in the background; anything already billed is skipped.',
  input: z.object({ data: runContent }),
  output: z.object({ runId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

export const billRunOperate = call.operate(byFinance, '/api/propertyManage/billRun/operate', {
  summary: 'Issues or discards the drafts of a run, or retries what couldn’t be billed.',
  events: runEvents,
  output: z.object({ runId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

const managedBill = billRow.extend({ enterpriseName: z.string() });
export type ManagedBill = z.infer<typeof managedBill>;

const filter = {
  state: oneOf(m.field_state, billStates).optional(),
  feeCode: feeCode.optional(),
  period: period.optional(),
  runId: id.optional(),
  keyword: keyword.optional(),
};

export const billQueryManageList = call.list(byFinance, '/api/propertyManage/bill/queryManageList', {
  place: 'LIST',
  summary: 'Lists the bills of all enterprises.',
  filter: { ...filter, sort: sortedBy('created', 'due').default('-created') },
  output: pageOfTabs(managedBill, billStates),
});

export const billManageExport = call.sheet(byFinance, '/api/propertyManage/bill/exportManage', {
  place: 'LIST',
  summary: 'Exports the filtered bills, or the selected ones, as a spreadsheet.',
  input: z.object({
    ...filter,
    /** Ids of the selected bills, separated by commas. */
    ids: z
      .string()
      .max(100 * 27, { error: fault.maxItems(m.billing_bill, 100) })
      .optional(),
  }),
});

const change = z.object({
  changeId: id,
  kind: z.enum(changeKinds),
  kindLabel: z.string(),
  amountFen: z.int(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  decidedBy: z.string(),
  state: z.enum(changeStates),
  stateLabel: z.string(),
  version: z.int(),
  /** The requester may withdraw a change; only somebody else may decide it. */
  actions: abilities(changeEvents),
});
export type BillChange = z.infer<typeof change>;

const manageEvents = ['discard', 'refuse', 'uphold'] as const;

const managedDetail = billDetail.omit({ actions: true, plan: true }).extend({
  enterpriseId: id,
  changes: z.array(change),
  plan: managedPlan.nullable(),
  /** `credit` starts a credit note by hand. */
  actions: abilities([...manageEvents, 'adjust', 'writeOff', 'credit', 'plan']),
});
export type ManagedBillDetail = z.infer<typeof managedDetail>;

export const billQueryManageDetail = call.detail(byFinance, '/api/propertyManage/bill/queryManageDetail', {
  place: { bill: 'id' },
  summary: 'Returns a bill with its objection and requested changes.',
  output: managedDetail,
});

/** Correction of a bill whose objection is upheld. */
export const correction = z.object({
  reply: textBetween(m.field_answer, 2, 500),
  /** Null if nothing is owed at all. */
  usageX100: quantityX100(m.field_usage).nullable().default(null),
  /** Whether the meter was misread, so that the reading is corrected too; with a leak, the water really flowed. */
  isMisread: z.boolean().default(false),
});

export const billOperateManage = call.operate(byFinance, '/api/propertyManage/bill/operateManage', {
  place: { bill: 'id' },
  summary:
    'Discards a draft, or answers an objection by upholding the bill or replacing it with a corrected one.',
  events: manageEvents,
  fields: { data: correction.partial().default({}) },
  output: managedDetail,
});

export const billRemind = call.write(byFinance, '/api/propertyManage/bill/remind', {
  place: { bill: 'ids' },
  summary:
    'Reminds those who pay of overdue bills, in one message for each enterprise; a bill at most once a day.',
  input: z.object({
    data: z.object({
      ids: z
        .array(id)
        .min(1, { error: fault.choose(m.billing_bill) })
        .max(500, { error: fault.maxItems(m.billing_bill, 500) }),
    }),
  }),
  output: z.object({ bills: z.int(), enterprises: z.int(), sumFen: fen }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const changeContent = z.object({
  kind: choice(m.field_kind, billChangeKinds),
  /** Amount added to the bill, negative for a reduction; absent for a write-off. */
  amountFen: labelled(
    m.field_amount,
    z
      .int({ error: fault.wrong(m.field_amount) })
      .min(-9_999_999_999)
      .max(9_999_999_999),
  ),
  reason: textBetween(m.field_reason, 5, 200),
});

export const billAskChange = call.act(byFinance, '/api/propertyManage/bill/askChange', {
  place: { bill: 'id' },
  summary: 'Requests an adjustment or write-off, which another person must approve.',
  fields: { data: changeContent },
  output: managedDetail,
});

export const billDecideChange = call.operate(byFinance, '/api/propertyManage/bill/decideChange', {
  summary: 'Approves or rejects a change requested by another person, or withdraws the caller’s own request.',
  events: changeEvents,
  output: managedDetail,
  refuses: [retCodes.FIELD_REFUSED],
});
