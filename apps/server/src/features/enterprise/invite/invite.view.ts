import type { InviteDetail, InviteRow } from '@portal/contract/invite';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { answersTo, inviteStatusOf, isInvited, sendersActions } from './invite.policy.ts';
import type { ShownInvite } from './invite.queries.ts';

/** An invitation for whoever has its link. */
export function viewInvite(
  { invite, inviterName, enterpriseName }: ShownInvite,
  user: UserRow | null,
  now: Date,
): InviteDetail {
  const { id, enterpriseId, memberRole, phoneNumber, createdAt, expiresAt, version } = invite;
  return {
    ...{ inviteId: id, enterpriseId, enterpriseName, inviterName, memberRole, version },
    phoneTail: phoneNumber.slice(-4),
    status: inviteStatusOf(invite, now),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    isForCaller: user && isInvited(invite, user),
    actions: answersTo(invite, user, now),
  };
}

/** An invitation for the enterprise that sent it. */
export function viewSentInvite({ invite, inviterName }: ShownInvite, actor: Actor, now: Date): InviteRow {
  const { id, memberRole, phoneNumber, createdAt, expiresAt, answeredAt, version } = invite;
  return {
    ...{ inviteId: id, memberRole, inviterName, version },
    phoneNumber: maskPhone(phoneNumber),
    status: inviteStatusOf(invite, now),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    answeredAt: answeredAt?.getTime() ?? null,
    actions: sendersActions(invite, actor, now),
  };
}
