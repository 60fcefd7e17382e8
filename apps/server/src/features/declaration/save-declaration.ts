import { figurePattern } from '@portal/contract/declaration/form';
import type { DeclarationContent, declarationSave } from '@portal/contract/declaration/public';
import {
  amountField,
  declarationTransitions,
  formTarget,
  materialPurpose,
  materialTarget,
} from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { type DeclarationRow, getOwn } from './declaration.queries.ts';
import { type Declaration, declarations, type SubmittedFile } from './declaration.table.ts';
import { findDocument, viewOwnDetail } from './declaration.view.ts';
import { keepDocument } from './library.ts';

/** The amount applied for, in fen; zero if the form has no such field or no valid number in it. */
export function amountOf(form: Readonly<Record<string, string>>): number {
  const value = form[amountField] ?? '';
  return figurePattern.test(value) ? Math.round(Number(value) * 100) : 0;
}

/** Drops fields the form does not define. */
const formOf = ({ item }: DeclarationRow, { form }: DeclarationContent): Record<string, string> =>
  Object.fromEntries(
    item.formSchema.map(({ code }) => [code, form[code] ?? '']).filter(([, value]) => value !== ''),
  );

/**
 * Resolves the file of each material: the caller's upload or a document from the enterprise's library.
 * @throws {AppError} 100002 for any other file
 */
async function materialsOf(
  tx: Db,
  { item, declaration }: DeclarationRow,
  { materials }: DeclarationContent,
): Promise<Record<string, SubmittedFile>> {
  const found: Record<string, SubmittedFile> = {};
  for (const { code } of item.materials) {
    const given = materials[code];
    if (!given || (given.fileId === '' && given.libraryId === '')) continue;
    const refused = () => fieldsRefused({ [`data.materials.${code}.fileId`]: m.fault_choice_gone() });
    if (given.libraryId !== '') {
      const document = await findDocument(tx, declaration.enterpriseId, given.libraryId);
      if (!document) throw refused();
      found[code] = { fileId: document.fileId, libraryId: document.id };
      continue;
    }
    // Files already saved stay valid, whichever member uploaded them.
    if (declaration.materials[code]?.fileId !== given.fileId) {
      const file = await findFile(tx, given.fileId, 0);
      const isTheirs = file?.ownerEnterpriseId === declaration.enterpriseId && file.visibility === 'owner';
      if (!isTheirs || file.purpose !== materialPurpose) throw refused();
    }
    found[code] = { fileId: given.fileId, libraryId: '' };
  }
  return found;
}

interface Content {
  form: Record<string, string>;
  materials: Record<string, SubmittedFile>;
}

/** The current value of a note's target: a form value or a file id. */
export function valueAt({ form, materials }: Content, target: string): string {
  const [part, code = ''] = target.split('.');
  return (part === 'form' ? form[code] : materials[code]?.fileId) ?? '';
}

/** @throws {AppError} 100002 for changes to locked fields that were not returned */
function requireUnlocked({ declaration, item }: DeclarationRow, after: Content): void {
  const open = new Set(declaration.fieldNotes.map(({ target }) => target));
  const targets = [
    ...item.formSchema.map(({ code }) => ({ target: formTarget(code), field: `data.form.${code}` })),
    ...item.materials.map(({ code }) => ({
      target: materialTarget(code),
      field: `data.materials.${code}.fileId`,
    })),
  ];
  const locked = targets.filter(
    ({ target }) => !open.has(target) && valueAt(declaration, target) !== valueAt(after, target),
  );
  if (locked.length > 0)
    throw fieldsRefused(Object.fromEntries(locked.map(({ field }) => [field, m.declaration_fault_locked()])));
}

/** Adds uploaded documents that other applications also ask for to the library. */
async function keepReusable(tx: Db, ctx: Context, row: DeclarationRow, content: Content): Promise<Content> {
  const materials = { ...content.materials };
  for (const { code, name, reusable } of row.item.materials) {
    const submitted = materials[code];
    const isNew =
      submitted && submitted.libraryId === '' && row.declaration.materials[code]?.fileId !== submitted.fileId;
    if (!reusable || !isNew) continue;
    const { id } = await keepDocument(tx, ctx, { code, name, fileId: submitted.fileId, validTo: null });
    materials[code] = { ...submitted, libraryId: id };
  }
  return { ...content, materials };
}

/** Logged fields, without the enterprise's own text. */
const loggedOf = ({ status, amountApplyFen }: Declaration) => ({ status, amountApplyFen });

/**
 * Saves a draft application, or the corrected fields of a returned one.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveDeclaration: Verb<typeof declarationSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const enterpriseId = ctx.actor.enterpriseId ?? '';
    const isOwn = eq(declarations.enterpriseId, enterpriseId);
    const declaration = await lockVersion(tx, declarations, { id, version }, isOwn);
    const status = nextState(declarationTransitions, declaration.status, 'edit');
    const row = await getOwn(tx, enterpriseId, id);
    const content = { form: formOf(row, data), materials: await materialsOf(tx, row, data) };
    if (status === 'RETURNED') requireUnlocked(row, content);
    const kept = await keepReusable(tx, ctx, row, content);
    await moveState(tx, ctx, declarations, declaration, {
      entity: 'declaration',
      event: 'edit',
      set: { ...kept, amountApplyFen: amountOf(kept.form) },
      logged: loggedOf,
    });
    return viewOwnDetail({ ...ctx, db: tx }, await getOwn(tx, enterpriseId, id));
  });
