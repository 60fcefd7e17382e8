import type { financingDecide, financingFile, financingReadData } from '@portal/contract/finance/financing';
import type { ConsentedData } from '@portal/contract/finance/public';
import type { ConsentScope, InstitutionAct } from '@portal/contract/finance/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, ReplyContext, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { isConsentLive } from '../consent.policy.ts';
import { type FinApplicationRecord, finApplications, finConsents } from '../finance.table.ts';
import { holdOwnInstitution } from '../own/own-institution.ts';
import { getAsked, getReceived, isReceived } from './financing.queries.ts';
import { viewReceivedDetail } from './financing.view.ts';
import { moveFinancing } from './move-financing.ts';

/**
 * The live consent of an application, locked until the transaction ends.
 * @throws {AppError} 500074 if it was revoked or has expired
 */
async function holdConsent(tx: Db, applicationId: string, now: Date) {
  const [consent] = await tx
    .select()
    .from(finConsents)
    .where(eq(finConsents.applicationId, applicationId))
    .for('update');
  if (!consent || !isConsentLive(consent, chinaDayOf(now))) throw new AppError(retCodes.CONSENT_MISSING);
  return consent;
}

const reasoned: readonly InstitutionAct[] = ['askMaterial', 'reject'];

/** @throws {AppError} 100002 for a decision that lacks what the applicant needs to know */
function approvalOf(
  event: InstitutionAct,
  { reason, approvedFen, approvedPpm, approvedMonths }: InputOf<typeof financingDecide>['data'],
  { amountFen }: FinApplicationRecord,
): Partial<FinApplicationRecord> {
  if (reasoned.includes(event) && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
  if (event !== 'approve') return {};
  const missing = {
    ...(approvedFen === null || approvedFen === 0
      ? { 'data.approvedFen': m.fault_enter({ field: m.field_approved_amount() }) }
      : approvedFen > amountFen
        ? { 'data.approvedFen': m.fault_more_than_asked() }
        : {}),
    ...(approvedPpm === null
      ? { 'data.approvedPpm': m.fault_enter({ field: m.field_approved_rate() }) }
      : {}),
    ...(approvedMonths === null
      ? { 'data.approvedMonths': m.fault_enter({ field: m.field_term_months() }) }
      : {}),
  };
  if (Object.keys(missing).length > 0) throw fieldsRefused(missing);
  return { approvedFen, approvedPpm, approvedMonths };
}

/**
 * Applies an institution's action to an application it received, while the consent lasts.
 * @throws {AppError} 500404, 500409, 500012, 500074, 100002
 */
export const decideFinancing: Verb<typeof financingDecide> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const institution = await holdOwnInstitution(tx, ctx.actor);
    const isOurs = and(eq(finApplications.institutionId, institution.id), isReceived);
    const application = await lockVersion(tx, finApplications, { id, version }, isOurs);
    await holdConsent(tx, id, ctx.now);
    const set = approvalOf(event, data, application);
    const named = await getReceived(tx, ctx.actor.enterpriseId, id);
    await moveFinancing(tx, ctx, named, application, { event, reason: data.reason, set });
    return viewReceivedDetail(await getReceived(tx, ctx.actor.enterpriseId, id), ctx.now);
  });

type Enterprise = typeof enterprises.$inferSelect;

/** Restricts the data to what the consent names. */
function consentedDataOf(
  { annual, products, ...enterprise }: Enterprise,
  scopes: readonly ConsentScope[],
): ConsentedData {
  const has = (scope: ConsentScope) => scopes.includes(scope);
  return {
    REGISTRATION: has('REGISTRATION') ? enterprise : null,
    ANNUAL: has('ANNUAL') ? annual : null,
    CREDIT: has('CREDIT') ? { score: enterprise.creditScore } : null,
    PRODUCTS: has('PRODUCTS') ? products : null,
  };
}

/**
 * Returns the applicant's data covered by the consent; every reading is counted and logged.
 * @throws {AppError} 500404, 500074
 */
export const readConsented: Verb<typeof financingReadData> = (ctx, { id }) =>
  inTransaction(ctx.db, async (tx) => {
    const { application } = await getReceived(tx, ctx.actor.enterpriseId, id);
    const consent = await holdConsent(tx, id, ctx.now);
    const [enterprise] = await tx
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, application.enterpriseId));
    if (!enterprise) throw notFound();
    await tx
      .update(finConsents)
      .set({ views: sql`${finConsents.views} + 1`, lastViewedAt: ctx.now })
      .where(eq(finConsents.id, consent.id));
    await writeLog(tx, ctx, {
      event: 'financing.read',
      entity: 'financing',
      entityId: id,
      before: null,
      after: { scopes: consent.scopes },
    });
    return consentedDataOf(enterprise, consent.scopes);
  });

/** Id of the file the caller may read; empty if there is none. */
async function fileIdFor({ db, actor, now }: Context, id: string): Promise<string> {
  const asked = await getAsked(db, actor.enterpriseId, id).catch(() => null);
  if (asked) return asked.application.supplementFileId;
  const received = await getReceived(db, actor.enterpriseId, id).catch(() => null);
  return received ? viewReceivedDetail(received, now).supplementFileId : '';
}

/** Sends the supplement's file to the applicant, and to the institution while the consent lasts. */
export async function showSupplement(
  ctx: ReplyContext,
  { id }: InputOf<typeof financingFile>,
): Promise<FastifyReply> {
  const fileId = await fileIdFor(ctx, id);
  const file = fileId === '' ? null : await findFile(ctx.db, fileId, 0);
  return file ? sendFile(ctx, file) : sendMissing(ctx.reply);
}
