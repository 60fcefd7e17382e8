import type { contractOperate } from '@portal/contract/lease/manage';
import { type OperatorContractEvent, signingDays } from '@portal/contract/lease/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { settleUnits, takeUnits } from '../hold-contract.ts';
import { unitIdsOf } from '../lease.queries.ts';
import { type Contract, contracts } from '../lease.table.ts';
import { moveContract } from '../move-contract.ts';
import { contractActions, viewDetail } from './managed-lease.view.ts';
import { shareFile } from './save-contract.ts';

type Data = InputOf<typeof contractOperate>['data'];
type Change = (tx: Db, ctx: Context, contract: Contract, data: Data) => Promise<Partial<Contract>>;

/** @throws {AppError} 500012 if one of its units is not free for the term */
const send: Change = async (tx, { now }, contract) => {
  await takeUnits(tx, contract.id);
  await shareFile(tx, contract);
  return { signBy: new Date(now.getTime() + signingDays * 86_400_000), refusedFor: '' };
};

/** @throws {AppError} 100002 without a note on the state of the units */
const handOver: Change = async (_tx, _ctx, _contract, { handover }) => {
  if (handover === '')
    throw fieldsRefused({ 'data.handover': m.fault_fill_in({ field: m.field_handover() }) });
  return { handover };
};

const changes: Record<OperatorContractEvent, Change> = {
  send,
  handOver,
  discard: () => Promise.resolve({}),
};

/**
 * Applies an operator's action to a contract.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateContract: Verb<typeof contractOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const contract = await lockVersion(tx, contracts, { id, version });
    if (!contractActions(contract, ctx.actor).includes(event))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const set = await changes[event](tx, ctx, contract, data);
    await moveContract(tx, ctx, contract, { event, by: { agent: 'PARK' }, set });
    await settleUnits(tx, ctx, await unitIdsOf(tx, [id]));
    return viewDetail(tx, ctx, id);
  });
