import type { leaseActAnswer, leaseActOperate } from '@portal/contract/lease/act';
import { leaseActLifecycle, type OfficeActEvent } from '@portal/contract/lease/act-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { getUser } from '../../identity/user.public.ts';
import { lockContract } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { shareFile } from '../manage/save-contract.ts';
import { getAct } from './act.queries.ts';
import { officeActions, officeOf, tenantActions, viewManagedAct } from './act.view.ts';
import { type LeaseAct, leaseActs } from './lease-act.table.ts';
import { moveAct } from './move-act.ts';
import { bookIfDue, passAct } from './pass-act.ts';
import { requirePaper } from './require-act.ts';

/** Locks the contract first, in the same order as entering an act does. */
async function lockAct(
  tx: Db,
  { id, version }: { id: string; version: number },
  isSeen = (_contract: Contract) => true,
) {
  const { act: found } = await getAct(tx, id);
  const contract = await lockContract(tx, found.contractId);
  if (!isSeen(contract)) throw notFound();
  return { contract, act: await lockVersion(tx, leaseActs, { id, version }) };
}

/** @throws {AppError} 300002 for an event of the other office, 500012, also for an act of one's own */
function requireOffice(act: LeaseAct, event: OfficeActEvent, actor: Context['actor']): void {
  if (!actor.operatorRoles.includes(officeOf(event))) throw new AppError(retCodes.RIGHT_MISSING);
  if (officeOf(event) === 'OP_FINANCE' && act.askedBy === actor.userId)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_second_person() });
  if (!officeActions(act, actor).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
}

/** @throws {AppError} 100002 for a missing reason */
function requireReason(event: keyof typeof leaseActLifecycle.needsReason, reason: string): void {
  if (leaseActLifecycle.needsReason[event] && reason === '')
    throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
}

const setBy = (event: OfficeActEvent, { userId }: Context['actor'], reason: string, fileId: string) => {
  const columns: Record<OfficeActEvent, Partial<LeaseAct>> = {
    approve: { decidedBy: userId },
    return: { decidedBy: userId, refusedFor: reason },
    sign: { fileId, basis: 'SIGNED', consentBy: null },
    withdraw: { refusedFor: reason },
  };
  return columns[event];
};

/**
 * Fires an event of the offices.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002 without a reason or the signed paper
 */
export const operateAct: Verb<typeof leaseActOperate> = (ctx, { id, event, version, reason, fileId }) =>
  inTransaction(ctx.db, async (tx) => {
    const { contract, act } = await lockAct(tx, { id, version });
    requireOffice(act, event, ctx.actor);
    requireReason(event, reason);
    if (event === 'sign') {
      if (fileId === '') throw fieldsRefused({ fileId: m.lease_act_fault_file() });
      await requirePaper(tx, ctx.actor.userId, fileId, 'fileId');
      await shareFile(tx, { ...contract, fileId });
    }
    const set = setBy(event, ctx.actor, reason, fileId);
    const moved = await moveAct(tx, ctx, act, contract, { event, by: { agent: 'PARK' }, set, reason });
    if (event === 'sign') await passAct(tx, ctx, moved, contract);
    if (event === 'approve') await bookIfDue(tx, ctx, moved, contract);
    return viewManagedAct(tx, await getAct(tx, id), ctx.actor);
  });

/**
 * Consents or declines as the tenant's owner.
 * @throws {AppError} 500404, 500409, 500012, 300002 for others than the owner, 100002 without a reason
 */
export const answerAct: Verb<typeof leaseActAnswer> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { contract, act } = await lockAct(
      tx,
      { id, version },
      ({ enterpriseId }) => enterpriseId === actor.enterpriseId,
    );
    if (actor.memberRole !== 'OWNER')
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_only() });
    if (!tenantActions(act, actor, now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    requireReason(event, reason);
    const by = { name: (await getUser(tx, actor.userId)).name };
    const set = event === 'agree' ? { consentedAt: now } : { refusedFor: reason };
    const moved = await moveAct(tx, ctx, act, contract, { event, by, set, reason });
    const { status } = event === 'agree' ? await passAct(tx, ctx, moved, contract) : moved;
    return { state: status, stateLabel: leaseActLifecycle.labels[status]() };
  });
