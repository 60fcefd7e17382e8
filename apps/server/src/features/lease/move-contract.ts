import type { CaseActor } from '@portal/contract/case-kinds';
import { type ContractEvent, contractTransitions } from '@portal/contract/lease/terms';
import type { MessageEventCode } from '@portal/contract/message-events';
import { paths } from '@portal/contract/paths';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { payingRoles } from '../../platform/session/pays-for.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { placeOf } from './lease.place.ts';
import { unitsOf } from './lease.queries.ts';
import { type Contract, contracts } from './lease.table.ts';

/** The page on which an enterprise sees a contract. */
export const contractLink = (id: string): string => paths.contractInfo({ contract: id });

interface Move {
  event: ContractEvent;
  by: CaseActor;
  set?: Partial<Contract>;
  reason?: string;
}

type NotifiedCode = Extract<
  MessageEventCode,
  `CONTRACT_${'TO_SIGN' | 'VOID' | 'ACTIVE' | 'EXPIRING' | 'ENDED'}`
>;

/** Notifications to the enterprise when the park or the calendar moves its contract, each with the day it names. */
const notices: Partial<Record<ContractEvent, { code: NotifiedCode; day: (contract: Contract) => string }>> = {
  send: { code: 'CONTRACT_TO_SIGN', day: ({ signBy, from }) => (signBy ? chinaDayOf(signBy) : from) },
  lapse: { code: 'CONTRACT_VOID', day: ({ signBy, from }) => (signBy ? chinaDayOf(signBy) : from) },
  begin: { code: 'CONTRACT_ACTIVE', day: ({ from }) => from },
  near: { code: 'CONTRACT_EXPIRING', day: ({ to }) => to },
  expire: { code: 'CONTRACT_ENDED', day: ({ to }) => to },
  settle: { code: 'CONTRACT_ENDED', day: ({ to, endedOn }) => endedOn ?? to },
};

/** Adds a transition to the enterprise's case, and notifies those who manage its contracts. */
export async function recordContract(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  contract: Contract,
  { event, by, reason = '' }: Pick<Move, 'event' | 'by' | 'reason'>,
  notifies = true,
): Promise<void> {
  // A draft that was never sent has no case.
  if (event === 'discard' && contract.signBy === null) return;
  const { id, no, enterpriseId } = contract;
  const place = placeOf((await unitsOf(tx, [id])).get(id) ?? []);
  await recordCase(tx, {
    kind: 'CONTRACT',
    bizId: id,
    enterpriseId,
    subject: `${no} ${place}`,
    state: contract.status,
    link: contractLink(id),
    dueAt: contract.status === 'TO_SIGN' ? contract.signBy : null,
    event: { event, params: reason === '' ? {} : { reason }, by },
    now,
  });
  const notice = notices[event];
  if (!notice || !notifies) return;
  const params = { no, place, day: notice.day(contract) };
  const link = contractLink(id);
  await sendMessage(tx, {
    eventCode: notice.code,
    params,
    enterpriseId,
    memberRoles: payingRoles,
    link,
    now,
  });
}

/**
 * Applies an event to a locked contract: updates its row, log and case, and sends the message.
 * @throws {AppError} 500012
 */
export async function moveContract(
  tx: Db,
  ctx: WriteContext,
  contract: Contract,
  { event, by, set = {}, reason = '' }: Move,
): Promise<Contract> {
  const status = nextState(contractTransitions, contract.status, event);
  const moved = await moveState(tx, ctx, contracts, contract, {
    entity: 'contract',
    event,
    set: { ...set, status },
    reason,
  });
  await recordContract(tx, ctx, moved, { event, by, reason });
  return moved;
}
