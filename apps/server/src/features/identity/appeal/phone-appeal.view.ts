import {
  type ManagedPhoneAppeal,
  type PhoneAppealRow,
  phoneAppealStateLabels,
} from '@portal/contract/identity/phone-appeal';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { administratorActions, type PhoneAppealRecord } from './phone-appeal.policy.ts';
import type { AppealDetail, AppealListRow } from './phone-appeal.queries.ts';

/** The part of an appeal visible to both its applicant and administrators. */
export function viewAppeal(appeal: PhoneAppealRecord) {
  const { id, state, reason, opinion, version } = appeal;
  return {
    appealId: id,
    state,
    reason,
    opinion,
    version,
    stateLabel: phoneAppealStateLabels[state](),
    submittedAt: appeal.createdAt.getTime(),
    dueAt: appeal.dueAt.getTime(),
    decidedAt: appeal.decidedAt?.getTime() ?? null,
  };
}

export function viewAppealRow({ appeal, ...names }: AppealListRow): PhoneAppealRow {
  return {
    ...viewAppeal(appeal),
    ...names,
    userId: appeal.userId,
    oldPhoneNumber: maskPhone(appeal.oldPhoneNumber),
    newPhoneNumber: maskPhone(appeal.newPhoneNumber),
  };
}

export function viewManagedAppeal(
  { appeal, user, decidedByName, enterpriseName, proof }: AppealDetail,
  actor: Actor,
): ManagedPhoneAppeal {
  const { oldPhoneNumber, newPhoneNumber, proofFileId, ip } = appeal;
  return {
    ...viewAppeal(appeal),
    oldPhoneNumber,
    newPhoneNumber,
    ip,
    decidedByName,
    enterpriseName,
    userId: user.id,
    loginName: user.loginName,
    userName: user.name,
    proof: proof && proofFileId ? { fileId: proofFileId, ...proof } : null,
    registeredAt: user.createdAt.getTime(),
    passwordSetAt: user.passwordSetAt.getTime(),
    actions: administratorActions(actor, appeal),
  };
}
