import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { code } from '../fields.ts';
import { choice, labelled, oneOf } from '../form-field.ts';
import { cleanText } from '../letters.ts';
import { enterpriseScales } from './terms.ts';

/** Comparison operators for facts. */
export const ruleOps = ['eq', 'ne', 'in', 'ge', 'le', 'between', 'exists', 'containsAny'] as const;
export type RuleOp = (typeof ruleOps)[number];

export const ruleOpLabels: Record<RuleOp, () => string> = {
  eq: m.rule_op_eq,
  ne: m.rule_op_ne,
  in: m.rule_op_in,
  ge: m.rule_op_ge,
  le: m.rule_op_le,
  between: m.rule_op_between,
  exists: m.rule_op_exists,
  containsAny: m.rule_op_contains_any,
};

type DataSource = 'PROFILE' | 'ANNUAL' | 'CONTRACT' | 'CREDIT';

/** A fact about an enterprise that conditions can refer to. */
export interface RuleFieldSpec {
  label: () => string;
  type: 'number' | 'yesNo' | 'one' | 'many';
  source: DataSource;
  unit?: string;
  /** The dictionary its codes come from. */
  dictionary?: string;
  /** Its values, if they are not in a dictionary. */
  values?: readonly string[];
}

/** All facts; a condition on anything else cannot be saved. */
export const ruleFields = {
  registeredYears: { label: m.rule_field_registered_years, type: 'number', source: 'PROFILE', unit: '年' },
  registeredCapital: {
    label: m.rule_field_registered_capital,
    type: 'number',
    source: 'PROFILE',
    unit: '万元',
  },
  property: {
    label: m.rule_field_property,
    type: 'one',
    source: 'PROFILE',
    dictionary: 'ENTERPRISE_PROPERTS',
  },
  scale: { label: m.rule_field_scale, type: 'one', source: 'PROFILE', values: enterpriseScales },
  regionId: { label: m.rule_field_region, type: 'one', source: 'PROFILE', dictionary: 'REGION' },
  chainStages: {
    label: m.rule_field_chain_stages,
    type: 'many',
    source: 'PROFILE',
    dictionary: 'CHAIN_STAGE',
  },
  industryTags: {
    label: m.rule_field_industry_tags,
    type: 'many',
    source: 'PROFILE',
    dictionary: 'INDUSTRY_TAG',
  },
  honours: { label: m.rule_field_honours, type: 'many', source: 'PROFILE', dictionary: 'HONOUR' },
  'annual.revenue': { label: m.rule_field_revenue, type: 'number', source: 'ANNUAL', unit: '万元' },
  'annual.rd': { label: m.rule_field_rd, type: 'number', source: 'ANNUAL', unit: '万元' },
  'annual.tax': { label: m.rule_field_tax, type: 'number', source: 'ANNUAL', unit: '万元' },
  'annual.staff': { label: m.rule_field_staff, type: 'number', source: 'ANNUAL', unit: '人' },
  hasContract: { label: m.rule_field_contract, type: 'yesNo', source: 'CONTRACT' },
  creditScore: { label: m.rule_field_credit, type: 'number', source: 'CREDIT', unit: '分' },
} as const satisfies Record<string, RuleFieldSpec>;

export type RuleField = keyof typeof ruleFields;
export const ruleFieldNames = Object.keys(ruleFields) as RuleField[];
export const isRuleField = (name: string | undefined): name is RuleField =>
  name !== undefined && Object.hasOwn(ruleFields, name);
export const specOf = (field: RuleField): RuleFieldSpec => ruleFields[field];

/** Operators available for each type of fact. */
export const opsOfType: Record<RuleFieldSpec['type'], readonly RuleOp[]> = {
  number: ['ge', 'le', 'between', 'exists'],
  yesNo: ['eq'],
  one: ['in', 'eq', 'ne'],
  many: ['containsAny', 'exists'],
};

const number = z
  .number({ error: fault.enter(m.field_number) })
  .min(0, { error: () => m.fault_number_small({ min: 0 }) })
  .max(1e9, { error: fault.tooLarge(m.field_number) });
const codes = z
  .array(z.string().min(1).max(40))
  .min(1, { error: m.fault_one_chosen })
  .max(50, { error: () => m.fault_items({ max: 50 }) });

/** Schema of the value an operator compares with. */
function ruleValueShape(field: RuleField, op: RuleOp): z.ZodType {
  if (op === 'exists') return z.null();
  const { type, values } = specOf(field);
  const one = values ? oneOf(m.field_value, values as [string, ...string[]]) : code;
  if (type === 'yesNo') return z.boolean({ error: m.fault_yes_or_no });
  if (type === 'one')
    return op === 'in'
      ? z
          .array(one)
          .min(1, { error: m.fault_one_chosen })
          .max(50, { error: () => m.fault_items({ max: 50 }) })
      : one;
  if (type === 'many') return codes;
  if (op !== 'between') return number;
  return z
    .tuple([number, number], { error: m.fault_limits_missing })
    .refine(([from, to]) => from <= to, { error: m.fault_upper_below_lower });
}

const words = {
  /** Kept for an existing rule; a new rule is assigned its own. */
  ruleId: z.string().max(40).default(''),
  text: labelled(
    m.field_condition_text,
    z
      .string({ error: fault.enter(m.field_condition_text) })
      .overwrite(cleanText)
      .min(2, { error: fault.lengthFrom(m.field_condition_text, 2, 200) })
      .max(200, { error: fault.lengthFrom(m.field_condition_text, 2, 200) }),
  ),
  required: z.boolean({ error: m.fault_required_or_not }),
};

const autoRule = z
  .object({
    kind: z.literal('AUTO'),
    ...words,
    field: choice(m.field_figure, ruleFieldNames as [RuleField, ...RuleField[]]),
    op: choice(m.field_comparison, ruleOps),
    value: z.unknown(),
  })
  .superRefine(({ field, op, value }, context) => {
    if (!opsOfType[specOf(field).type].includes(op)) {
      context.addIssue({ code: 'custom', path: ['op'], message: m.fault_comparison_unfit() });
      return;
    }
    const parsed = ruleValueShape(field, op).safeParse(value ?? null);
    if (parsed.success) return;
    const message = parsed.error.issues[0]?.message ?? m.fault_fill_in({ field: m.field_compared_value() });
    context.addIssue({ code: 'custom', path: ['value'], message });
  });

const manualRule = z.object({ kind: z.literal('MANUAL'), ...words });

/** A condition as entered by an operator: decided from data or by an officer. */
export const policyRuleInput = z.discriminatedUnion('kind', [autoRule, manualRule], {
  error: fault.choose(m.field_decision_way),
});
export type PolicyRuleInput = z.infer<typeof policyRuleInput>;

/** MANUAL: only an officer can decide. UNKNOWN: the enterprise has not provided the fact. */
export const ruleResults = ['MET', 'UNMET', 'UNKNOWN', 'MANUAL'] as const;
export type RuleResult = (typeof ruleResults)[number];

export const matchGrades = ['HIGH', 'MIDDLE', 'LOW'] as const;
export type MatchGrade = (typeof matchGrades)[number];
