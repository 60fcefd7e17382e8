import { type MemberRow, memberTransitions, type OwnMembership } from '@portal/contract/enterprise/member';
import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { mayLeave, memberActions } from './member.policy.ts';
import type { OwnMember } from './member.queries.ts';
import type { ListedMember } from './member-list.queries.ts';

export function viewMember({ member, name, loginName, phoneNumber }: ListedMember, actor: Actor): MemberRow {
  return {
    ...member,
    memberId: member.id,
    name,
    loginName,
    phoneNumber: maskPhone(phoneNumber),
    since: member.createdAt.getTime(),
    isSelf: member.userId === actor.userId,
    actions: memberActions(actor, member),
  };
}

export const memberColumns: SheetColumn<ListedMember>[] = [
  { head: '姓名', width: 14, value: ({ name }) => name },
  { head: '登录名', width: 22, value: ({ loginName }) => loginName },
  { head: '手机号', value: ({ phoneNumber }) => maskPhone(phoneNumber) },
  { head: '角色', width: 12, value: ({ member }) => memberRoleLabels[member.memberRole]() },
  { head: '加入时间', width: 20, value: ({ member }) => member.createdAt },
];

export function viewOwnMembership(
  { member, name, entryStatus }: OwnMember,
  user: Pick<UserRow, 'enterpriseId'>,
): OwnMembership {
  const { enterpriseId, status } = member;
  const isActive = status === 'ACTIVE';
  const isCurrent = isActive && enterpriseId === user.enterpriseId;
  const actions: OwnMembership['actions'] = [];
  if (isActive && !isCurrent && entryStatus !== 'REVOKED') actions.push('switch');
  if (memberTransitions[status].leave && mayLeave(member)) actions.push('leave');
  if (memberTransitions[status].cancel) actions.push('cancel');
  return { ...member, memberId: member.id, name, isCurrent, actions, since: member.createdAt.getTime() };
}
