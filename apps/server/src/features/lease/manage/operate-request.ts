import type { AmendmentContent, leaseRequestOperate } from '@portal/contract/lease/manage';
import { type OperatorRequestEvent, requestTransitions } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { changeOfBills, rewriteDraft } from '../../billing/contract-change.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { leasedOf } from '../act/act.queries.ts';
import { chargedOf } from '../act/changed-terms.ts';
import { termsOn } from '../lease.policy.ts';
import { getRequest, lockContract, unitIdsOf } from '../lease.queries.ts';
import {
  type Amendment,
  type Contract,
  contracts,
  type LeaseRequest,
  leaseRequests,
} from '../lease.table.ts';
import { contractLink, moveContract } from '../move-contract.ts';
import { recordRequest } from '../record-request.ts';
import { getManagedRequest } from './managed-lease.queries.ts';
import { viewManagedRequest } from './managed-lease.view.ts';
import { insertDraft } from './save-contract.ts';

/** Drafts the next contract: the same terms from the day after the end, at the latest prices. */
async function draftRenewal(tx: Db, ctx: Context, contract: Contract, until: string): Promise<void> {
  const { id, enterpriseId, kind, payCycle, depositFen, to } = contract;
  const { rentFenPerMonth, propertyFeeFenPerM2Month } = termsOn(contract, to);
  const draft = await insertDraft(tx, ctx, {
    enterpriseId,
    kind,
    payCycle: payCycle as 1,
    depositFen,
    propertyFeeFenPerM2Month,
    lateFeePpmPerDay: contract.lateFeePpmPerDay,
    noticeDays: contract.noticeDays,
    billAheadDays: contract.billAheadDays,
    dueDay: contract.dueDay,
    dueDays: contract.dueDays,
    rentFenPerMonth,
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

/**
 * Adds an amendment from a future day on that no bill covers yet; drafts are calculated again. What changes inside of
 * what is billed is an act of the park, which shows the difference and books it.
 * @throws {AppError} 100002 for a day that is not in the future, after the end, or billed
 */
async function amend(tx: Db, ctx: Context, contract: Contract, amendment: Amendment): Promise<void> {
  const { from } = amendment;
  const today = chinaDayOf(ctx.now);
  if (from <= today || from > contract.to)
    throw fieldsRefused({ 'data.from': m.fault_amendment_day({ from: addDays(today, 1), to: contract.to }) });
  const { rentFenPerMonth, propertyFeeFenPerM2Month } = amendment;
  const amendments = [...contract.amendments.filter((one) => one.from !== from), amendment];
  const leased = await leasedOf(tx, contract);
  const amended = { ...leased, contract: { ...contract, amendments } };
  const { differences, drafts } = await changeOfBills(tx, chargedOf(leased), chargedOf(amended));
  if (differences.length > 0) {
    const nos = differences.map(({ billNo }) => billNo).join('、');
    throw fieldsRefused({ 'data.from': m.lease_act_fault_billed({ nos }) });
  }
  await updateVersion(tx, ctx, contracts, contract.id, { amendments });
  for (const draft of drafts) await rewriteDraft(tx, ctx, draft);
  const before = termsOn(contract, from);
  await writeLog(tx, ctx, {
    event: 'contract.amend',
    entity: 'contract',
    entityId: contract.id,
    before: {
      rentFenPerMonth: before.rentFenPerMonth,
      propertyFeeFenPerM2Month: before.propertyFeeFenPerM2Month,
    },
    after: { rentFenPerMonth, propertyFeeFenPerM2Month, effectiveFrom: from },
  });
}

/** Carries out an approved request. */
async function applyEffect(
  tx: Db,
  ctx: Context,
  contract: Contract,
  { id, kind, requestedDay }: LeaseRequest,
  terms: AmendmentContent | null,
) {
  if (kind === 'CHANGE' && terms) await amend(tx, ctx, contract, { ...terms, requestId: id });
  if (kind === 'LEAVE')
    await moveContract(tx, ctx, contract, {
      event: 'leave',
      by: { agent: 'PARK' },
      set: { leaveOn: requestedDay },
    });
  // The current contract continues unchanged until the new one is confirmed.
  if (kind === 'RENEW' && requestedDay !== null) {
    if (contract.status !== 'ACTIVE' && contract.status !== 'EXPIRING')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    await draftRenewal(tx, ctx, contract, requestedDay);
  }
}

async function notify(
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
 * Takes a request in hand, or decides it.
 * @throws {AppError} 500404, 500409, 500012, 100002 for a refusal without an answer
 */
export const operateRequest: Verb<typeof leaseRequestOperate> = (ctx, { id, event, version, answer, data }) =>
  inTransaction(ctx.db, async (tx) => {
    // Lock the contract first, in the same order as submitting a request does.
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
    if (event === 'agree') await applyEffect(tx, ctx, contract, moved, data);
    if (event !== 'take') await notify(tx, ctx, contract, moved, event);
    return viewManagedRequest(await getManagedRequest(tx, id), chinaDayOf(ctx.now));
  });
