import type { Motif } from '@portal/illustration';
import { addDays } from '../../platform/china-time.ts';
import { fenOfYuan } from './demo-amounts.ts';
import { addMonths } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { motifNamed } from './demo-motifs.ts';
import { type PictureInterpretation, pictureInterpretation } from './picture-interpretation.ts';
import type { PolicySource } from './policy-source.ts';
import { readDemoJson } from './read-demo-data.ts';

export interface DemoPolicy
  extends Pick<
    PolicySource,
    | 'key'
    | 'title'
    | 'level'
    | 'contactOffice'
    | 'contactPhone'
    | 'kind'
    | 'status'
    | 'industryTags'
    | 'scales'
    | 'plainSummary'
    | 'conditions'
    | 'originalText'
    | 'interpretation'
  > {
  id: string;
  docNo: string;
  /** Codes of POLICY_DEPT. */
  deptCodes: string[];
  /** Days, YYYY-MM-DD; `effectiveTo` is the last day in force. */
  issuedAt: string;
  effectiveFrom: string;
  effectiveTo: string;
  repealedAt: string | null;
  /** `calc` is the formula of the amount; null if nothing is paid. */
  amountRule: { minFen: number; maxFen: number; formulaText: string; calc: string | null };
  pictureInterpretation: PictureInterpretation;
  motif: Motif;
}

export function composePolicies(today: string): DemoPolicy[] {
  return readDemoJson<PolicySource[]>('policies.json').map((policy) => composePolicy(policy, today));
}

function composePolicy(policy: PolicySource, today: string): DemoPolicy {
  const { depts, amountRule, issuedDaysAgo, effectiveDaysAgo, validMonths, ...kept } = policy;
  const issuedAt = addDays(today, -issuedDaysAgo);
  const effectiveFrom = addDays(today, -effectiveDaysAgo);
  const effectiveTo = addDays(addMonths(effectiveFrom, validMonths), -1);
  return {
    ...kept,
    id: demoId('policy', policy.key),
    docNo: policy.docNo.replace(/〔\d{4}〕/, `〔${issuedAt.slice(0, 4)}〕`),
    deptCodes: depts,
    issuedAt,
    effectiveFrom,
    effectiveTo,
    repealedAt: policy.status === 'REPEALED' ? addDays(effectiveTo, 1) : null,
    amountRule: {
      minFen: fenOfYuan(amountRule.minYuan),
      maxFen: fenOfYuan(amountRule.maxYuan),
      formulaText: amountRule.formulaText,
      calc: amountRule.calc,
    },
    pictureInterpretation: pictureInterpretation(policy, effectiveTo),
    motif: motifNamed(policy.motif),
  };
}
