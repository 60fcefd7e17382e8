import { isDeepStrictEqual } from 'node:util';
import type { moveOutOperate, moveOutPropose } from '@portal/contract/lease/move-out';
import { type MoveOutEvent, moveOutLifecycle } from '@portal/contract/lease/move-out-lifecycle';
import { moveOutBlockerTexts } from '@portal/contract/lease/move-out-terms';
import { contractTransitions } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { freezeLateFees, lockBillsOfEnding } from '../../billing/move-out/bills-of-ending.public.ts';
import { lockCredit } from '../../payment/account.public.ts';
import { readMoneyRules } from '../../payment/money-rules.public.ts';
import type { Desk } from '../../payment/payment.public.ts';
import { lockContract } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { composeMoveOut, type MoveOutSum, payoutOf } from './compose-move-out.ts';
import { standingMoveOut } from './move-out.queries.ts';
import { type MoveOut, type MoveOutLine, moveOuts } from './move-out.table.ts';
import { isForTwo, viewMoveOut } from './move-out.view.ts';
import { settleMoveOut } from './settle-move-out.ts';

const moveMoveOut = mover(moveOutLifecycle, moveOuts);

const billIdsOf = (lines: readonly MoveOutLine[]) =>
  lines.flatMap(({ group, refId }) => (group === 'OPEN' ? refId : []));

/** Locks all that a settlement is calculated from, in the order of every other change, and adds it up. */
async function composeLocked(
  tx: Db,
  ctx: Context,
  contractId: string,
  proposed: MoveOut | null,
): Promise<{ contract: Contract; sum: MoveOutSum }> {
  const seen = await lockContract(tx, contractId);
  const { ending } = await composeMoveOut(tx, seen, ctx.now, proposed);
  await lockBillsOfEnding(tx, ending);
  await lockCredit(tx, seen.enterpriseId);
  return { contract: seen, sum: await composeMoveOut(tx, seen, ctx.now, proposed) };
}

/** @throws {AppError} 500012 with everything that is in the way */
function requireFree({ blockers }: MoveOutSum): void {
  if (blockers.length === 0) return;
  const retMsg = blockers.map(({ kind, of }) => moveOutBlockerTexts[kind]({ of })).join(' ');
  throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg });
}

/** @throws {AppError} 100002 if money goes to an account that is not named or not proven */
async function requirePayee(
  tx: Db,
  ctx: Context,
  payoutFen: number,
  { payee, fileId }: InputOf<typeof moveOutPropose>['data'],
): Promise<void> {
  if (payoutFen === 0) return;
  if (payee === null)
    throw fieldsRefused({ 'data.payee.name': m.fault_enter({ field: m.move_out_payee() }) });
  if (fileId === '') throw fieldsRefused({ 'data.fileId': m.fault_choose({ field: m.move_out_proof() }) });
  if ((await findFile(tx, fileId, 0))?.ownerUserId !== ctx.actor.userId)
    throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
}

/**
 * Proposes the settlement of a contract as it was shown; where one person is enough, it is settled at once. Late fees
 * stop until it is decided.
 * @throws {AppError} 500404, 500012, 500044 if the result is another one by now, 100002, 200009
 */
export const proposeMoveOut =
  (desk: Desk): Verb<typeof moveOutPropose> =>
  (ctx, { data }) =>
    inTransaction(ctx.db, async (tx) => {
      const { actor, now } = ctx;
      const { contract, sum } = await composeLocked(tx, ctx, data.contractId, null);
      if (contractTransitions[contract.status].settle === undefined)
        throw new AppError(retCodes.TRANSITION_REFUSED);
      if ((await standingMoveOut(tx, contract.id)) !== null)
        throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.move_out_refused_proposed() });
      requireFree(sum);
      if (sum.netFen !== data.netFen)
        throw new AppError(retCodes.AMOUNT_CHANGED, { retMsg: m.move_out_refusal_changed() });
      const payoutFen = payoutOf(sum);
      await requirePayee(tx, ctx, payoutFen, data);
      const isTwo = isForTwo(sum, payoutFen, (await readMoneyRules(tx)).secondPersonFromFen);
      if (!isTwo) await requireSecure(tx, ctx.clock, actor.sessionId);
      const id = orderedId(now.getTime());
      const { lines, inHandFen, takenFen, netFen } = sum;
      const moveOut = {
        id,
        contractId: contract.id,
        status: isTwo ? ('PROPOSED' as const) : ('SETTLED' as const),
        lastDay: sum.ending.lastDay,
        calculatedOn: chinaDayOf(now),
        lines,
        inHandFen,
        takenFen,
        netFen,
        payoutFen,
        needsTwo: isTwo,
        payee: payoutFen > 0 ? data.payee : null,
        fileId: payoutFen > 0 ? data.fileId : '',
        reason: data.reason,
        firstBy: actor.userId,
        secondBy: null,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        updatedBy: actor.userId,
      };
      await tx.insert(moveOuts).values(moveOut);
      await writeLog(tx, ctx, {
        event: 'moveOut.propose',
        entity: 'moveOut',
        entityId: id,
        after: { status: moveOut.status, inHandFen, takenFen, netFen },
        ...(data.reason === '' ? {} : { reason: data.reason }),
      });
      if (isTwo) await freezeLateFees(tx, billIdsOf(lines), moveOut.calculatedOn);
      else await settleMoveOut(tx, ctx, desk, { contract, moveOut, sum });
      return viewMoveOut(tx, ctx, contract.id);
    });

/** @throws {AppError} 500047 for the wrong one of the two persons */
function requirePerson(event: MoveOutEvent, { firstBy }: MoveOut, userId: string): void {
  const isFirst = firstBy === userId;
  if (isFirst !== (moveOutLifecycle.by[event] === 'FIRST'))
    throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
}

/**
 * Decides a proposal. The second person confirms exactly the sum that was proposed: if a bill, a reading or a payment
 * has changed it, it is calculated again.
 * @throws {AppError} 500404, 500409, 500012, 500044, 500047, 200009, 100002
 */
export const operateMoveOut =
  (desk: Desk): Verb<typeof moveOutOperate> =>
  (ctx, { id, event, version, reason }) =>
    inTransaction(ctx.db, async (tx) => {
      const moveOut = await lockVersion(tx, moveOuts, { id, version });
      requirePerson(event, moveOut, ctx.actor.userId);
      if (event === 'return' && reason === '')
        throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
      if (event !== 'approve') {
        await moveMoveOut(tx, ctx, moveOut, { event, set: { answer: reason }, reason });
        await freezeLateFees(tx, billIdsOf(moveOut.lines), null);
        return viewMoveOut(tx, ctx, moveOut.contractId);
      }
      await requireSecure(tx, ctx.clock, ctx.actor.sessionId);
      const { contract, sum } = await composeLocked(tx, ctx, moveOut.contractId, moveOut);
      requireFree(sum);
      if (!isDeepStrictEqual(sum.lines, moveOut.lines))
        throw new AppError(retCodes.AMOUNT_CHANGED, { retMsg: m.move_out_refusal_changed() });
      const moved = await moveMoveOut(tx, ctx, moveOut, { event, set: { secondBy: ctx.actor.userId } });
      await settleMoveOut(tx, ctx, desk, { contract, moveOut: moved, sum });
      // What is short stays on the bills, and their late fees go on.
      await freezeLateFees(tx, billIdsOf(moveOut.lines), null);
      return viewMoveOut(tx, ctx, contract.id);
    });
