import type { PolicyEvent, PolicyStatus } from '@portal/contract/policy-content';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { textOfHtml } from '../../../platform/text/html-text.ts';
import { policies } from '../policy.table.ts';
import { announcePolicy } from './announce-policy.ts';
import { nextPolicyStatus, policyActions } from './policy.policy.ts';

interface Operation {
  id: string;
  event: PolicyEvent;
  version: number;
  data: { reason: string; repealedAt?: string | undefined };
}

type Policy = typeof policies.$inferSelect;

/** @throws {AppError} 100002 for what visitors could not do with */
function requireReady({ event, data }: Operation, policy: Policy, today: string): void {
  if ((event === 'repeal' || event === 'withdraw') && data.reason.length < 2)
    throw fieldsRefused({ 'data.reason': '请填写原因' });
  if (event === 'repeal' && data.repealedAt !== undefined && data.repealedAt > today)
    throw fieldsRefused({ 'data.repealedAt': '废止日期不能晚于今天' });
  if (event !== 'publish') return;
  if (textOfHtml(policy.originalBody) === '')
    throw fieldsRefused({ 'data.originalBody': '请先填写政策原文' });
  if (textOfHtml(policy.interpretation) === '')
    throw fieldsRefused({ 'data.interpretation': '请先填写政策解读' });
}

/**
 * Moves a policy to its next state; visitors see it at once.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export async function operatePolicy(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  operation: Operation,
  source: AuditSource & { actor: Actor },
): Promise<{ status: PolicyStatus; version: number; actions: ReturnType<typeof policyActions> }> {
  const { id, event, data } = operation;
  return inTransaction(database.db, async (tx) => {
    const [policy] = await tx.select().from(policies).where(eq(policies.id, id)).for('update');
    if (!policy) throw notFound();
    if (policy.version !== operation.version) throw new AppError(retCodes.VERSION_CONFLICT);
    const status = nextPolicyStatus(policy.status, event);
    const now = clock.now();
    const today = chinaDayOf(now);
    requireReady(operation, policy, today);
    const version = policy.version + 1;
    const repealedAt = event === 'repeal' ? (data.repealedAt ?? today) : policy.repealedAt;
    await tx
      .update(policies)
      .set({ status, version, repealedAt, updatedAt: now, updatedBy: source.actor.userId })
      .where(eq(policies.id, id));
    await writeAudit(tx, clock, source, {
      ...{ event: `policy.${event}`, entity: 'policy', entityId: id },
      before: { status: policy.status, repealedAt: policy.repealedAt },
      after: { status, repealedAt },
      ...(data.reason ? { reason: data.reason } : {}),
    });
    await announcePolicy(tx, id, now);
    return { status, version, actions: policyActions(source.actor, status) };
  });
}
