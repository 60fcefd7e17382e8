import type { DeclarationDecision, declarationDecide } from '@portal/contract/declaration/manage';
import {
  declarationTransitions,
  formTarget,
  leastOpinions,
  materialTarget,
  type OfficeEvent,
} from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { declareItems } from '../../policy/declare-item.table.ts';
import { type DeclarationRow, getManaged, scopeOf, sumGranted } from '../declaration.queries.ts';
import { type Declaration, declarationOpinions, declarations } from '../declaration.table.ts';
import { moveDeclaration } from '../move-declaration.ts';
import { valueAt } from '../save-declaration.ts';
import { listExperts } from './experts.ts';
import { viewManagedDetail } from './managed.view.ts';

/** Columns an event sets, with its notes and reason. */
interface Decided {
  set?: Partial<Declaration>;
  reason?: string;
  returnDays?: number;
}

/** @throws {AppError} 100002 without notes, or for a field the form doesn't have */
function correctionOf({ item, declaration }: DeclarationRow, { notes, days }: DeclarationDecision): Decided {
  if (notes.length === 0) throw fieldsRefused({ 'data.notes': m.declaration_fault_note_missing() });
  const labels = new Map([
    ...item.formSchema.map(({ code, label }): [string, string] => [formTarget(code), label]),
    ...item.materials.map(({ code, name }): [string, string] => [materialTarget(code), name]),
  ]);
  for (const [at, { target }] of notes.entries())
    if (!labels.has(target) || notes.findIndex((note) => note.target === target) < at)
      throw fieldsRefused({ [`data.notes.${at}.target`]: m.fault_choice_gone() });
  return {
    set: { fieldNotes: notes.map((note) => ({ ...note, before: valueAt(declaration, note.target) })) },
    reason: notes.map(({ target }) => labels.get(target) ?? target).join('、'),
    returnDays: days,
  };
}

