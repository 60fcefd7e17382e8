import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, day, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, note, oneOf, requiredNote, requiredText, wholeBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { declarationDetail, declarationRow } from './public.ts';
import {
  machineChecks,
  maxReturnDays,
  noteTargetPattern,
  objectionStates,
  officeEvents,
  refusalCodes,
  submittedStates,
  verdicts,
} from './terms.ts';

const tag = 'declaration';

const byPolicyOrFinance = { tag, access: ['OP_POLICY', 'OP_FINANCE'] } as const;
const byPolicyOrExpert = { tag, access: ['OP_POLICY', 'EXPERT'] } as const;
const byPolicy = { tag, access: ['OP_POLICY'] } as const;
const byExpert = { tag, access: ['EXPERT'] } as const;
const byFinance = { tag, access: ['OP_FINANCE'] } as const;

/** The office sees everything submitted, experts what was assigned to them, the finance office what has to be paid. */
const byEachDesk = { tag, access: ['OP_POLICY', 'EXPERT', 'OP_FINANCE'] } as const;

const workActions = abilities([...officeEvents, 'opine', 'recuse', 'pay', 'settleObjection']);

const managedRow = declarationRow.extend({ actions: workActions });
export type ManagedDeclaration = z.infer<typeof managedRow>;

const opinion = z.object({
  expertName: z.string(),
  /** Whether it is the caller's own opinion. */
  isOwn: z.boolean(),
  verdict: z.enum(verdicts).nullable(),
  amountFen: fen.nullable(),
  opinion: z.string(),
  givenAt: instant.nullable(),
  /** The expert has a conflict of interest and stepped back. */
  recused: z.boolean(),
});
export type ExpertOpinion = z.infer<typeof opinion>;

const objection = z.object({
  objectionId: id,
  reason: z.string(),
  contact: z.string(),
  state: z.enum(objectionStates),
  stateLabel: z.string(),
  answer: z.string(),
  createdAt: instant,
  version: z.int(),
});
export type Objection = z.infer<typeof objection>;

/** An automatic check, worded for the person who decides. */
const machineCheck = z.object({
  check: z.enum(machineChecks),
  isFine: z.boolean(),
  text: z.string(),
});
export type MachineCheck = z.infer<typeof machineCheck>;

const managedDetail = declarationDetail.extend({
  actions: workActions,
  opinions: z.array(opinion),
  objections: z.array(objection),
  quota: z.int().nullable(),
  budgetFen: fen.nullable(),
  /** Number of applications granted under this call so far, and their total amount. */
  grantedCount: z.int(),
  grantedFen: fen,
  amountMaxFen: fen,
  /** Whether the caller proposed the amount, so that publishing is left to someone else. */
  isProposer: z.boolean(),
  checks: z.array(machineCheck),
});
export type ManagedDeclarationDetail = z.infer<typeof managedDetail>;

const filter = {
  state: oneOf(
    m.field_state,
    submittedStates as [(typeof submittedStates)[number], ...typeof submittedStates],
  ).optional(),
  itemId: id.optional(),
  keyword: keyword.optional(),
  sort: sortedBy('due', 'submitted').default('due'),
};

const declarationQueryManageListAnswer = pageOfTabs(
  managedRow,
  submittedStates as [(typeof submittedStates)[number], ...typeof submittedStates],
);

export const declarationQueryManageList = call.list(
  byEachDesk,
  '/api/policyManage/declaration/queryManageList',
  {
    summary: 'Lists the funding applications that await or were decided by the caller’s office, by due date.',
    filter,
    output: declarationQueryManageListAnswer,
  },
);

export const declarationExport = call.sheet(byPolicyOrFinance, '/api/policyManage/declaration/export', {
  summary: 'Exports the filtered funding applications as a spreadsheet.',
  input: z.object(filter),
});

export const declarationQueryManageDetail = call.detail(
  byEachDesk,
  '/api/policyManage/declaration/queryManageDetail',
  {
    summary: 'Returns a funding application with its conditions, opinions and objections.',
    output: managedDetail,
  },
);

export const declarationFile = call.file(byPolicyOrExpert, '/api/policyManage/declaration/file', {
  raw: ['any'],
  summary: 'Downloads a material of a funding application, for its officers and experts.',
  input: z.object({ id, code: z.string().overwrite(cleanLine).max(30) }),
});

