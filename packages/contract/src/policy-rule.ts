import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from './faults.ts';
import { code } from './fields.ts';
import { choice, labelled, oneOf } from './form-field.ts';
import { enterpriseScales } from './policy-terms.ts';

/** How a fact is compared. */
export const ruleOps = ['eq', 'ne', 'in', 'ge', 'le', 'between', 'exists', 'containsAny'] as const;
export type RuleOp = (typeof ruleOps)[number];

export const ruleOpLabels: Record<RuleOp, string> = {
  eq: '等于',
  ne: '不等于',
  in: '属于',
  ge: '不低于',
  le: '不高于',
  between: '介于',
  exists: '已填写',
  containsAny: '包含任一',
};

type DataSource = 'PROFILE' | 'ANNUAL' | 'CONTRACT' | 'CREDIT';

/** A fact about an enterprise which a condition can be put to. */
export interface RuleFieldSpec {
  label: string;
  type: 'number' | 'yesNo' | 'one' | 'many';
  source: DataSource;
  unit?: string;
  /** The list its codes come from. */
  dictionary?: string;
  /** Its values, where no dictionary holds them. */
  values?: readonly string[];
}

/** Every fact there is; a condition over anything else cannot be saved. */
export const ruleFields = {
  registeredYears: { label: '登记年限', type: 'number', source: 'PROFILE', unit: '年' },
  registeredCapital: { label: '注册资本', type: 'number', source: 'PROFILE', unit: '万元' },
  property: { label: '企业性质', type: 'one', source: 'PROFILE', dictionary: 'ENTERPRISE_PROPERTS' },
  scale: { label: '企业规模', type: 'one', source: 'PROFILE', values: enterpriseScales },
  regionId: { label: '所在区域', type: 'one', source: 'PROFILE', dictionary: 'REGION' },
  chainStages: { label: '产业链环节', type: 'many', source: 'PROFILE', dictionary: 'CHAIN_STAGE' },
  industryTags: { label: '行业标签', type: 'many', source: 'PROFILE', dictionary: 'INDUSTRY_TAG' },
  honours: { label: '企业荣誉', type: 'many', source: 'PROFILE', dictionary: 'HONOUR' },
  'annual.revenue': { label: '上年度营业收入', type: 'number', source: 'ANNUAL', unit: '万元' },
  'annual.rd': { label: '上年度研发投入', type: 'number', source: 'ANNUAL', unit: '万元' },
  'annual.tax': { label: '上年度纳税额', type: 'number', source: 'ANNUAL', unit: '万元' },
  'annual.staff': { label: '职工人数', type: 'number', source: 'ANNUAL', unit: '人' },
  hasContract: { label: '在期园区合同', type: 'yesNo', source: 'CONTRACT' },
  creditScore: { label: '信用评分', type: 'number', source: 'CREDIT', unit: '分' },
} as const satisfies Record<string, RuleFieldSpec>;

export type RuleField = keyof typeof ruleFields;
export const ruleFieldNames = Object.keys(ruleFields) as RuleField[];
export const isRuleField = (name: string | undefined): name is RuleField =>
  name !== undefined && Object.hasOwn(ruleFields, name);
export const specOf = (field: RuleField): RuleFieldSpec => ruleFields[field];

/** What a kind of fact can be compared by. */
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

/** The shape of the value which an operator takes. */
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
  /** Kept where it was there before; a new rule gets one. */
  ruleId: z.string().max(40).default(''),
  text: labelled(
    m.field_condition_text,
    z
      .string({ error: fault.enter(m.field_condition_text) })
      .trim()
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

/** A condition as an operator enters it: judged from data, or by an officer. */
export const policyRuleInput = z.discriminatedUnion('kind', [autoRule, manualRule], {
  error: fault.choose(m.field_decision_way),
});
export type PolicyRuleInput = z.infer<typeof policyRuleInput>;

/** MANUAL: nobody but an officer can tell. UNKNOWN: the enterprise has not filled the fact in. */
export const ruleResults = ['MET', 'UNMET', 'UNKNOWN', 'MANUAL'] as const;
export type RuleResult = (typeof ruleResults)[number];

export const matchGrades = ['HIGH', 'MIDDLE', 'LOW'] as const;
export type MatchGrade = (typeof matchGrades)[number];
