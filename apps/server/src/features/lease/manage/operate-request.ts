import type { leaseRequestOperate } from '@portal/contract/lease-manage';
import { type OperatorRequestEvent, requestTransitions } from '@portal/contract/lease-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { addDays } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { rentOn } from '../lease.policy.ts';
import { getRequest, lockContract, unitIdsOf } from '../lease.queries.ts';
import { type Contract, type LeaseRequest, leaseRequests } from '../lease.table.ts';
import { contractLink, moveContract } from '../move-contract.ts';
import { recordRequest } from '../record-request.ts';
import { getManagedRequest } from './managed-lease.queries.ts';
import { viewManagedRequest } from './managed-lease.view.ts';
import { insertDraft } from './save-contract.ts';

/** A draft of the next contract: the same terms from the day after, at the last rent. */
async function draftRenewal(tx: Db, ctx: Context, contract: Contract, until: string): Promise<void> {
  const { id, enterpriseId, kind, payCycle, depositFen, propertyFeeFenPerM2Month, to } = contract;
  const draft = await insertDraft(tx, ctx, {
    enterpriseId,
    kind,
    payCycle: payCycle as 1,
    depositFen,
    propertyFeeFenPerM2Month,
    lateFeePpmPerDay: contract.lateFeePpmPerDay,
    noticeDays: contract.noticeDays,
    rentFenPerMonth: rentOn(contract, to),
    from: addDays(to, 1),
    to: until,
    freeDays: 0,
    escalations: [],
    fileId: '',
    unitIds: await unitIdsOf(tx, [id]),
    parentContractId: id,
  });
  await writeLog(tx, ctx, {
    event: 'contract.create',
    entity: 'contract',
    entityId: draft.id,
    after: { enterpriseId, parentContractId: id },
  });
}

/** What follows when a request is agreed to. */
async function carryOut(tx: Db, ctx: Context, contract: Contract, { kind, wishedDay }: LeaseRequest) {
  if (kind === 'LEAVE')
    await moveContract(tx, ctx, contract, {
      event: 'leave',
      by: { agent: 'PARK' },
      set: { leaveOn: wishedDay },
    });
  // Until the new one is confirmed, this one runs as it did.
  if (kind === 'RENEW' && wishedDay !== null) {
    if (contract.status !== 'ACTIVE' && contract.status !== 'EXPIRING')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    await draftRenewal(tx, ctx, contract, wishedDay);
  }
}

async function tell(
  tx: Db,
  { now }: Context,
  contract: Contract,
  { kind, userId, answer }: LeaseRequest,
  event: Exclude<OperatorRequestEvent, 'take'>,
): Promise<void> {
  await sendMessage(tx, {
    eventCode: event === 'agree' ? 'LEASE_REQUEST_AGREED' : 'LEASE_REQUEST_REFUSED',
    params: { no: contract.no, kind, answer },
    userIds: [userId],
    link: contractLink(contract.id),
    now,
  });
}

/**
 * Takes a request in hand, and decides it.
 * @throws {AppError} 500404, 500409, 500012, 100002 for a refusal without an answer
 */
export const operateRequest: Verb<typeof leaseRequestOperate> = (ctx, { id, event, version, answer }) =>
  inTransaction(ctx.db, async (tx) => {
    // The contract first, as those who ask do.
    const contract = await lockContract(tx, (await getRequest(tx, id)).request.contractId);
    const request = await lockVersion(tx, leaseRequests, { id, version });
    const status = nextState(requestTransitions, request.status, event);
    if (event === 'refuse' && answer === '')
      throw fieldsRefused({ answer: m.fault_fill_in({ field: m.field_answer_to_request() }) });
    const set = event === 'take' ? { status } : { status, answer };
    const moved = await moveState(tx, ctx, leaseRequests, request, {
      entity: 'leaseRequest',
      event,
      set,
      reason: event === 'refuse' ? answer : '',
    });
    await recordRequest(tx, ctx, contract, moved, {
      event,
      by: { agent: 'PARK' },
      reason: event === 'take' ? '' : answer,
    });
    if (event === 'agree') await carryOut(tx, ctx, contract, moved);
    if (event !== 'take') await tell(tx, ctx, contract, moved, event);
    return viewManagedRequest(await getManagedRequest(tx, id));
  });
