import type { memberQueryOwnList } from '@portal/contract/enterprise/member';
import type { Verb } from '../../../platform/http/context.ts';
import { getUser } from '../../identity/user.public.ts';
import { viewInvite } from '../../invite/view-invite.public.ts';
import { listInvitesTo } from '../invite/sent.queries.ts';
import { listOwnMembers } from './member.queries.ts';
import { viewOwnMembership } from './member.view.ts';

/** The enterprises the caller belongs to or has asked to join, and the invitations to their number. */
export const listOwnMemberships: Verb<typeof memberQueryOwnList> = async (ctx) => {
  const user = await getUser(ctx.db, ctx.actor.userId);
  const isOperator = user.userType === '900';
  const now = ctx.now;
  const [members, invites] = await Promise.all([
    listOwnMembers(ctx.db, user.id),
    isOperator ? [] : listInvitesTo(ctx.db, user.phoneNumber, now),
  ]);
  const mayActAlone = user.userType === '100' && user.enterpriseId !== null;
  return {
    memberships: members.map((own) => viewOwnMembership(own, user)),
    invites: invites.map(({ enterpriseName: name, ...row }) =>
      viewInvite({ ...row, target: { name, members: null } }, user, now),
    ),
    actions: [...(isOperator ? [] : ['apply' as const]), ...(mayActAlone ? ['actAlone' as const] : [])],
  };
};
