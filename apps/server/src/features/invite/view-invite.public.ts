import { type InviteDetail, type InvitedRole, invitedRoles } from '@portal/contract/invite/public';
import type { InviteTarget } from '../../feature/invite-kind.ts';
import type { UserRow } from '../identity/user.public.ts';
import { answersTo, type Invite, inviteStatusOf, isInvited } from './invite-policy.public.ts';

const roleOf = (role: string | null): InvitedRole | null =>
  invitedRoles.find((known) => known === role) ?? null;

/** An invitation as shown to anyone with its link. */
export function viewInvite(
  { invite, inviterName, target }: { invite: Invite; inviterName: string; target: InviteTarget },
  user: UserRow | null,
  now: Date,
): InviteDetail {
  return {
    ...invite,
    inviteId: invite.id,
    targetName: target.name,
    members: target.members,
    inviterName,
    memberRole: roleOf(invite.role),
    phoneTail: invite.phoneNumber?.slice(-4) ?? '',
    status: inviteStatusOf(invite, now),
    createdAt: invite.createdAt.getTime(),
    expiresAt: invite.expiresAt.getTime(),
    isForCaller: user && isInvited(invite, user),
    actions: answersTo(invite, user, now),
  };
}
