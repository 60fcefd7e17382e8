import { wordCaseActor, wordCaseEvent } from '@portal/contract/case-kinds';
import type {
  LibraryDocument,
  ListedDeclaration,
  OwnDeclaration,
  OwnDeclarationDetail,
} from '@portal/contract/declaration/public';
import {
  declarationStateLabels,
  declarationTransitions,
  declarerEvents,
  licenceMaterial,
  validityDays,
} from '@portal/contract/declaration/terms';
import { and, eq, inArray } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { listFirstFiles } from '../../platform/files/attachments.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { judgeEnterprise } from '../policy/judge-enterprise.public.ts';
import { nearRuleOf } from '../policy/matching/near-rule.public.ts';
import { type DeclarationRow, listLibrary, type listListed } from './declaration.queries.ts';
import {
  type LibraryRecord,
  materialLibrary,
  type RuleSnapshot,
  type SubmittedFile,
} from './declaration.table.ts';
import { findLicence, getDeclarer, readFacts } from './prefill.ts';

export function viewRow({ declaration, item, enterpriseName, no }: DeclarationRow) {
  return {
    declarationId: declaration.id,
    no,
    itemId: item.id,
    itemTitle: item.title,
    policyId: item.policyId,
    enterpriseName,
    state: declaration.status,
    stateLabel: declarationStateLabels[declaration.status](),
    amountApplyFen: declaration.amountApplyFen,
    amountApprovedFen: declaration.amountApprovedFen,
    round: declaration.round,
    submittedAt: declaration.submittedAt?.getTime() ?? null,
    dueAt: declaration.dueAt?.getTime() ?? null,
    updatedAt: declaration.updatedAt.getTime(),
    version: declaration.version,
  };
}

type Member = Pick<Actor, 'memberRole'>;

const leads = ({ memberRole }: Member) => memberRole === 'OWNER' || memberRole === 'ADMIN';

/** All members of the enterprise can edit it, owner and administrators submit it, and only the owner cancels it. */
export const mayDeclare = (member: Member, event: OwnDeclaration['actions'][number]): boolean =>
  event === 'edit' || (event === 'cancel' ? member.memberRole === 'OWNER' : leads(member));

export const viewOwn = (row: DeclarationRow, member: Member): OwnDeclaration => ({
  ...viewRow(row),
  actions: (['edit', ...declarerEvents] as const).filter(
    (event) =>
      declarationTransitions[row.declaration.status][event] !== undefined && mayDeclare(member, event),
  ),
});

/** Fields of an item's form, in order. */
export const fieldsOf = ({ item: { formSchema } }: Pick<DeclarationRow, 'item'>) =>
  formSchema
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ code, label, type, required, unit, minLength, maxLength, options }) => ({
      code,
      label,
      type,
      required,
      unit: unit ?? '',
      minLength: minLength ?? null,
      maxLength: maxLength ?? null,
      options: (options ?? []).map(String),
    }));

/** Whether data prove every condition, with none left for an officer to judge. */
export const isProven = (rules: RuleSnapshot['rules']): boolean =>
  rules.length > 0 && rules.every(({ result }) => result === 'MET');

async function viewMaterials(db: Db, { declaration, item }: DeclarationRow) {
  // In the order of the item's materials.
  const submitted = item.materials.flatMap(({ code }): [string, SubmittedFile][] => {
    const file = declaration.materials[code];
    return file ? [[code, file]] : [];
  });
  const libraryIds = submitted.map(([, { libraryId }]) => libraryId).filter(Boolean);
  const [files, documents, licence] = await Promise.all([
    listFirstFiles(
      db,
      submitted.map(([, { fileId }]) => fileId),
    ),
    libraryIds.length === 0
      ? []
      : db
          .select({ id: materialLibrary.id, docVersion: materialLibrary.docVersion })
          .from(materialLibrary)
          .where(inArray(materialLibrary.id, libraryIds)),
    declaration.materials[licenceMaterial] ? findLicence(db, declaration.enterpriseId) : null,
  ]);
  return submitted.flatMap(([code, { fileId, libraryId }]) => {
    const file = files.find((one) => one.fileId === fileId);
    const libraryVersion = documents.find(({ id }) => id === libraryId)?.docVersion ?? null;
    const isAudited = code === licenceMaterial && fileId === licence;
    return file ? [{ code, file, libraryId, libraryVersion, isAudited }] : [];
  });
}

