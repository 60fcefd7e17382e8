import { wordCaseActor, wordCaseEvent } from '@portal/contract/case-kinds';
import type {
  LibraryDocument,
  ListedDeclaration,
  OwnDeclaration,
  OwnDeclarationDetail,
} from '@portal/contract/declaration';
import {
  declarationStateLabels,
  declarationTransitions,
  declarerEvents,
  validityDays,
} from '@portal/contract/declaration-terms';
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
import { getDeclarer, readFacts } from './prefill.ts';

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

/** Everybody of an enterprise prepares it; its leaders hand it in, its owner alone gives it up. */
export const mayDeclare = (member: Member, event: OwnDeclaration['actions'][number]): boolean =>
  event === 'edit' || (event === 'cancel' ? member.memberRole === 'OWNER' : leads(member));

export const viewOwn = (row: DeclarationRow, member: Member): OwnDeclaration => ({
  ...viewRow(row),
  actions: (['edit', ...declarerEvents] as const).filter(
    (event) =>
      declarationTransitions[row.declaration.status][event] !== undefined && mayDeclare(member, event),
  ),
});

/** The fields of an item's form in their order. */
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

/** Data have shown that every condition is met, and none is left to an officer. */
export const isProven = (rules: RuleSnapshot['rules']): boolean =>
  rules.length > 0 && rules.every(({ result }) => result === 'MET');

async function viewMaterials(db: Db, { declaration, item }: DeclarationRow) {
  // In the order in which they are asked for.
  const submitted = item.materials.flatMap(({ code }): [string, SubmittedFile][] => {
    const file = declaration.materials[code];
    return file ? [[code, file]] : [];
  });
  const libraryIds = submitted.map(([, { libraryId }]) => libraryId).filter(Boolean);
  const [files, documents] = await Promise.all([
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
  ]);
  return submitted.flatMap(([code, { fileId, libraryId }]) => {
    const file = files.find((one) => one.fileId === fileId);
    const libraryVersion = documents.find(({ id }) => id === libraryId)?.docVersion ?? null;
    return file ? [{ code, file, libraryId, libraryVersion }] : [];
  });
}

/** What both sides read of a declaration; the course in the reader's language. */
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

/** The rules that were judged when it was handed in, as they are shown. */
export const snapshotOf = ({ declaration: { ruleSnapshot } }: DeclarationRow) => ({
  facts: ruleSnapshot?.facts ?? [],
  isExempt: ruleSnapshot?.isExempt ?? false,
  rules: (ruleSnapshot?.rules ?? []).map((rule) => ({ ...rule, missing: null, mayFill: false })),
});

/** What is known of the enterprise today. */
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

/** A declaration of one's own: until it is handed in by today's data, afterwards by those of that day. */
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

/** The document of the library that an enterprise refers to. */
export async function findDocument(db: Db, enterpriseId: string, libraryId: string) {
  const isTheirs = and(eq(materialLibrary.id, libraryId), eq(materialLibrary.enterpriseId, enterpriseId));
  const [row] = await db.select().from(materialLibrary).where(isTheirs);
  return row ?? null;
}
