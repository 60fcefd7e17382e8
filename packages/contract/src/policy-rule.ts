import { z } from 'zod';
import { code } from './fields.ts';
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

const number = z.number({ error: '请输入数字' }).min(0, '不能小于 0').max(1e9, '数字过大');
const codes = z.array(z.string().min(1).max(40)).min(1, '请至少选择一项').max(50, '最多 50 项');

/** The shape of the value which an operator takes. */
function ruleValueShape(field: RuleField, op: RuleOp): z.ZodType {
  if (op === 'exists') return z.null();
  const { type, values } = specOf(field);
  const one = values ? z.enum(values as [string, ...string[]], '没有这个值') : code;
  if (type === 'yesNo') return z.boolean({ error: '请选择是或否' });
  if (type === 'one') return op === 'in' ? z.array(one).min(1, '请至少选择一项').max(50, '最多 50 项') : one;
  if (type === 'many') return codes;
  if (op !== 'between') return number;
  return z
    .tuple([number, number], { error: '请输入下限和上限' })
    .refine(([from, to]) => from <= to, '上限不能小于下限');
}

const words = {
  /** Kept where it was there before; a new rule gets one. */
  ruleId: z.string().max(40).default(''),
  text: z
    .string({ error: '请输入条件文字' })
    .trim()
    .min(2, '条件文字为 2 到 200 个字')
    .max(200, '条件文字为 2 到 200 个字'),
  required: z.boolean({ error: '请选择是否必备' }),
};

const autoRule = z
  .object({
    kind: z.literal('AUTO'),
    ...words,
    field: z.enum(ruleFieldNames as [RuleField, ...RuleField[]], '请选择指标'),
    op: z.enum(ruleOps, '请选择比较方式'),
    value: z.unknown(),
  })
  .superRefine(({ field, op, value }, context) => {
    if (!opsOfType[specOf(field).type].includes(op)) {
      context.addIssue({ code: 'custom', path: ['op'], message: '该指标不能这样比较' });
      return;
    }
    const parsed = ruleValueShape(field, op).safeParse(value ?? null);
    if (parsed.success) return;
    const message = parsed.error.issues[0]?.message ?? '请填写比较的值';
    context.addIssue({ code: 'custom', path: ['value'], message });
  });

const manualRule = z.object({ kind: z.literal('MANUAL'), ...words });

/** A condition as an operator enters it: judged from data, or by an officer. */
export const policyRuleInput = z.discriminatedUnion('kind', [autoRule, manualRule], '请选择判定方式');
export type PolicyRuleInput = z.infer<typeof policyRuleInput>;

/** MANUAL: nobody but an officer can tell. UNKNOWN: the enterprise has not filled the fact in. */
export const ruleResults = ['MET', 'UNMET', 'UNKNOWN', 'MANUAL'] as const;
export type RuleResult = (typeof ruleResults)[number];

export const matchGrades = ['HIGH', 'MIDDLE', 'LOW'] as const;
export type MatchGrade = (typeof matchGrades)[number];
