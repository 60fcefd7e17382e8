import type { PolicyEvent, PolicyPlace } from '@portal/contract/policy-states';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';
import { announcePolicy } from './announce-policy.ts';
import { applyEffect } from './carry-out.ts';
import { notifyOfficers } from './notify-officers.ts';
import { nextPolicyPlace, policyActions, requireOther } from './policy-editing.policy.ts';
import { authorsOf, findRevision, lockPolicy, type Policy } from './policy-editing.queries.ts';
import { contentOf } from './policy-rows.ts';
import type { OperatedEvent, Operation, Step } from './policy-step.ts';

/** Events after which the public reads something else. */
const publicEvents: readonly OperatedEvent[] = ['approve', 'repeal', 'withdraw'];

async function writePlace(tx: Db, { policy, actor, now }: Step, set: Partial<Policy>): Promise<Policy> {
  const [changed] = await tx
    .update(policies)
    .set({ ...set, version: sql`${policies.version} + 1`, updatedAt: now, updatedBy: actor.userId })
    .where(eq(policies.id, policy.id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}

/** What the log keeps of a policy: its place, and of an approval what the public read and reads. */
function loggedOf(policy: Policy, event: OperatedEvent) {
  const { status, revision, title, repealedAt } = policy;
  if (event === 'approve') return { status, revision, ...contentOf(policy) };
  return { status, revision, title, ...(event === 'repeal' ? { repealedAt } : {}) };
}

/**
 * Moves a policy to its next state; what is public changes at once.
 * @throws {AppError} 500404, 500409, 500012, 300002 for authors who would decide themselves, 100002
 */
export async function operatePolicy(
  ctx: Context,
  operation: Operation,
): Promise<PolicyPlace & { version: number; actions: PolicyEvent[] }> {
  const { actor } = ctx;
  const { id, event, data } = operation;
  return inTransaction(ctx.db, async (tx) => {
    const edited = await lockPolicy(tx, operation);
    const place = nextPolicyPlace(edited.policy, event);
    requireOther(actor, authorsOf(edited), event);
    const step: Step = { ...edited, operation, actor, now: ctx.now };
    const changed = await writePlace(tx, step, { ...place, ...(await applyEffect(tx, step)) });
    await writeLog(tx, ctx, {
      event: `policy.${event}`,
      entity: 'policy',
      entityId: id,
      before: loggedOf(edited.policy, event),
      after: loggedOf(changed, event),
      ...(data.reason === '' ? {} : { reason: data.reason }),
    });
    if (publicEvents.includes(event)) await announcePolicy(tx, id, step.now);
    await notifyOfficers(tx, step, changed);
    const { status, revision, version } = changed;
    const authors = authorsOf({ policy: changed, revision: await findRevision(tx, id) });
    return { status, revision, version, actions: policyActions(actor, { status, revision }, authors) };
  });
}
