import { textsNeeded } from '@portal/contract/policy/states';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { textOfHtml } from '../../../platform/text/html-text.ts';
import { declareItems } from '../declare-item.table.ts';
import { keepFirstVersion } from './keep-first-version.ts';
import type { Policy } from './policy-editing.queries.ts';
import { policyRevisions, policyVersions } from './policy-revision.table.ts';
import { columnsOf, workingContentOf, writeRevision } from './policy-rows.ts';
import type { OperatedEvent, TransitionContext } from './transition-context.ts';

/** What an event changes in the policy besides its state. */
type Effect = (tx: Db, transition: TransitionContext) => Promise<Partial<Policy>>;

function requireReason({ operation: { data } }: TransitionContext): void {
  if (data.reason.length < 2)
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
}

/** Opens a working copy if there is none yet. */
const beginRevision: Effect = async (tx, transition) => {
  if (transition.revision !== null) return {};
  await writeRevision(tx, transition, transition.policy.id, workingContentOf(transition));
  return {};
};

const dropRevision: Effect = async (tx, { policy }) => {
  await tx.delete(policyRevisions).where(eq(policyRevisions.policyId, policy.id));
  return {};
};

/** @throws {AppError} 100002 naming each text that is still empty */
function requireTexts(transition: TransitionContext): void {
  const content = workingContentOf(transition);
  const missing = (['originalBody', 'interpretation'] as const).filter(
    (name) => textOfHtml(content[name]) === '',
  );
  if (missing.length > 0)
    throw fieldsRefused(Object.fromEntries(missing.map((name) => [`data.${name}`, textsNeeded[name]()])));
}

const submitRevision: Effect = async (tx, transition) => {
  requireTexts(transition);
  await columnsOf(tx, workingContentOf(transition));
  await beginRevision(tx, transition);
  await tx
    .update(policyRevisions)
    .set({ submittedBy: transition.actor.userId, submittedAt: transition.now, returnReason: null })
    .where(eq(policyRevisions.policyId, transition.policy.id));
  return {};
};

const returnRevision: Effect = async (tx, transition) => {
  requireReason(transition);
  await tx
    .update(policyRevisions)
    .set({ returnReason: transition.operation.data.reason })
    .where(eq(policyRevisions.policyId, transition.policy.id));
  return {};
};

/** Makes the working copy public and stores it as a version. */
const approveRevision: Effect = async (tx, { policy, revision, actor, now }) => {
  if (!revision) throw new AppError(retCodes.TRANSITION_REFUSED);
  const { content, authorIds } = revision;
  const columns = await columnsOf(tx, content);
  const no = (await keepFirstVersion(tx, policy)) + 1;
  await tx.insert(policyVersions).values({
    policyId: policy.id,
    no,
    content,
    authorIds,
    approvedBy: actor.userId,
    approvedAt: now,
  });
  await tx.delete(policyRevisions).where(eq(policyRevisions.policyId, policy.id));
  return { ...columns, withdrawnAt: null, withdrawReason: null };
};

const repeal: Effect = async (_tx, transition) => {
  requireReason(transition);
  const today = chinaDayOf(transition.now);
  const { repealedAt = today } = transition.operation.data;
  if (repealedAt > today) throw fieldsRefused({ 'data.repealedAt': m.fault_repeal_future() });
  return { repealedAt };
};

const withdraw: Effect = async (_tx, transition) => {
  requireReason(transition);
  return { withdrawnAt: transition.now, withdrawReason: transition.operation.data.reason };
};

/** @throws {AppError} 500012 while the policy has items */
const trash: Effect = async (tx, transition) => {
  const { policy, now } = transition;
  if ((await tx.$count(declareItems, eq(declareItems.policyId, policy.id))) > 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_policy_has_calls() });
  // A restored policy becomes a draft, whose columns will be overwritten.
  await keepFirstVersion(tx, policy);
  await beginRevision(tx, transition);
  return { trashedAt: now };
};

const nothing: Effect = async () => ({});

const effects: Record<OperatedEvent, Effect> = {
  edit: beginRevision,
  discard: dropRevision,
  submit: submitRevision,
  recall: nothing,
  return: returnRevision,
  approve: approveRevision,
  repeal,
  withdraw,
  trash,
  restore: async () => ({ trashedAt: null, withdrawnAt: null, withdrawReason: null }),
};

/** Carries out an event's effects and returns the policy columns it changes. */
export const applyEffect = (tx: Db, transition: TransitionContext): Promise<Partial<Policy>> =>
  effects[transition.operation.event](tx, transition);
