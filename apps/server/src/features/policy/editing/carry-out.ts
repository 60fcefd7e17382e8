import { textsNeeded } from '@portal/contract/policy-states';
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
import type { OperatedEvent, Step } from './policy-step.ts';

/** What an event changes in the policy besides its place. */
type Effect = (tx: Db, step: Step) => Promise<Partial<Policy>>;

function requireReason({ operation: { data } }: Step): void {
  if (data.reason.length < 2)
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
}

/** What there is to write on, where there is none yet. */
const beginRevision: Effect = async (tx, step) => {
  if (step.revision !== null) return {};
  await writeRevision(tx, step.policy.id, workingContentOf(step), {
    userId: step.actor.userId,
    now: step.now,
  });
  return {};
};

const dropRevision: Effect = async (tx, { policy }) => {
  await tx.delete(policyRevisions).where(eq(policyRevisions.policyId, policy.id));
  return {};
};

/** @throws {AppError} 100002 for what a visitor could not read */
function requireTexts(step: Step): void {
  const content = workingContentOf(step);
  const missing = (['originalBody', 'interpretation'] as const).filter(
    (name) => textOfHtml(content[name]) === '',
  );
  if (missing.length > 0)
    throw fieldsRefused(Object.fromEntries(missing.map((name) => [`data.${name}`, textsNeeded[name]()])));
}

const submitRevision: Effect = async (tx, step) => {
  requireTexts(step);
  await columnsOf(tx, workingContentOf(step));
  await beginRevision(tx, step);
  await tx
    .update(policyRevisions)
    .set({ submittedBy: step.actor.userId, submittedAt: step.now, returnReason: null })
    .where(eq(policyRevisions.policyId, step.policy.id));
  return {};
};

const returnRevision: Effect = async (tx, step) => {
  requireReason(step);
  await tx
    .update(policyRevisions)
    .set({ returnReason: step.operation.data.reason })
    .where(eq(policyRevisions.policyId, step.policy.id));
  return {};
};

/** Makes the working copy what the public reads, and keeps it as a version. */
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
  return { ...columns, withdrawReason: null };
};

const repeal: Effect = async (_tx, step) => {
  requireReason(step);
  const today = chinaDayOf(step.now);
  const { repealedAt = today } = step.operation.data;
  if (repealedAt > today) throw fieldsRefused({ 'data.repealedAt': m.fault_repeal_future() });
  return { repealedAt };
};

const withdraw: Effect = async (_tx, step) => {
  requireReason(step);
  return { withdrawReason: step.operation.data.reason };
};

/** @throws {AppError} 500012 while declaration items stand on the policy */
const trash: Effect = async (tx, step) => {
  const { policy, now } = step;
  if ((await tx.$count(declareItems, eq(declareItems.policyId, policy.id))) > 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_policy_has_calls() });
  // A restored policy is a draft again, whose columns are written over.
  await keepFirstVersion(tx, policy);
  await beginRevision(tx, step);
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
  restore: async () => ({ trashedAt: null, withdrawReason: null }),
};

/** Carries out what belongs to an event and tells what it changes in the policy. */
export const applyEffect = (tx: Db, step: Step): Promise<Partial<Policy>> =>
  effects[step.operation.event](tx, step);
