import type { consentAnswer, consentOperate, consentQueryOwn } from '@portal/contract/lease/consent';
import {
  type OfficeConsentEvent,
  settlementConsentLifecycle,
} from '@portal/contract/lease/consent-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { getUser } from '../../identity/user.public.ts';
import { requirePaper } from '../act/require-act.ts';
import { getContract, getOwnContract } from '../lease.queries.ts';
import { shareFile } from '../manage/save-contract.ts';
import { findConsentOf, getConsent } from './consent.queries.ts';
import { type SettlementConsent, settlementConsents } from './consent.table.ts';
import {
  officeConsentActions,
  tenantConsentActions,
  viewManagedConsent,
  viewOwnConsent,
} from './consent.view.ts';
import { moveConsent } from './move-consent.ts';
import type { ConsentRow } from './record-consent.ts';

/** @throws {AppError} 500404, 500409 */
async function lockConsent(
  tx: Db,
  { id, version }: { id: string; version: number },
  isSeen = (_row: ConsentRow) => true,
): Promise<ConsentRow> {
  const row = await getConsent(tx, id);
  if (!isSeen(row)) throw notFound();
  return { ...row, consent: await lockVersion(tx, settlementConsents, { id, version }) };
}

/** @throws {AppError} 100002 for a missing reason */
function requireReason(event: keyof typeof settlementConsentLifecycle.needsReason, reason: string): void {
  if (settlementConsentLifecycle.needsReason[event] && reason === '')
    throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
}

/** @throws {AppError} 300002 for the answer of the other office, 500012 */
function requireOffice(consent: SettlementConsent, event: OfficeConsentEvent, actor: Context['actor']): void {
  const isFinance = settlementConsentLifecycle.by[event] === 'FINANCE';
  if (isFinance && !actor.operatorRoles.includes('OP_FINANCE')) throw new AppError(retCodes.RIGHT_MISSING);
  if (!officeConsentActions(consent, actor).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
}

/**
 * Answers an objection, or enters the signed paper.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002 without a reply or the signed paper
 */
export const operateConsent: Verb<typeof consentOperate> = (ctx, { id, event, version, reason, fileId }) =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockConsent(tx, { id, version });
    requireOffice(row.consent, event, ctx.actor);
    requireReason(event, reason);
    if (event === 'sign') {
      if (fileId === '') throw fieldsRefused({ fileId: m.lease_act_fault_file() });
      await requirePaper(tx, ctx.actor.userId, fileId, 'fileId');
      await shareFile(tx, { ...(await getContract(tx, row.contract.id)), fileId });
    }
    const set = event === 'sign' ? { fileId } : { reply: reason };
    await moveConsent(tx, ctx, row, { event, by: { agent: 'PARK' }, set, reason });
    return viewManagedConsent(tx, await getConsent(tx, id), ctx.actor);
  });

/**
 * Confirms a settlement or objects to it as the tenant's owner.
 * @throws {AppError} 500404, 500409, 500012 also after the last day, 300002 for others than the owner, 100002
 */
export const answerConsent: Verb<typeof consentAnswer> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const isOwn = ({ contract }: ConsentRow) => contract.enterpriseId === actor.enterpriseId;
    const row = await lockConsent(tx, { id, version }, isOwn);
    if (actor.memberRole !== 'OWNER')
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_only() });
    if (!tenantConsentActions(row.consent, actor, now).includes(event))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    requireReason(event, reason);
    const by = { name: (await getUser(tx, actor.userId)).name };
    const set = event === 'object' ? { objection: reason } : {};
    const { status } = await moveConsent(tx, ctx, row, { event, by, set, reason });
    return { state: status, stateLabel: settlementConsentLifecycle.labels[status]() };
  });

/**
 * The answer of the caller's enterprise to the settlement of a contract.
 * @throws {AppError} 500404
 */
export const getOwnConsent: Verb<typeof consentQueryOwn> = async ({ db, actor, now }, { contractId }) => {
  if (actor.enterpriseId === null) throw notFound();
  await getOwnContract(db, contractId, actor.enterpriseId);
  const row = await findConsentOf(db, contractId);
  return { consent: row && (await viewOwnConsent(db, row, actor, now)) };
};
