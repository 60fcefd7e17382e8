import type { Actor } from '../../../platform/session/actor.ts';
import { getUser } from '../../identity/user.public.ts';
import { listInvitesTo } from '../invite/invite.queries.ts';
import { viewInvite } from '../invite/invite.view.ts';
import type { MemberDeps } from './carrying.ts';
import { listOwnMembers } from './member.queries.ts';
import { viewOwnMembership } from './member.view.ts';

/** The enterprises the caller belongs to or asks to join, and the invitations that wait for him. */
export async function listOwnMemberships({ database: { db }, clock }: MemberDeps, actor: Actor) {
  const user = await getUser(db, actor.userId);
  const isOperator = user.userType === '900';
  const now = clock.now();
  const [members, invites] = await Promise.all([
    listOwnMembers(db, user.id),
    isOperator ? [] : listInvitesTo(db, user.phoneNumber, now),
  ]);
  const mayActAlone = user.userType === '100' && user.enterpriseId !== null;
  return {
    memberships: members.map((own) => viewOwnMembership(own, user)),
    invites: invites.map((invite) => viewInvite(invite, user, now)),
    actions: [...(isOperator ? [] : ['apply' as const]), ...(mayActAlone ? ['actAlone' as const] : [])],
  };
}
