import type { contractSign } from '@portal/contract/lease/public';
import { contractStateLabels } from '@portal/contract/lease/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { dropUnits, settleUnits } from './hold-contract.ts';
import { placeOf } from './lease.place.ts';
import { signActions } from './lease.policy.ts';
import { lockContract, unitIdsOf, unitsOf } from './lease.queries.ts';
import { type Contract, contracts } from './lease.table.ts';
import { moveContract } from './move-contract.ts';

/** Notifies who handles the contract why it came back. */
async function notifyDrafter(tx: Db, { now }: Context, contract: Contract, reason: string): Promise<void> {
  const { id, no, handlerId, createdBy } = contract;
  const handler = handlerId ?? createdBy;
  if (handler === null) return;
  const place = placeOf((await unitsOf(tx, [id])).get(id) ?? []);
  await sendMessage(tx, {
    eventCode: 'CONTRACT_REFUSED',
    params: { no, place, reason },
    userIds: [handler],
    link: paths.manageContracts({ contract: id }),
    now,
  });
}

/**
 * Applies the owner's decision: a signed contract renews the previous one, a refused one goes back to the park.
 * @throws {AppError} 300002 for others than the owner, 500404, 500409, 500012, 100002 without a reason
 */
export const signContract: Verb<typeof contractSign> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (actor.enterpriseId === null) throw notFound();
    const isOwn = eq(contracts.enterpriseId, actor.enterpriseId);
    const contract = await lockVersion(tx, contracts, { id, version }, isOwn);
    if (contract.status === 'DRAFT') throw notFound();
    if (actor.memberRole !== 'OWNER')
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_only() });
    if (!signActions(contract, actor, now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'refuse' && reason === '')
      throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
    const by = { name: (await getUser(tx, actor.userId)).name };
    const set =
      event === 'confirm' ? { signedAt: now, ...(await depositOf(tx, contract)) } : { refusedFor: reason };
    const moved = await moveContract(tx, ctx, contract, { event, by, set, reason });
    if (event === 'confirm') await renewParent(tx, ctx, moved);
    else {
      await dropUnits(tx, id);
      await notifyDrafter(tx, ctx, moved, reason);
    }
    await settleUnits(tx, ctx, await unitIdsOf(tx, [id]));
    return { state: moved.status, stateLabel: contractStateLabels[moved.status]() };
  });

/** The deposit of the renewed contract carries over to this one. */
async function depositOf(tx: Db, { parentContractId }: Contract): Promise<Partial<Contract>> {
  if (parentContractId === null) return {};
  const { status, depositPaidFen, depositBillIds } = await lockContract(tx, parentContractId);
  return status === 'ACTIVE' || status === 'EXPIRING' ? { depositPaidFen, depositBillIds } : {};
}

/** The previous contract runs on to its end, and its end is no longer asked about. */
async function renewParent(tx: Db, ctx: Context, { parentContractId }: Contract): Promise<void> {
  if (parentContractId === null) return;
  const parent = await lockContract(tx, parentContractId);
  if (parent.status === 'ACTIVE' || parent.status === 'EXPIRING')
    await moveContract(tx, ctx, parent, { event: 'renew', by: { agent: 'SYSTEM' } });
}
