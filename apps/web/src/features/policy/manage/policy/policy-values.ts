import type { EndpointMap } from '@portal/contract/endpoint-map';
import { type PolicyContent, policyContent } from '@portal/contract/policy/content';
import { isRuleField, opsOfType, type RuleField, type RuleOp, specOf } from '@portal/contract/policy/rule';
import type { GetKey } from '../../../../platform/account/use-query-of.ts';

export const policyKey = 'GET /api/policyManage/policy/queryManageDetail';
export type WholePolicy = EndpointMap[typeof policyKey]['output'];

/** Queries about policies, all of which go stale when one changes. */
export const policyAnswers: readonly GetKey[] = [
  policyKey,
  'GET /api/policyManage/policy/queryManageList',
  'GET /api/policyManage/policy/queryVersionList',
  'GET /api/policyManage/policy/queryDifference',
  'GET /api/workManage/todo/queryList',
  'GET /api/workManage/todo/queryCounts',
];

/** Whether visitors can read it, or an older version of it. */
export const isPublic = ({ status }: Pick<WholePolicy, 'status'>): boolean =>
  status === 'PUBLISHED' || status === 'REPEALED';

/** A condition while it is being entered. */
export interface RuleValues {
  ruleId: string;
  text: string;
  kind: 'AUTO' | 'MANUAL';
  required: boolean;
  field?: string;
  op?: RuleOp;
  value?: unknown;
}

export interface PolicyValues extends Omit<PolicyContent, 'conditions'> {
  conditions: RuleValues[];
}

export const newPolicy = (today: string): PolicyValues => ({
  title: '',
  docNo: '',
  level: 'PARK',
  kind: 'SUBSIDY',
  deptCodes: [],
  contactOffice: '',
  contactPhone: '',
  issuedAt: today,
  effectiveFrom: today,
  effectiveTo: null,
  plainSummary: '',
  interpretation: '',
  originalBody: '',
  picture: null,
  pictureFileId: null,
  coverFileId: null,
  amountMinFen: 0,
  amountMaxFen: 0,
  formulaText: '',
  calc: '',
  conditions: [],
  industryTags: [],
  scales: [],
});

/** The values to submit; throws if they are invalid. */
export const readPolicy = (values: PolicyValues) => policyContent.parse(values);

/** The initial value of a comparison. */
export function newValue(field: RuleField, op: RuleOp): unknown {
  if (op === 'exists') return null;
  const { type } = specOf(field);
  if (type === 'yesNo') return true;
  if (type === 'number') return op === 'between' ? [null, null] : null;
  return op === 'eq' || op === 'ne' ? '' : [];
}

/** Switches a rule to another fact: takes that fact's first comparison, and no value yet. */
export function withField(rule: RuleValues, field: string): RuleValues {
  if (!isRuleField(field)) return rule;
  const [op = 'exists'] = opsOfType[specOf(field).type];
  return { ...rule, field, op, value: newValue(field, op) };
}

export const newRule = (kind: RuleValues['kind']): RuleValues => {
  const rule: RuleValues = { ruleId: '', text: '', kind, required: true };
  return kind === 'AUTO' ? withField(rule, 'registeredYears') : rule;
};
