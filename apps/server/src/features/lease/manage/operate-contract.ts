import type { contractOperate } from '@portal/contract/lease/manage';
import { type OperatorContractEvent, signingDays } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { refundByRule } from '../../payment/payment.public.ts';
import { settleUnits, takeUnits } from '../hold-contract.ts';
import { unitIdsOf } from '../lease.queries.ts';
import { type Contract, contracts, contractUnits } from '../lease.table.ts';
import { moveContract } from '../move-contract.ts';
import { calculateSettlement, lastDayOf } from '../settlement.ts';
import { contractActions, roleOf, viewDetail } from './managed-lease.view.ts';
import { shareFile } from './save-contract.ts';

type Data = InputOf<typeof contractOperate>['data'];
type Change = (tx: Db, ctx: Context, contract: Contract, data: Data) => Promise<Partial<Contract>>;

/** @throws {AppError} 500012 if one of its units is not free for the term */
const send: Change = async (tx, { now }, contract) => {
  await takeUnits(tx, contract.id);
  await shareFile(tx, contract);
  return { signBy: new Date(now.getTime() + signingDays * 86_400_000), refusedFor: '' };
};

/** @throws {AppError} 100002 without a note on the state of the units, or for a deduction above the deposit */
const handOver: Change = async (_tx, _ctx, { depositPaidFen }, { handover, deductFen }) => {
  if (handover === '')
    throw fieldsRefused({ 'data.handover': m.fault_fill_in({ field: m.field_handover() }) });
  if (deductFen > depositPaidFen) throw fieldsRefused({ 'data.deductFen': m.fault_deduct_over() });
  return { handover, deductFen };
};

/** The units are free from the next day; the rest of the deposit and prepaid amounts are refunded to their source. */
const settle: Change = async (tx, ctx, contract) => {
  const { id, no, depositBillIds } = contract;
  const today = chinaDayOf(ctx.now);
  const endedOn = lastDayOf(contract, today);
  await tx.update(contractUnits).set({ to: endedOn }).where(eq(contractUnits.contractId, id));
  const settlement = await calculateSettlement(tx, contract, today);
  const reason = `${m.case_did_settle()} ${no}`;
  for (const line of settlement) {
    let left = line.amountFen;
    for (const bizId of line.billId === null ? depositBillIds : [line.billId])
      left -= await refundByRule(tx, ctx, { kind: 'BILL', bizId, amountFen: left, reason });
  }
  return { endedOn, settlement, refundFen: settlement.reduce((sum, line) => sum + line.amountFen, 0) };
};

const changes: Record<OperatorContractEvent, Change> = {
  send,
  handOver,
  settle,
  discard: () => Promise.resolve({}),
};

/**
 * Applies an operator's action to a contract.
 * @throws {AppError} 500404, 500409, 500012, 300002 for actions of the other office, 100002
 */
export const operateContract: Verb<typeof contractOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const contract = await lockVersion(tx, contracts, { id, version });
    if (!ctx.actor.operatorRoles.includes(roleOf(event))) throw new AppError(retCodes.RIGHT_MISSING);
    if (!contractActions(contract, ctx.actor).includes(event))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const set = await changes[event](tx, ctx, contract, data);
    await moveContract(tx, ctx, contract, { event, by: { agent: 'PARK' }, set });
    await settleUnits(tx, ctx, await unitIdsOf(tx, [id]));
    return viewDetail(tx, ctx, id);
  });
