import { type MemberRow, memberTransitions, type OwnMembership } from '@portal/contract/enterprise-member';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { givableRoles, mayLeave, memberActions } from './member.policy.ts';
import type { ListedMember, OwnMember } from './member.queries.ts';

export function viewMember({ member, name, loginName, phoneNumber }: ListedMember, actor: Actor): MemberRow {
  const { id, memberRole, status, note, createdAt, userId, version } = member;
  return {
    ...{ memberId: id, name, loginName, memberRole, status, note, version },
    phoneNumber: maskPhone(phoneNumber),
    since: createdAt.getTime(),
    isSelf: userId === actor.userId,
    actions: memberActions(actor, member),
    givableRoles: [...givableRoles(actor)],
  };
}

export function viewOwnMembership(
  { member, name, entryStatus }: OwnMember,
  user: Pick<UserRow, 'enterpriseId'>,
): OwnMembership {
  const { id, enterpriseId, memberRole, status, createdAt, version } = member;
  const isActive = status === 'ACTIVE';
  const isCurrent = isActive && enterpriseId === user.enterpriseId;
  const actions: OwnMembership['actions'] = [];
  if (isActive && !isCurrent && entryStatus !== 'REVOKED') actions.push('switch');
  if (memberTransitions[status].leave && mayLeave(member)) actions.push('leave');
  if (memberTransitions[status].cancel) actions.push('cancel');
  return {
    ...{ memberId: id, enterpriseId, name, memberRole, status, isCurrent, actions, version },
    since: createdAt.getTime(),
  };
}
