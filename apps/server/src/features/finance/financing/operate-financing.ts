import type { financingOperate, financingRevoke } from '@portal/contract/finance/financing';
import { financingFilePurpose, financingTransitions } from '@portal/contract/finance/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { judgeEnterprise } from '../../policy/judge-enterprise.public.ts';
import { actorOf, financeLinks, moneyPeopleOf } from '../concerned.public.ts';
import { getShownProduct } from '../finance.queries.ts';
import { type FinApplicationRecord, finApplications, finConsents } from '../finance.table.ts';
import { type Financing, getAsked } from './financing.queries.ts';
import { viewOwnFinancingDetail } from './financing.view.ts';
import { moveFinancing } from './move-financing.ts';
import { productFaults } from './product-faults.ts';

/** An application of the caller's enterprise, with its consent and the results of its conditions. */
export async function readOwnFinancing(db: Db, { actor, now }: Pick<Context, 'actor' | 'now'>, id: string) {
  const row = await getAsked(db, actor.enterpriseId, id);
  const { rules } = await judgeEnterprise(db, actor, row.conditions, now);
  return { ...viewOwnFinancingDetail(row, now), rules };
}

/** Checks the draft again, as days may have passed since it was written. @throws {AppError} 500404, 500012, 100002 */
async function beforeSubmit(tx: Db, ctx: Context, application: FinApplicationRecord): Promise<void> {
  const shown = await getShownProduct(tx, application.productId);
  if (shown.product.status !== 'ON' || shown.institutionStatus !== 'OPEN')
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_product_off() });
  const faults = await productFaults(tx, application.enterpriseId, [shown], application);
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
  // The consent runs from the day of submission.
  const [consent] = await tx
    .select()
    .from(finConsents)
    .where(eq(finConsents.applicationId, application.id))
    .for('update');
  if (consent)
    await updateVersion(tx, ctx, finConsents, consent.id, {
      until: addDays(chinaDayOf(ctx.now), consent.days),
    });
}

/** @throws {AppError} 100002 for an empty supplement, or a file the caller may not use */
async function supplementOf(
  tx: Db,
  { userId }: Context['actor'],
  { supplement, fileId }: InputOf<typeof financingOperate>['data'],
): Promise<Partial<FinApplicationRecord>> {
  if (supplement === '')
    throw fieldsRefused({ 'data.supplement': m.fault_fill_in({ field: m.field_supplement() }) });
  if (fileId !== '') {
    const file = await findFile(tx, fileId, 0);
    const isOwn = file?.ownerUserId === userId && file.purpose === financingFilePurpose;
    if (!isOwn || file.visibility !== 'owner') throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
  }
  return { supplement, supplementFileId: fileId };
}

/**
 * Applies an applicant's action to its own application.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateFinancing: Verb<typeof financingOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const isOwn = eq(finApplications.enterpriseId, ctx.actor.enterpriseId ?? '');
    const application = await lockVersion(tx, finApplications, { id, version }, isOwn);
    const isAllowed = financingTransitions[application.status][event] !== undefined;
    if (event === 'submit' && isAllowed) await beforeSubmit(tx, ctx, application);
    const set = event === 'supply' && isAllowed ? await supplementOf(tx, ctx.actor, data) : {};
    const named = await getAsked(tx, ctx.actor.enterpriseId, id);
    await moveFinancing(tx, ctx, named, application, { event, set });
    return readOwnFinancing(tx, ctx, id);
  });

/** Ends a consent, with its own log row and a message to the institution. */
async function endConsent(tx: Db, ctx: Context, { consent, productName, institution }: Financing) {
  const { now } = ctx;
  await updateVersion(tx, ctx, finConsents, consent.id, { revokedAt: now });
  await writeLog(tx, ctx, {
    event: 'financing.revoke',
    entity: 'financing',
    entityId: consent.applicationId,
    before: { scopes: consent.scopes },
    after: { scopes: [] },
  });
  await sendMessage(tx, {
    eventCode: 'CONSENT_REVOKED',
    params: { product: productName },
    ...moneyPeopleOf(institution.enterpriseId),
    link: financeLinks.received,
    now,
  });
}

/**
 * Revokes the consent of an application: the institution loses access, and an open application is withdrawn.
 * @throws {AppError} 500404, 500409, 500012 if there is nothing to revoke
 */
export const revokeConsent: Verb<typeof financingRevoke> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const isOwn = eq(finApplications.enterpriseId, ctx.actor.enterpriseId ?? '');
    const application = await lockVersion(tx, finApplications, { id, version }, isOwn);
    const row = await getAsked(tx, ctx.actor.enterpriseId, id);
    if (!viewOwnFinancingDetail(row, ctx.now).canRevoke)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_nothing_to_revoke() });
    await endConsent(tx, ctx, row);
    if (financingTransitions[application.status].withdraw !== undefined)
      await moveFinancing(tx, ctx, row, application, { event: 'withdraw' });
    else
      await recordCase(tx, {
        kind: 'FINANCING',
        bizId: id,
        enterpriseId: application.enterpriseId,
        subject: row.productName,
        state: application.status,
        link: `${financeLinks.asked}?application=${id}`,
        event: { event: 'revoke', by: await actorOf(tx, ctx, application.enterpriseId) },
        now: ctx.now,
      });
    return readOwnFinancing(tx, ctx, id);
  });