const expert = z.object({
  userId: id,
  name: z.string(),
  /** The expert's relationship to the enterprise; related experts cannot be chosen. */
  isRelated: z.boolean(),
  /** Applications awaiting the expert's opinion. */
  load: z.int(),
  isAssigned: z.boolean(),
  /** The last day of the leave they are on. */
  awayUntil: day.nullable(),
});
export type Expert = z.infer<typeof expert>;

export const declarationQueryExperts = call.detail(byPolicy, '/api/policyManage/declaration/queryExperts', {
  summary:
    'Lists the experts who can give an opinion on a funding application, and which of them are related to its enterprise.',
  output: z.array(expert),
});

/** An officer's input; fields an event needs are checked when it is fired. */
export const declarationDecision = z.object({
  notes: z
    .array(
      z.object({
        target: z.string().regex(noteTargetPattern, { error: fault.malformed(m.field_code) }),
        text: requiredText(m.declaration_note, 300),
      }),
    )
    .max(60, { error: fault.maxItems(m.declaration_note, 60) })
    .default([]),
  /** Working days allowed for the correction. */
  days: wholeBetween(m.field_working_days, 1, maxReturnDays).default(maxReturnDays),
  expertIds: labelled(
    m.declaration_experts,
    z
      .array(id)
      .max(9, { error: fault.maxItems(m.declaration_experts, 9) })
      .default([]),
  ),
  amountFen: labelled(
    m.field_approved_amount,
    fen
      .max(10 ** 13, { error: fault.tooLarge(m.field_amount) })
      .nullable()
      .default(null),
  ),
  reasonCode: choice(m.declaration_reason_code, refusalCodes).optional(),
  reason: note(m.field_reason, 1_000),
});
export type DeclarationDecision = z.infer<typeof declarationDecision>;

export const declarationDecide = call.operate(byPolicy, '/api/policyManage/declaration/decide', {
  summary: 'Accepts, returns, assigns, approves, rejects or publishes a funding application.',
  events: officeEvents,
  fields: {
    data: declarationDecision.default({
      notes: [],
      days: maxReturnDays,
      expertIds: [],
      amountFen: null,
      reason: '',
    }),
  },
  output: managedDetail,
  refuses: [retCodes.SECOND_APPROVER_NEEDED, retCodes.LIMIT_REACHED],
});

export const opinionContent = z.object({
  verdict: choice(m.declaration_verdict, verdicts),
  amountFen: labelled(
    m.declaration_opinion_amount,
    fen.max(10 ** 13, { error: fault.tooLarge(m.field_amount) }),
  ),
  opinion: requiredNote(m.declaration_opinion, 2_000, 5),
});
export type OpinionContent = z.infer<typeof opinionContent>;

export const declarationOpine = call.write(byExpert, '/api/policyManage/declaration/opine', {
  summary: 'Submits an expert’s opinion, or updates it until the funding application is decided.',
  input: z.object({ id, data: opinionContent }),
  output: managedDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});

export const declarationRecuse = call.write(byExpert, '/api/policyManage/declaration/recuse', {
  summary: 'Withdraws an expert who is related to the enterprise from a funding application.',
  input: z.object({ id, data: z.object({ reason: requiredNote(m.field_reason, 200) }) }),
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const objectionDecision = z.object({
  upholds: labelled(m.declaration_objection_upholds, z.boolean()),
  answer: requiredNote(m.declaration_objection_answer, 1_000),
});
export type ObjectionDecision = z.infer<typeof objectionDecision>;

export const objectionDecide = call.act(byPolicy, '/api/policyManage/declaration/decideObjection', {
  summary:
    'Dismisses an objection with an answer, or upholds it, which returns the funding application to review.',
  fields: { data: objectionDecision },
  output: managedDetail,
});

export const payoutContent = z.object({
  paidOn: chosenDay(m.declaration_paid_on),
  payoutRef: requiredText(m.declaration_payout_ref, 40),
});
export type PayoutContent = z.infer<typeof payoutContent>;

export const declarationPay = call.act({ ...byFinance, subject: null }, '/api/policyManage/declaration/pay', {
  summary: 'Records the payout of an approved funding application.',
  fields: { data: payoutContent },
  output: managedDetail,
});
