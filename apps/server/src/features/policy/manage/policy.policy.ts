import {
  type PolicyEvent,
  type PolicyStatus,
  policyEvents,
  policyTransitions,
} from '@portal/contract/policy-content';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** @throws {AppError} 500012 for an event the state does not know */
export function nextPolicyStatus(status: PolicyStatus, event: PolicyEvent): PolicyStatus {
  const next = policyTransitions[status][event];
  if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

/** A repealed policy stays as it was in force; everything else may still be corrected. */
export const mayEditPolicy = (status: PolicyStatus): boolean => status !== 'REPEALED';

/** What this operator may do with a policy of this state. */
export function policyActions(
  { operatorRoles }: Pick<Actor, 'operatorRoles'>,
  status: PolicyStatus,
): ('save' | PolicyEvent)[] {
  if (!operatorRoles.includes('OP_POLICY')) return [];
  const events = policyEvents.filter((event) => policyTransitions[status][event] !== undefined);
  return mayEditPolicy(status) ? ['save', ...events] : events;
}
