interface PolicyCondition {
  ruleId: string;
  text: string;
  /** AUTO is evaluated from the enterprise's data, MANUAL is decided by an officer. */
  kind: 'AUTO' | 'MANUAL';
  required: boolean;
  field?: string;
  op?: 'eq' | 'ne' | 'in' | 'ge' | 'le' | 'between' | 'exists' | 'containsAny';
  value?: unknown;
  dataSource: 'PROFILE' | 'ANNUAL' | 'CONTRACT' | 'CREDIT' | 'MANUAL';
}

/** A policy in the data files. */
export interface PolicySource {
  key: string;
  title: string;
  docNo: string;
  level: 'PARK' | 'DISTRICT' | 'CITY' | 'PROVINCE' | 'NATION';
  depts: string[];
  contactOffice: string;
  contactPhone: string;
  kind: string;
  issuedDaysAgo: number;
  effectiveDaysAgo: number;
  validMonths: number;
  status: 'DRAFT' | 'PUBLISHED' | 'REPEALED' | 'WITHDRAWN';
  industryTags: string[];
  scales: string[];
  originalText: ({ type: 'heading'; text: string } | { type: 'article'; no: number; text: string })[];
  interpretation: { type: 'p'; text: string }[];
  plainSummary: string;
  amountRule: { minYuan: number; maxYuan: number; formulaText: string; calc: string | null };
  conditions: PolicyCondition[];
  motif: string;
}