/** @throws {AppError} 100002 for too few experts, unknown accounts, or experts related to the enterprise */
async function assign(
  tx: Db,
  ctx: Context,
  row: DeclarationRow,
  { expertIds }: DeclarationDecision,
): Promise<Decided> {
  const { id: declarationId, enterpriseId } = row.declaration;
  const ids = [...new Set(expertIds)];
  const all = await listExperts(tx, { declarationId, enterpriseId, now: ctx.now });
  const chosen = all.filter(({ userId }) => ids.includes(userId));
  const at = (text: string) => fieldsRefused({ 'data.expertIds': text });
  if (chosen.length < ids.length) throw at(m.fault_choice_gone());
  const related = chosen.find(({ isRelated }) => isRelated);
  if (related) throw at(m.declaration_fault_related({ name: related.name }));
  const asked = all.filter(({ userId, isAssigned }) => isAssigned || ids.includes(userId)).length;
  if (ids.length === 0 || asked < leastOpinions)
    throw at(m.declaration_fault_experts({ least: leastOpinions }));
  const made = await tx
    .insert(declarationOpinions)
    .values(
      ids.map((expertId) => ({
        id: orderedId(ctx.now.getTime()),
        declarationId,
        expertId,
        createdAt: ctx.now,
        createdBy: ctx.actor.userId,
        updatedAt: ctx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ expertId: declarationOpinions.expertId });
  if (made.length > 0)
    await sendMessage(tx, {
      eventCode: 'DECLARATION_OPINION',
      params: { title: row.item.title },
      userIds: made.map(({ expertId }) => expertId),
      link: paths.manageReviews({ declaration: declarationId }),
      now: ctx.now,
    });
  return {};
}

/** @throws {AppError} 100002 before enough experts have given their opinion */
async function requireOpinions(tx: Db, { declaration }: DeclarationRow, field: string): Promise<void> {
  const isGiven = and(
    eq(declarationOpinions.declarationId, declaration.id),
    isNotNull(declarationOpinions.givenAt),
    eq(declarationOpinions.recusedFor, ''),
  );
  if ((await tx.$count(declarationOpinions, isGiven)) < leastOpinions)
    throw fieldsRefused({ [field]: m.declaration_fault_opinions({ least: leastOpinions }) });
}

/** @throws {AppError} 100002 above the requested amount, the policy's limit, or the remaining quota or budget */
async function pass(
  tx: Db,
  ctx: Context,
  row: DeclarationRow,
  { amountFen }: DeclarationDecision,
): Promise<Decided> {
  const { declaration, policy } = row;
  await requireOpinions(tx, row, 'data.amountFen');
  const at = (text: string) => fieldsRefused({ 'data.amountFen': text });
  if (!amountFen) throw at(m.fault_enter({ field: m.field_approved_amount() }));
  if (declaration.amountApplyFen > 0 && amountFen > declaration.amountApplyFen)
    throw at(m.fault_more_than_asked());
  if (policy.amountMaxFen > 0 && amountFen > policy.amountMaxFen)
    throw at(m.declaration_fault_over_policy({ amount: formatFen(policy.amountMaxFen) }));
  // Prevents two officers from both granting the last place.
  const [item] = await tx.select().from(declareItems).where(eq(declareItems.id, row.item.id)).for('update');
  const granted = await sumGranted(tx, row.item.id, declaration.id);
  if (item?.quota !== null && item?.quota !== undefined && granted.count >= item.quota)
    throw at(m.declaration_fault_quota({ quota: item.quota }));
  if (item?.budgetFen && granted.fen + amountFen > item.budgetFen)
    throw at(m.declaration_fault_budget({ left: formatFen(Math.max(item.budgetFen - granted.fen, 0)) }));
  return { set: { amountApprovedFen: amountFen, passedBy: ctx.actor.userId, reason: '', reasonCode: null } };
}

/** @throws {AppError} 100002 without a reason, which is shown to the enterprise */
async function reject(
  tx: Db,
  row: DeclarationRow,
  { reasonCode, reason }: DeclarationDecision,
): Promise<Decided> {
  await requireOpinions(tx, row, 'data.reason');
  const missing = {
    ...(reasonCode ? {} : { 'data.reasonCode': m.fault_choose({ field: m.declaration_reason_code() }) }),
    ...(reason ? {} : { 'data.reason': m.fault_fill_in({ field: m.field_reason() }) }),
  };
  if (Object.keys(missing).length > 0) throw fieldsRefused(missing);
  return { set: { reasonCode: reasonCode ?? null, reason, amountApprovedFen: null }, reason };
}

/** @throws {AppError} 500047 for the person who proposed the amount */
function publicise({ actor }: Context, { declaration }: DeclarationRow): Decided {
  if (declaration.passedBy === actor.userId) throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
  return {};
}

const decisions: Record<
  OfficeEvent,
  (tx: Db, ctx: Context, row: DeclarationRow, data: DeclarationDecision) => Decided | Promise<Decided>
> = {
  accept: () => ({ set: { fieldNotes: [] } }),
  return: (_tx, _ctx, row, data) => correctionOf(row, data),
  assign,
  pass,
  reject: (tx, _ctx, row, data) => reject(tx, row, data),
  publicise: (_tx, ctx, row) => publicise(ctx, row),
};

/**
 * Carries out a policy officer's action on an application.
 * @throws {AppError} 500404, 500409, 500012, 100002, 500047
 */
export const decideDeclaration: Verb<typeof declarationDecide> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const scope = scopeOf(ctx.actor);
    const isSubmitted = sql`${declarations.submittedAt} is not null and ${declarations.status} <> 'DRAFT'`;
    const declaration = await lockVersion(tx, declarations, { id, version }, isSubmitted);
    nextState(declarationTransitions, declaration.status, event);
    const row = await getManaged(tx, scope, id);
    const { set = {}, reason = '', returnDays = 0 } = await decisions[event](tx, ctx, row, data);
    await moveDeclaration(tx, ctx, declaration, row.item, { event, set, reason, returnDays });
    return viewManagedDetail(tx, ctx, await getManaged(tx, scope, id));
  });
