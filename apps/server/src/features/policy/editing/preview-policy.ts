import { paths } from '@portal/contract/paths';
import type { policyPreview, policyQueryPreview } from '@portal/contract/policy/version';
import { and, eq, inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { cleanRichText } from '../../../platform/text/rich-text.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { getTicketSubject, issueTicket } from '../../identity/ticket.public.ts';
import { findSteps, listOtherItems } from '../declare-item.queries.ts';
import { readRules } from '../manage/read-rules.ts';
import type { PolicyDetailRow } from '../policy.queries.ts';
import { viewPolicy } from '../policy.view.ts';
import { type EditedPolicy, getEditedPolicy } from './policy-editing.queries.ts';
import { pictureAlt, workingContentOf } from './policy-rows.ts';
import { findPicture } from './require-picture.ts';

/**
 * Issues a link that shows anyone the working copy on its page for half an hour.
 * @throws {AppError} 500404
 */
export const issuePreview: Verb<typeof policyPreview> = async ({ db, clock }, { id }) => {
  await getEditedPolicy(db, id);
  const { ticket, expiresAt } = await issueTicket(db, clock, 'PREVIEW', id);
  return { url: paths.policy(id, { preview: ticket }), expiresAt: expiresAt.getTime() };
};

/** Names of dictionary codes, in the order of the codes. */
async function namesOf(db: Db, type: string, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(and(eq(businessData.type, type), inArray(businessData.code, [...codes])));
  return codes.flatMap((code) => rows.filter((row) => row.code === code));
}

/** The working copy in the shape of the row its page is built from. */
async function rowOf(db: Db, edited: EditedPolicy): Promise<PolicyDetailRow> {
  const { policy } = edited;
  const content = workingContentOf(edited);
  const { deptCodes, industryTags, coverFileId, pictureFileId, amountMinFen, amountMaxFen, ...plain } =
    content;
  const [departments, industries, cover, pictureFile] = await Promise.all([
    namesOf(db, 'POLICY_DEPT', deptCodes),
    namesOf(db, 'INDUSTRY_TAG', industryTags),
    findPicture(db, coverFileId, ''),
    findPicture(db, pictureFileId, pictureAlt(content)),
  ]);
  return {
    ...plain,
    departments,
    cover,
    pictureFile,
    policyId: policy.id,
    version: policy.version,
    minFen: amountMinFen,
    maxFen: amountMaxFen,
    repealedAt: policy.repealedAt,
    openItem: null,
    status: policy.status === 'REPEALED' ? 'REPEALED' : 'PUBLISHED',
    industryTags: industries.map(({ code, name }) => ({ tagId: code, name })),
    calc: content.calc || null,
    // Saved content has the shape of the form; only submitted content must be complete.
    conditions: readRules(content.conditions as Parameters<typeof readRules>[0]),
  };
}

/**
 * The working copy as its page will show it, without links to the previous and next policy.
 * @throws {AppError} 200013 for a forged or expired ticket, 500404
 */
export const getPreview: Verb<typeof policyQueryPreview> = async ({ db, clock, now }, { preview }) => {
  const id = await getTicketSubject(db, clock, 'PREVIEW', preview);
  const row = await rowOf(db, await getEditedPolicy(db, id));
  const today = chinaDayOf(now);
  const [items, steps] = await Promise.all([
    listOtherItems(db, { policyId: id, kind: row.kind }, today),
    findSteps(db, id),
  ]);
  const texts = {
    interpretation: cleanRichText(row.interpretation).body,
    originalBody: cleanRichText(row.originalBody).body,
  };
  const neighbours = { previous: null, next: null };
  const detail = viewPolicy(row, { texts, items, steps, neighbours }, today);
  const open = detail.items.find((item) => item.policyId === id && item.state === 'OPEN');
  return { ...detail, openItem: open ? { itemId: open.itemId, windowTo: open.windowTo } : null };
};

/**
 * The formula of the working copy that a ticket shows; null if it has no formula.
 * @throws {AppError} 200013, 500404 for the ticket of another policy
 */
export async function findPreviewFormula(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  preview: string,
): Promise<string | null> {
  if ((await getTicketSubject(db, clock, 'PREVIEW', preview)) !== id) throw notFound();
  return workingContentOf(await getEditedPolicy(db, id)).calc || null;
}
