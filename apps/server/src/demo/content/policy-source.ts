interface PolicyCondition {
  ruleId: string;
  text: string;
  /** AUTO is reckoned from the enterprise's data, MANUAL is judged by an officer. */
  kind: 'AUTO' | 'MANUAL';
  required: boolean;
  field?: string;
  op?: 'eq' | 'ne' | 'in' | 'ge' | 'le' | 'between' | 'exists' | 'containsAny';
  value?: unknown;
  dataSource: 'PROFILE' | 'ANNUAL' | 'CONTRACT' | 'CREDIT' | 'MANUAL';
}

/** A policy as it lies in the data. */
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
