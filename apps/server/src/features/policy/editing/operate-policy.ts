import type { policyOperate } from '@portal/contract/policy/manage';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { policies } from '../policy.table.ts';
import { announcePolicy } from './announce-policy.ts';
import { applyEffect } from './apply-effect.ts';
import { notifyOfficers } from './notify-officers.ts';
import { nextPolicyPlace, policyActions, requireOther } from './policy-editing.policy.ts';
import { authorsOf, findRevision, lockPolicy, type Policy } from './policy-editing.queries.ts';
import { contentOf } from './policy-rows.ts';
import type { OperatedEvent, TransitionContext } from './transition-context.ts';

/** Events that change what the public reads. */
const publicEvents: readonly OperatedEvent[] = ['approve', 'repeal', 'withdraw'];

/** An approval is logged with the whole text before and after. */
function loggedOf(policy: Policy, event: OperatedEvent) {
  const { status, revision, title, repealedAt } = policy;
  if (event === 'approve') return { status, revision, ...contentOf(policy) };
  return { status, revision, title, ...(event === 'repeal' ? { repealedAt } : {}) };
}

/**
 * Applies an event to a policy; public changes take effect at once.
 * @throws {AppError} 500404, 500409, 500012, 300002 for authors deciding about their own text, 100002
 */
export const operatePolicy: Verb<typeof policyOperate> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { id, event, data } = operation;
    const edited = await lockPolicy(tx, operation);
    const place = nextPolicyPlace(edited.policy, event);
    requireOther(actor, authorsOf(edited), event);
    const transition: TransitionContext = { ...edited, operation, actor, now };
    const changed = await moveState(tx, ctx, policies, edited.policy, {
      entity: 'policy',
      event,
      set: { ...place, ...(await applyEffect(tx, transition)) },
      logged: (policy) => loggedOf(policy, event),
      reason: data.reason,
    });
    if (publicEvents.includes(event)) await announcePolicy(tx, id, now);
    await notifyOfficers(tx, transition, changed);
    const { status, revision, version } = changed;
    const authors = authorsOf({ policy: changed, revision: await findRevision(tx, id) });
    return { status, revision, version, actions: policyActions(actor, { status, revision }, authors) };
  });
