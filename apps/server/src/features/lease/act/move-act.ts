import type { CaseActor } from '@portal/contract/case-kinds';
import {
  type LeaseActEvent,
  type LeaseActLogEvent,
  leaseActLifecycle,
} from '@portal/contract/lease/act-lifecycle';
import { leaseActKindLabels } from '@portal/contract/lease/act-terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { payingRoles } from '../../../platform/session/pays-for.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Contract } from '../lease.table.ts';
import { contractLink } from '../move-contract.ts';
import { type LeaseAct, leaseActs } from './lease-act.table.ts';

interface Recorded {
  event: LeaseActLogEvent;
  by: CaseActor;
  reason?: string;
}

const tenantCode = (event: LeaseActLogEvent, { status }: LeaseAct) => {
  if (event === 'book') return 'LEASE_ACT_BOOKED' as const;
  if (status === 'TO_CONSENT') return 'LEASE_ACT_TO_CONSENT' as const;
  return event === 'submit' ? ('LEASE_ACT_ANNOUNCED' as const) : null;
};

async function notifyTenant(tx: Db, now: Date, act: LeaseAct, contract: Contract, recorded: Recorded) {
  const { event, reason = '' } = recorded;
  const { no, enterpriseId, id } = contract;
  const to = { enterpriseId, memberRoles: payingRoles, link: contractLink(id), now };
  const eventCode = tenantCode(event, act);
  if (eventCode === null) {
    const params = { no, kind: act.kind, event, reason };
    await sendMessage(tx, { eventCode: 'LEASE_ACT_MOVED', params, ...to });
    return;
  }
  const isAsked = eventCode === 'LEASE_ACT_TO_CONSENT' && act.consentBy !== null;
  const day = isAsked && act.consentBy ? chinaDayOf(act.consentBy) : act.from;
  await sendMessage(tx, {
    eventCode,
    params: { no, kind: act.kind, day, yuan: formatFen(act.amountFen) },
    ...to,
  });
}

/** Adds an event to the tenant's case, and notifies those it concerns. */
export async function recordAct(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  act: LeaseAct,
  contract: Contract,
  recorded: Recorded,
  notifies = true,
): Promise<void> {
  const { event, by, reason = '' } = recorded;
  await recordCase(tx, {
    kind: 'LEASE_ACT',
    bizId: act.id,
    enterpriseId: contract.enterpriseId,
    // Stored text is Chinese, like everything people write.
    subject: `${contract.no} ${inLanguage('zh', leaseActKindLabels[act.kind])}`,
    state: act.status,
    link: contractLink(contract.id),
    dueAt: act.status === 'TO_CONSENT' ? act.consentBy : null,
    event: { event, params: reason === '' ? {} : { reason }, by },
    now,
  });
  if (!notifies) return;
  const notice = leaseActLifecycle.notices[event];
  if (notice.includes('TENANT')) await notifyTenant(tx, now, act, contract, recorded);
  if (notice.includes('CLERK'))
    await sendMessage(tx, {
      eventCode: 'LEASE_ACT_DECIDED',
      params: { no: contract.no, kind: act.kind, event, reason },
      userIds: [act.askedBy],
      link: paths.manageContracts({ contract: contract.id }),
      now,
    });
}

interface Move {
  event: LeaseActEvent;
  by: CaseActor;
  set?: Partial<LeaseAct>;
  reason?: string;
}

const moveRow = mover(leaseActLifecycle, leaseActs, ({ status }) => ({ status }));

/**
 * Fires an event on a locked act: row, log, case and messages.
 * @throws {AppError} 500012
 */
export async function moveAct(
  tx: Db,
  ctx: WriteContext,
  act: LeaseAct,
  contract: Contract,
  { event, by, set, reason = '' }: Move,
): Promise<LeaseAct> {
  const moved = await moveRow(tx, ctx, act, { event, set, reason });
  await recordAct(tx, ctx, moved, contract, { event, by, reason });
  return moved;
}
