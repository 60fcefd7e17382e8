import type {
  LeaseRequestContent,
  leaseRequestSubmit,
  leaseRequestWithdraw,
} from '@portal/contract/lease/public';
import { requestTransitions } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { getUser } from '../identity/user.public.ts';
import { leaveSpan, requestActions } from './lease.policy.ts';
import { getOwnContract, getRequest, listRequestsOf, lockContract, openKinds } from './lease.queries.ts';
import { type Contract, leaseRequests } from './lease.table.ts';
import { viewRequest } from './lease.view.ts';
import { recordRequest } from './record-request.ts';

/** @throws {AppError} 100002 for a day before the notice period is over, or not after the current end */
function requireDay(contract: Contract, { kind, requestedDay }: LeaseRequestContent, today: string): void {
  const day = requestedDay ?? '';
  const { from, to } = leaveSpan(contract, today);
  if (kind === 'LEAVE' && (day < from || day > to))
    throw fieldsRefused({ 'data.requestedDay': m.fault_leave_day({ from, to }) });
  if (kind === 'RENEW' && day <= contract.to)
    throw fieldsRefused({ 'data.requestedDay': m.fault_renew_day({ day: contract.to }) });
}

/**
 * Submits a request about a contract in force.
 * @throws {AppError} 500404, 100002, 500012, 500024 while one of its kind is pending, 300002
 */
export const submitRequest: Verb<typeof leaseRequestSubmit> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (actor.enterpriseId === null) throw notFound();
    await getOwnContract(tx, data.contractId, actor.enterpriseId);
    const contract = await lockContract(tx, data.contractId);
    if (data.kind === 'LEAVE' && actor.memberRole !== 'OWNER')
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_only() });
    if (!requestActions(contract, actor, []).includes(data.kind))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    if (openKinds(await listRequestsOf(tx, contract.id)).includes(data.kind))
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_request_open() });
    requireDay(contract, data, chinaDayOf(now));
    const id = ulid(now.getTime());
    const requestedDay = data.kind === 'CHANGE' ? null : data.requestedDay;
    const values = { contractId: contract.id, kind: data.kind, requestText: data.requestText, requestedDay };
    const [request] = await tx
      .insert(leaseRequests)
      .values({
        ...values,
        id,
        userId: actor.userId,
        status: 'SUBMITTED',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })
      .returning();
    if (!request) throw new Error('failed to insert request');
    await writeLog(tx, ctx, {
      event: 'leaseRequest.submit',
      entity: 'leaseRequest',
      entityId: id,
      after: values,
    });
    const by = { name: (await getUser(tx, actor.userId)).name };
    await recordRequest(tx, ctx, contract, request, { event: 'submit', by });
    return viewRequest(await getRequest(tx, id));
  });

/**
 * Withdraws a request of the caller's enterprise.
 * @throws {AppError} 500404, 500409, 500012
 */
export const withdrawRequest: Verb<typeof leaseRequestWithdraw> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor } = ctx;
    if (actor.enterpriseId === null) throw notFound();
    const { request: found } = await getRequest(tx, id);
    const contract = await getOwnContract(tx, found.contractId, actor.enterpriseId);
    const request = await lockVersion(
      tx,
      leaseRequests,
      { id, version },
      eq(leaseRequests.contractId, contract.id),
    );
    const status = nextState(requestTransitions, request.status, 'withdraw');
    const move = { entity: 'leaseRequest', event: 'withdraw', set: { status } };
    const moved = await moveState(tx, ctx, leaseRequests, request, move);
    const by = { name: (await getUser(tx, actor.userId)).name };
    await recordRequest(tx, ctx, contract, moved, { event: 'withdraw', by });
    return viewRequest(await getRequest(tx, id));
  });
