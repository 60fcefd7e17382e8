import type { MoveOutItemContent, moveOutDropItem, moveOutSaveItem } from '@portal/contract/lease/move-out';
import { contractTransitions } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { lockContract } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { composeMoveOut } from './compose-move-out.ts';
import { standingMoveOut } from './move-out.queries.ts';
import { moveOutItems } from './move-out.table.ts';
import { viewMoveOut } from './move-out.view.ts';

/**
 * Locks a contract whose settlement can still be changed.
 * @throws {AppError} 500404, 500012
 */
async function lockOpen(tx: Db, contractId: string): Promise<Contract> {
  const contract = await lockContract(tx, contractId);
  if (contractTransitions[contract.status].settle === undefined)
    throw new AppError(retCodes.TRANSITION_REFUSED);
  if ((await standingMoveOut(tx, contractId)) !== null)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.move_out_refused_proposed() });
  return contract;
}

/** @throws {AppError} 100002 for a deduction without amount, or a bill that is not under objection */
async function requireContent(
  tx: Db,
  ctx: Context,
  contract: Contract,
  { kind, amountFen, billId, fileIds }: MoveOutItemContent,
): Promise<void> {
  if (kind === 'DEDUCTION' && amountFen === 0)
    throw fieldsRefused({ 'data.amountFen': m.fault_enter({ field: m.field_deduct() }) });
  if (kind === 'SET_ASIDE') {
    const { objected } = await composeMoveOut(tx, contract, ctx.now, null);
    if (!objected.some((bill) => bill.billId === billId))
      throw fieldsRefused({ 'data.billId': m.fault_choice_gone() });
  }
  const isOwn = and(inArray(fileGroups.id, fileIds), eq(fileGroups.ownerUserId, ctx.actor.userId));
  if (fileIds.length > 0 && (await tx.$count(fileGroups, isOwn)) !== new Set(fileIds).size)
    throw fieldsRefused({ 'data.fileIds': m.fault_choice_gone() });
}

/**
 * Proposes a deduction, or sets a bill under objection aside.
 * @throws {AppError} 500404, 500012, 100002
 */
export const saveItem: Verb<typeof moveOutSaveItem> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const contract = await lockOpen(tx, data.contractId);
    await requireContent(tx, ctx, contract, data);
    const id = orderedId(ctx.now.getTime());
    const { kind, name, basis, fileIds } = data;
    const isDeduction = kind === 'DEDUCTION';
    await tx.insert(moveOutItems).values({
      id,
      contractId: contract.id,
      kind,
      name,
      basis,
      fileIds,
      amountFen: isDeduction ? data.amountFen : 0,
      billId: isDeduction ? null : data.billId,
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
      updatedAt: ctx.now,
      updatedBy: ctx.actor.userId,
    });
    await writeLog(tx, ctx, {
      event: isDeduction ? 'moveOutItem.deduct' : 'moveOutItem.setAside',
      entity: 'moveOutItem',
      entityId: id,
      after: { name, amountFen: data.amountFen, billId: data.billId },
    });
    return viewMoveOut(tx, ctx, contract.id);
  });

/**
 * Drops an entry; it is kept.
 * @throws {AppError} 500404, 500409, 500012
 */
export const dropItem: Verb<typeof moveOutDropItem> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const item = await lockVersion(tx, moveOutItems, { id, version }, eq(moveOutItems.isDropped, false));
    await lockOpen(tx, item.contractId);
    await updateVersion(tx, ctx, moveOutItems, id, { isDropped: true });
    await writeLog(tx, ctx, {
      event: 'moveOutItem.drop',
      entity: 'moveOutItem',
      entityId: id,
      before: { name: item.name, amountFen: item.amountFen },
    });
    return viewMoveOut(tx, ctx, item.contractId);
  });