/** The part of an application visible to both sides, with its history in the reader's language. */
export async function viewDetail(
  db: Db,
  row: DeclarationRow,
  { facts, rules, isExempt }: Omit<RuleSnapshot, 'rules'> & { rules: OwnDeclarationDetail['rules'] },
) {
  const { declaration, item, policy, events } = row;
  const templates = await listFirstFiles(
    db,
    item.materials.flatMap(({ templateFileId }) => templateFileId ?? []),
  );
  const { form, fieldNotes, commitmentSignedAt, publicityUntil, reasonCode, reason } = declaration;
  return {
    ...viewRow(row),
    policyTitle: policy.title,
    windowFrom: item.windowFrom,
    windowTo: item.windowTo,
    publicityDays: item.publicityDays,
    contactOffice: policy.contactOffice,
    contactPhone: policy.contactPhone,
    steps: item.steps,
    fields: fieldsOf(row),
    asked: item.materials.map(({ templateFileId, ...material }) => ({
      ...material,
      template: templates.find(({ fileId }) => fileId === templateFileId) ?? null,
    })),
    form,
    materials: await viewMaterials(db, row),
    facts,
    rules,
    nearRuleId: nearRuleOf(rules),
    isExempt,
    prepared: declaration.prepared,
    notes: fieldNotes,
    course: (events ?? []).map(({ at, event, params, by }) => ({
      at,
      text: wordCaseEvent('DECLARATION', event, params ?? {}),
      by: wordCaseActor(by),
    })),
    commitmentSignedAt: commitmentSignedAt?.getTime() ?? null,
    publicityUntil: publicityUntil?.getTime() ?? null,
    reasonCode,
    reason,
    payoutAt: declaration.payoutAt?.getTime() ?? null,
    payoutRef: declaration.payoutRef,
  };
}

/** The conditions as evaluated on submission, for display. */
export const snapshotOf = ({ declaration: { ruleSnapshot } }: DeclarationRow) => ({
  facts: ruleSnapshot?.facts ?? [],
  isExempt: ruleSnapshot?.isExempt ?? false,
  rules: (ruleSnapshot?.rules ?? []).map((rule) => ({ ...rule, missing: null, mayFill: false })),
});

/** Evaluates the conditions with the enterprise's current data. */
export async function judgeNow(db: Db, actor: Actor, row: Pick<DeclarationRow, 'policy'>, now: Date) {
  const enterprise = await getDeclarer(db, actor.enterpriseId);
  const { rules } = await judgeEnterprise(db, actor, row.policy.conditions, now);
  return { facts: await readFacts(db, enterprise), rules, isExempt: isProven(rules) };
}

export async function viewLibrary(
  db: Db,
  rows: readonly LibraryRecord[],
  now: Date,
): Promise<LibraryDocument[]> {
  const files = await listFirstFiles(
    db,
    rows.map(({ fileId }) => fileId),
  );
  const today = chinaDayOf(now);
  return rows.flatMap(({ id, code, name, fileId, validTo, docVersion, updatedAt }) => {
    const file = files.find((one) => one.fileId === fileId);
    if (!file) return [];
    const isOver = validTo !== null && validTo < today;
    const endsSoon = validTo !== null && !isOver && validTo <= addDays(today, validityDays);
    const at = updatedAt.getTime();
    return [{ libraryId: id, code, name, file, validTo, isOver, endsSoon, docVersion, updatedAt: at }];
  });
}

/** The enterprise's own application: with today's data until submission, afterwards with the data of that day. */
export async function viewOwnDetail(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  row: DeclarationRow,
): Promise<OwnDeclarationDetail> {
  const { declaration } = row;
  const isOpen = declaration.status === 'DRAFT' || declaration.status === 'RETURNED';
  const judged = isOpen ? await judgeNow(db, actor, row, now) : snapshotOf(row);
  return {
    ...(await viewDetail(db, row, judged)),
    ...viewOwn(row, actor),
    prefilled: declaration.prefilled,
    library: isOpen ? await viewLibrary(db, await listLibrary(db, declaration.enterpriseId), now) : [],
  };
}

export const viewListed = (
  row: Awaited<ReturnType<typeof listListed>>[number],
  now: Date,
): ListedDeclaration => ({
  ...row,
  stateLabel: declarationStateLabels[row.state](),
  publicityUntil: row.publicityUntil?.getTime() ?? null,
  isOpen: row.state === 'PUBLICITY' && row.publicityUntil !== null && row.publicityUntil > now,
});

/** A library document of the enterprise. */
export async function findDocument(db: Db, enterpriseId: string, libraryId: string) {
  const isTheirs = and(eq(materialLibrary.id, libraryId), eq(materialLibrary.enterpriseId, enterpriseId));
  const [row] = await db.select().from(materialLibrary).where(isTheirs);
  return row ?? null;
}
