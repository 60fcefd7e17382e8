import {
  type PolicyEvent,
  type PolicyPlace,
  policyEvents,
  policyTransitions,
} from '@portal/contract/policy/states';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';

/** @throws {AppError} 500012 for an event the policy's state does not allow */
export function nextPolicyPlace({ status, revision }: PolicyPlace, event: PolicyEvent): PolicyPlace {
  return nextState(policyTransitions[status], revision, event);
}

/** Authors may not decide about their own text, and only they may recall it. */
const isDecision = (event: PolicyEvent) => event === 'approve' || event === 'return';

const isBarred = ({ userId }: Pick<Actor, 'userId'>, authorIds: readonly string[], event: PolicyEvent) =>
  event === 'recall' ? !authorIds.includes(userId) : isDecision(event) && authorIds.includes(userId);

/** @throws {AppError} 300002 for authors deciding about their own text, and for others recalling it */
export function requireOther(actor: Actor, authorIds: readonly string[], event: PolicyEvent): void {
  if (!isBarred(actor, authorIds, event)) return;
  throw new AppError(
    retCodes.RIGHT_MISSING,
    isDecision(event) ? { retMsg: m.refusal_own_policy() } : { retMsg: m.refusal_not_author() },
  );
}

/** Actions this operator may take on a policy in this state. */
export function policyActions(
  actor: Pick<Actor, 'operatorRoles' | 'userId'>,
  { status, revision }: PolicyPlace,
  authorIds: readonly string[],
): PolicyEvent[] {
  if (!actor.operatorRoles.includes('OP_POLICY')) return [];
  return policyEvents.filter(
    (event) => policyTransitions[status][revision][event] !== undefined && !isBarred(actor, authorIds, event),
  );
}
