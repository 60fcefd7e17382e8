import type { MatchGrade, RuleResult } from '@portal/contract/policy/rule';

interface Judged {
  required: boolean;
  result: RuleResult;
}

const highPercent = 70;
const middlePercent = 40;

/**
 * How well an enterprise fits: the share of required conditions met, of those that data can judge. Never high while one
 * of them is not met. Null if data can judge none.
 */
export function gradeRules(rules: readonly Judged[]): { metPercent: number; grade: MatchGrade } | null {
  const counted = rules.filter(({ required, result }) => required && result !== 'MANUAL');
  if (counted.length === 0) return null;
  const met = counted.filter(({ result }) => result === 'MET').length;
  const metPercent = Math.round((met / counted.length) * 100);
  const isRefused = counted.some(({ result }) => result === 'UNMET');
  if (metPercent < middlePercent) return { metPercent, grade: 'LOW' };
  return { metPercent, grade: metPercent >= highPercent && !isRefused ? 'HIGH' : 'MIDDLE' };
}
