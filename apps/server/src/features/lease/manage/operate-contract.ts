import type { contractOperate } from '@portal/contract/lease-manage';
import { type OperatorContractEvent, signingDays } from '@portal/contract/lease-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { settleUnits, takeUnits } from '../hold-contract.ts';
import { unitIdsOf } from '../lease.queries.ts';
import { type Contract, contracts, contractUnits } from '../lease.table.ts';
import { moveContract } from '../move-contract.ts';
import { contractActions, roleOf, viewDetail } from './managed-lease.view.ts';
import { shareFile } from './save-contract.ts';

type Data = InputOf<typeof contractOperate>['data'];
type Change = (tx: Db, ctx: Context, contract: Contract, data: Data) => Promise<Partial<Contract>>;

/** @throws {AppError} 500012 where one of its units is not free in those days */
const send: Change = async (tx, { now }, contract) => {
  await takeUnits(tx, contract.id);
  await shareFile(tx, contract);
  return { signBy: new Date(now.getTime() + signingDays * 86_400_000), refusedFor: '' };
};

/** @throws {AppError} 100002 without a word on the state of the units, or where more is deducted than was deposited */
const handOver: Change = async (_tx, _ctx, { depositFen }, { handover, deductFen }) => {
  if (handover === '')
    throw fieldsRefused({ 'data.handover': m.fault_fill_in({ field: m.field_handover() }) });
  if (deductFen > depositFen) throw fieldsRefused({ 'data.deductFen': m.fault_deduct_over() });
  return { handover, deductFen };
};

/** The units are free from the day after; what is left of the deposit is owed to the enterprise. */
const settle: Change = async (tx, { now }, { id, from, leaveOn, depositFen, deductFen }) => {
  const today = chinaDayOf(now);
  const last = leaveOn !== null && leaveOn < today ? leaveOn : today;
  const endedOn = last < from ? from : last;
  await tx.update(contractUnits).set({ to: endedOn }).where(eq(contractUnits.contractId, id));
  return { endedOn, refundFen: depositFen - deductFen };
};

const changes: Record<OperatorContractEvent, Change> = { send, handOver, settle, discard: async () => ({}) };

/**
 * Carries out what operators do with a contract.
 * @throws {AppError} 500404, 500409, 500012, 300002 for those of the other office, 100002
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
