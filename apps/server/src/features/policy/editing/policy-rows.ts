import { type PolicyContent, policyContent, type SavedPolicy } from '@portal/contract/policy/content';
import type { EnterpriseScale } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { cleanAuthoredHtml } from '../../../platform/text/authored-html.ts';
import { withAuthor } from '../../../platform/working-copy/working-copy-columns.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { readFormula } from '../manage/read-formula.ts';
import { readRules } from '../manage/read-rules.ts';
import type { EditedPolicy, Policy } from './policy-editing.queries.ts';
import { policyRevisions } from './policy-revision.table.ts';
import { requirePicture } from './require-picture.ts';

/** Prepares the content for storage: sanitises texts, removes duplicates and gives each condition its own id. */
export function cleanPolicy(content: PolicyContent): SavedPolicy {
  return {
    ...content,
    deptCodes: [...new Set(content.deptCodes)],
    interpretation: cleanAuthoredHtml(content.interpretation),
    originalBody: cleanAuthoredHtml(content.originalBody),
    conditions: readRules(content.conditions).map(({ dataSource: _source, ...rule }) => rule),
  };
}

/** @throws {AppError} 100002 for content that was saved under older rules and is incomplete under the current ones */
function requireComplete(content: SavedPolicy): PolicyContent {
  const { data, error } = policyContent.safeParse(content);
  if (data) return data;
  throw fieldsRefused(
    Object.fromEntries(error.issues.map(({ path, message }) => [['data', ...path].join('.'), message])),
  );
}

/** @throws {AppError} 100002 naming the field whose code is in no dictionary */
async function requireCodes(tx: Db, { deptCodes, industryTags }: PolicyContent): Promise<void> {
  const wanted = {
    deptCodes: ['POLICY_DEPT', deptCodes],
    industryTags: ['INDUSTRY_TAG', industryTags],
  } as const;
  for (const [field, [type, codes]] of Object.entries(wanted)) {
    const unique = [...new Set(codes)];
    const isKnown = and(eq(businessData.type, type), inArray(businessData.code, ['', ...unique]));
    if ((await tx.$count(businessData, isKnown)) < unique.length)
      throw fieldsRefused({ [`data.${field}`]: m.fault_choice_gone() });
  }
}

/** Alternative text of an uploaded interpretation picture, for readers who cannot see it. */
export const pictureAlt = ({ title }: { title: string }): string => `《${title}》图解`;

/** Maps the content to columns. @throws {AppError} 100002 for content that cannot be shown as it is */
export async function columnsOf(tx: Db, content: SavedPolicy) {
  const complete = requireComplete(content);
  const { pictureFileId, coverFileId, calc, conditions, ...plain } = complete;
  await requireCodes(tx, complete);
  readFormula(calc);
  return {
    ...plain,
    pictureFile: await requirePicture(tx, {
      fileId: pictureFileId,
      field: 'data.pictureFileId',
      alt: pictureAlt(plain),
    }),
    cover: await requirePicture(tx, { fileId: coverFileId, field: 'data.coverFileId', alt: '' }),
    calc: calc || null,
    conditions: readRules(conditions),
  };
}

/** The published content, in the shape of the form. */
export function contentOf(policy: Policy): SavedPolicy {
  const { title, docNo, level, kind, deptCodes, contactOffice, contactPhone, issuedAt } = policy;
  const { effectiveFrom, effectiveTo, plainSummary, interpretation, originalBody, picture } = policy;
  const { amountMinFen, amountMaxFen, formulaText, industryTags } = policy;
  return {
    title,
    docNo,
    level,
    kind,
    deptCodes,
    contactOffice,
    contactPhone,
    issuedAt,
    effectiveFrom,
    effectiveTo,
    plainSummary,
    interpretation,
    originalBody,
    picture,
    amountMinFen,
    amountMaxFen,
    formulaText,
    industryTags,
    pictureFileId: policy.pictureFile?.fileId ?? null,
    coverFileId: policy.cover?.fileId ?? null,
    calc: policy.calc ?? '',
    conditions: policy.conditions.map(({ dataSource: _source, ...rule }) => rule),
    scales: policy.scales as EnterpriseScale[],
  };
}

/** The working copy, or the published content where there is none. */
export const workingContentOf = ({ policy, revision }: EditedPolicy): SavedPolicy =>
  revision?.content ?? contentOf(policy);

/** Writes the content into the working copy and adds the writer to its authors. */
export async function writeRevision(
  tx: Db,
  { actor: { userId }, now }: Pick<Context, 'actor' | 'now'>,
  policyId: string,
  content: SavedPolicy,
): Promise<void> {
  await tx
    .insert(policyRevisions)
    .values({ policyId, content, authorIds: [userId], updatedAt: now })
    .onConflictDoUpdate({
      target: policyRevisions.policyId,
      set: { content, updatedAt: now, authorIds: withAuthor(policyRevisions.authorIds, userId) },
    });
}
