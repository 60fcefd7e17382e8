import type { CaseActor } from '@portal/contract/case-kinds';
import {
  type SettlementConsentLogEvent,
  settlementConsentLifecycle,
} from '@portal/contract/lease/consent-lifecycle';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { payingRoles } from '../../../platform/session/pays-for.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Contract } from '../lease.table.ts';
import { contractLink } from '../move-contract.ts';
import type { MoveOut } from '../move-out/move-out.table.ts';
import type { SettlementConsent } from './consent.table.ts';

/** An answer with the settlement and the contract that it is about. */
export interface ConsentRow {
  consent: SettlementConsent;
  moveOut: Pick<MoveOut, 'id' | 'netFen' | 'firstBy'>;
  contract: Pick<Contract, 'id' | 'no' | 'enterpriseId'>;
}

interface Recorded {
  event: SettlementConsentLogEvent;
  by: CaseActor;
  reason?: string;
}

function notifyTenant(tx: Db, now: Date, { consent, moveOut, contract }: ConsentRow, recorded: Recorded) {
  const { id, no, enterpriseId } = contract;
  const to = { enterpriseId, memberRoles: payingRoles, link: contractLink(id), now };
  const { event, reason = '' } = recorded;
  if (event !== 'ask')
    return sendMessage(tx, { eventCode: 'SETTLEMENT_MOVED', params: { no, event, reason }, ...to });
  const yuan = moveOut.netFen > 0 ? formatFen(moveOut.netFen) : '';
  const params = { no, yuan, day: chinaDayOf(consent.answerBy) };
  return sendMessage(tx, { eventCode: 'SETTLEMENT_TO_CONFIRM', params, ...to });
}

/** Adds an event to the tenant's case, and notifies those it concerns. */
export async function recordConsent(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  row: ConsentRow,
  recorded: Recorded,
  notifies = true,
): Promise<void> {
  const { consent, moveOut, contract } = row;
  const { event, by, reason = '' } = recorded;
  await recordCase(tx, {
    kind: 'SETTLEMENT_CONSENT',
    bizId: consent.id,
    enterpriseId: contract.enterpriseId,
    subject: contract.no,
    state: consent.status,
    link: contractLink(contract.id),
    dueAt: consent.status === 'WAITING' ? consent.answerBy : null,
    event: { event, params: reason === '' ? {} : { reason }, by },
    now,
  });
  if (!notifies) return;
  const notice = settlementConsentLifecycle.notices[event];
  if (notice.includes('TENANT')) await notifyTenant(tx, now, row, recorded);
  if (notice.includes('CLERK'))
    await sendMessage(tx, {
      eventCode: 'SETTLEMENT_ANSWERED',
      params: { no: contract.no, event, reason },
      userIds: [moveOut.firstBy],
      link: paths.manageSettlement(contract.id),
      now,
    });
}
