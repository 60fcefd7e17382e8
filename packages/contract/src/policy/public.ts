import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { code, day, id, keyword, pageOf, picture } from '../fields.ts';
import { flag, kindOf, oneOf } from '../form-field.ts';
import { ticket } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { calculatedAmount } from './calculated-amount.ts';
import { declareItemRow } from './declare-item.ts';
import { amount, department, policyCondition, processStep } from './parts.ts';
import { enterpriseScales, policyKinds, policyLevels } from './terms.ts';

const open = { tag: 'policy', access: 'public' } as const;

/** A policy's state on a given day. EXPIRING: in force for at most {@link expiringDays} more days. */
export const policyStates = ['COMING', 'VALID', 'EXPIRING', 'EXPIRED', 'REPEALED'] as const;
export type PolicyState = (typeof policyStates)[number];
export const expiringDays = 90;

export const policySorts = ['latest', 'amount'] as const;

const policyRow = z.object({
  policyId: id,
  title: z.string(),
  docNo: z.string(),
  level: z.enum(policyLevels),
  kind: z.enum(policyKinds),
  state: z.enum(policyStates),
  departments: z.array(department),
  issuedAt: day,
  effectiveFrom: day,
  /** Last day in force; null for no end. */
  effectiveTo: day.nullable(),
  amount,
  plainSummary: z.string(),
  cover: picture.nullable(),
  /** The open funding call that closes first. */
  openItem: z.object({ itemId: id, windowTo: day }).nullable(),
});
export type PolicyRow = z.infer<typeof policyRow>;

/** Enterprise figures a formula may use: the first three in 万元, staff in persons. */
export const calcFields = ['revenue', 'rd', 'tax', 'staff'] as const;
export type CalcField = (typeof calcFields)[number];

/** The word for each figure in a formula, in which money is money: `营业收入 × 1.2%`, `20万元`. */
export const calcWords: Record<CalcField, string> = {
  revenue: '营业收入',
  rd: '研发投入',
  tax: '纳税额',
  staff: '职工人数',
};

const policyLink = z.object({ policyId: id, title: z.string() });

/** A complete policy. `interpretation` and `originalBody` are sanitised HTML. */
export const policyDetail = policyRow.extend({
  repealedAt: day.nullable(),
  contactOffice: z.string(),
  contactPhone: z.string(),
  industryTags: z.array(z.object({ tagId: z.string(), name: z.string() })),
  scales: z.array(z.enum(enterpriseScales)),
  interpretation: z.string(),
  originalBody: z.string(),
  /** The one-page summary, drawn by the reader's browser. */
  picture: z
    .object({ heading: z.string(), points: z.array(z.object({ title: z.string(), text: z.string() })) })
    .nullable(),
  /** An uploaded picture, shown instead of the drawn one. */
  pictureFile: picture.nullable(),
  conditions: z.array(policyCondition),
  formulaText: z.string(),
  /** Figures that `calculate` needs; empty without a formula and once the policy has expired. */
  calcFields: z.array(z.enum(calcFields)),
  /** This policy's funding calls, then open and upcoming ones of the same kind. */
  items: z.array(declareItemRow),
  /** Processing steps of this policy's most recent funding call. */
  steps: z.array(processStep),
  previous: policyLink.nullable(),
  next: policyLink.nullable(),
  today: day,
});
export type PolicyDetail = z.infer<typeof policyDetail>;

/** An enterprise figure in 万元. */
const wan = z.coerce
  .number({ error: fault.enter(m.field_number) })
  .min(0, { error: () => m.fault_number_small({ min: 0 }) })
  .max(10_000_000, { error: () => m.fault_number_large({ max: '10,000,000' }) })
  .multipleOf(0.01, { error: m.fault_two_decimals });
const persons = z.coerce
  .number({ error: fault.enter(m.field_number) })
  .int({ error: fault.enter(m.field_whole_number) })
  .min(0, { error: () => m.fault_number_small({ min: 0 }) })
  .max(1_000_000, { error: () => m.fault_number_large({ max: '1,000,000' }) });

export const policyQueryList = call.list(open, '/api/policyManage/policy/queryList', {
  summary: 'Lists published and repealed policies, newest first or by highest amount.',
  filter: {
    level: oneOf(m.field_level, policyLevels).optional(),
    department: code.optional(),
    kind: oneOf(m.field_policy_kind, policyKinds).optional(),
    /** Only policies aimed at this industry; those for every industry have no tag. */
    industryTag: code.optional(),
    /** Policies open to enterprises of this size, including those open to all sizes. */
    scale: kindOf(m.field_scale, enterpriseScales).optional(),
    state: kindOf(m.field_state, policyStates).optional(),
    /** Words of the title, the number of the document or the summary. */
    keyword: keyword.optional(),
    /** 1: only policies with a funding call that is open today. */
    open: flag('open').default('0'),
    sort: kindOf(m.field_sort, policySorts).default('latest'),
  },
  output: pageOf(policyRow).extend({ today: day }),
});

const countOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));

const policyQueryFacetsAnswer = z.object({
  total: z.int(),
  /** Policies with a funding call that is open today. */
  openTotal: z.int(),
  levels: countOf(z.enum(policyLevels)),
  kinds: countOf(z.enum(policyKinds)),
  states: countOf(z.enum(policyStates)),
  departments: z.array(department.extend({ count: z.int() })),
  industryTags: z.array(z.object({ tagId: z.string(), name: z.string(), count: z.int() })),
});

export const policyQueryFacets = call.read(open, '/api/policyManage/policy/queryFacets', {
  summary: 'Returns the policy filters with the number of policies for each.',
  output: policyQueryFacetsAnswer,
});

export const policyQueryDetail = call.detail(open, '/api/policyManage/policy/queryDetail', {
  summary: 'Returns a policy with its conditions, amount rule, funding calls and neighbors.',
  output: policyDetail,
});

const policyCalculateInput = z.object({
  id,
  /** Calculates with the working copy the ticket gives access to. */
  preview: ticket.optional(),
  revenue: wan.optional(),
  rd: wan.optional(),
  tax: wan.optional(),
  staff: persons.optional(),
});

export const policyCalculate = call.read(open, '/api/policyManage/policy/calculate', {
  summary: 'Estimates what an enterprise with the given figures would receive, and shows the calculation.',
  input: policyCalculateInput,
  output: calculatedAmount,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TICKET_EXPIRED],
});
