import { expiringDays, type PolicyState } from '@portal/contract/policy/public';
import type { PolicyStatus } from '@portal/contract/policy/states';
import { and, eq, gt, gte, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { addDays } from '../../platform/china-time.ts';
import { policies } from './policy.table.ts';

/** The state of a public policy on a day. */
export function policyStateOn(
  policy: { status: PolicyStatus; effectiveFrom: string; effectiveTo: string | null },
  today: string,
): PolicyState {
  if (policy.status === 'REPEALED') return 'REPEALED';
  if (policy.effectiveFrom > today) return 'COMING';
  if (policy.effectiveTo === null) return 'VALID';
  if (policy.effectiveTo < today) return 'EXPIRED';
  return policy.effectiveTo <= addDays(today, expiringDays) ? 'EXPIRING' : 'VALID';
}

/** {@link policyStateOn} as an SQL condition. */
export function isInPolicyState(state: PolicyState, today: string): SQL | undefined {
  const { status, effectiveFrom, effectiveTo } = policies;
  if (state === 'REPEALED') return eq(status, 'REPEALED');
  const published = eq(status, 'PUBLISHED');
  if (state === 'COMING') return and(published, gt(effectiveFrom, today));
  const begun = and(published, lte(effectiveFrom, today));
  const soon = addDays(today, expiringDays);
  if (state === 'EXPIRED') return and(begun, lt(effectiveTo, today));
  if (state === 'EXPIRING') return and(begun, gte(effectiveTo, today), lte(effectiveTo, soon));
  return and(begun, or(isNull(effectiveTo), gt(effectiveTo, soon)));
}
