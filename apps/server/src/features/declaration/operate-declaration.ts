import { lacksOf } from '@portal/contract/declaration/form';
import type { declarationOperate } from '@portal/contract/declaration/public';
import { type DeclarerEvent, declarationTransitions } from '@portal/contract/declaration/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { memberRightMissing } from '../../platform/http/member-right-missing.ts';
import { inLanguage } from '../../platform/locale.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { declareItemStateOn } from '../policy/item-state.public.ts';
import { answerOpenObjections } from './answer-objection.ts';
import { type DeclarationRow, getOwn } from './declaration.queries.ts';
import { type Declaration, declarations } from './declaration.table.ts';
import { fieldsOf, findDocument, judgeNow, mayDeclare, viewOwnDetail } from './declaration.view.ts';
import { moveDeclaration } from './move-declaration.ts';
import { valueAt } from './save-declaration.ts';

type Data = InputOf<typeof declarationOperate>['data'];

/** @throws {AppError} 100002 */
function requireCommitment({ commits }: Data): void {
  if (!commits) throw fieldsRefused({ 'data.commits': m.declaration_fault_commitment() });
}

/** @throws {AppError} 500051 unless the item is open */
function requireOpen({ item }: DeclarationRow, now: Date): void {
  if (declareItemStateOn(item, chinaDayOf(now)) !== 'OPEN') throw new AppError(retCodes.WINDOW_CLOSED);
}

const fieldOf = (target: string): string => {
  const [part, code] = target.split('.');
  return part === 'form' ? `data.form.${code}` : `data.materials.${code}.fileId`;
};

/** @throws {AppError} 100002 for incomplete form fields, 500053 for missing or expired materials */
async function requireWhole(tx: Db, row: DeclarationRow, isExempt: boolean, now: Date): Promise<void> {
  const { declaration, item } = row;
  const files = Object.fromEntries(
    Object.entries(declaration.materials).map(([code, { fileId }]) => [code, fileId]),
  );
  const lacks = lacksOf(
    { fields: fieldsOf(row), materials: item.materials },
    { form: declaration.form, materials: files },
    { needsMaterials: !isExempt },
  );
  const ofForm = lacks.filter(({ target }) => target.startsWith('form.'));
  if (ofForm.length > 0)
    throw fieldsRefused(Object.fromEntries(ofForm.map(({ target, text }) => [fieldOf(target), text])));
  const ofFiles = Object.fromEntries(lacks.map(({ target, text }) => [fieldOf(target), text]));
  for (const [code, { libraryId }] of Object.entries(declaration.materials)) {
    if (libraryId === '') continue;
    const document = await findDocument(tx, declaration.enterpriseId, libraryId);
    if (document?.validTo && document.validTo < chinaDayOf(now))
      ofFiles[`data.materials.${code}.fileId`] = m.declaration_fault_document_over({ name: document.name });
  }
  if (Object.keys(ofFiles).length > 0)
    throw new AppError(retCodes.MATERIAL_MISSING, { data: { fields: ofFiles } });
}

/** @throws {AppError} 100002 if a returned field is unchanged */
function requireCorrected({ declaration }: DeclarationRow): void {
  const same = declaration.fieldNotes.filter(({ target, before }) => valueAt(declaration, target) === before);
  if (same.length > 0)
    throw fieldsRefused(
      Object.fromEntries(same.map(({ target }) => [fieldOf(target), m.declaration_fault_unchanged()])),
    );
}

/** Validates the application and returns the columns that submitting sets. @throws {AppError} 100002, 500053, 500054 */
async function submitWork(tx: Db, ctx: Context, row: DeclarationRow): Promise<Partial<Declaration>> {
  const { facts, rules, isExempt } = await judgeNow(tx, ctx.actor, row, ctx.now);
  await requireWhole(tx, row, isExempt, ctx.now);
  if (rules.some(({ required, result }) => required && result === 'UNMET'))
    throw new AppError(retCodes.CONDITIONS_UNMET);
  return {
    ruleSnapshot: {
      facts,
      isExempt,
      rules: rules.map(({ ruleId, text, required, result }) => ({ ruleId, text, required, result })),
    },
    commitmentSignedAt: ctx.now,
    // For a draft the park prepared, the applicant is the member who confirms it.
    ...(row.declaration.prepared ? { applicantId: ctx.actor.userId } : {}),
    round: row.declaration.round + 1,
    // The notes stay until the next return, and a correction keeps its place in the queue.
    submittedAt: row.declaration.status === 'DRAFT' ? ctx.now : row.declaration.submittedAt,
  };
}

const checks: Record<
  DeclarerEvent,
  (tx: Db, ctx: Context, row: DeclarationRow, data: Data) => Promise<Partial<Declaration>>
> = {
  submit: async (tx, ctx, row, data) => {
    requireCommitment(data);
    requireOpen(row, ctx.now);
    return submitWork(tx, ctx, row);
  },
  resubmit: async (tx, ctx, row, data) => {
    const { dueAt } = row.declaration;
    if (dueAt && dueAt <= ctx.now) throw new AppError(retCodes.CORRECTION_OVER);
    requireCommitment(data);
    requireCorrected(row);
    return submitWork(tx, ctx, row);
  },
  withdraw: async (_tx, ctx, row) => {
    requireOpen(row, ctx.now);
    return { submittedAt: null, commitmentSignedAt: null };
  },
  cancel: async (_tx, _ctx, _row, { reason }) => ({ reason }),
};

/** Answers open objections when the application is cancelled. Stored in Chinese, like everything the office writes. */
const givenUp = ({ item }: DeclarationRow) => ({
  event: 'lapse' as const,
  answer: inLanguage('zh', m.declaration_objection_given_up),
  item,
});

/**
 * Applies an enterprise's action to its own application.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002, 500051, 500053, 500054, 500055
 */
export const operateDeclaration: Verb<typeof declarationOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const enterpriseId = ctx.actor.enterpriseId ?? '';
    const isOwn = eq(declarations.enterpriseId, enterpriseId);
    const declaration = await lockVersion(tx, declarations, { id, version }, isOwn);
    nextState(declarationTransitions, declaration.status, event);
    if (!mayDeclare(ctx.actor, event)) throw memberRightMissing(ctx.actor);
    const row = await getOwn(tx, enterpriseId, id);
    const set = await checks[event](tx, ctx, row, data);
    if (event === 'cancel') await answerOpenObjections(tx, ctx, id, givenUp(row));
    await moveDeclaration(tx, ctx, declaration, row.item, {
      event,
      set,
      reason: event === 'cancel' ? data.reason : '',
    });
    return viewOwnDetail({ ...ctx, db: tx }, await getOwn(tx, enterpriseId, id));
  });
