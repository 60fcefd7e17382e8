import { type InviteDetail, type InviteRow, inviteStatusLabels } from '@portal/contract/invite';
import { memberRoleLabels } from '@portal/contract/role-labels';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { answersTo, inviteStatusOf, isInvited, sendersActions } from './invite.policy.ts';
import type { ShownInvite } from './invite.queries.ts';

/** An invitation for anybody who has its link. */
export function viewInvite(
  { invite, inviterName, enterpriseName }: ShownInvite,
  user: UserRow | null,
  now: Date,
): InviteDetail {
  return {
    ...invite,
    inviteId: invite.id,
    enterpriseName,
    inviterName,
    phoneTail: invite.phoneNumber.slice(-4),
    status: inviteStatusOf(invite, now),
    createdAt: invite.createdAt.getTime(),
    expiresAt: invite.expiresAt.getTime(),
    isForCaller: user && isInvited(invite, user),
    actions: answersTo(invite, user, now),
  };
}

/** An invitation for the enterprise that sent it. */
export function viewSentInvite({ invite, inviterName }: ShownInvite, actor: Actor, now: Date): InviteRow {
  return {
    ...invite,
    inviteId: invite.id,
    inviterName,
    phoneNumber: maskPhone(invite.phoneNumber),
    status: inviteStatusOf(invite, now),
    createdAt: invite.createdAt.getTime(),
    expiresAt: invite.expiresAt.getTime(),
    answeredAt: invite.answeredAt?.getTime() ?? null,
    actions: sendersActions(invite, actor, now),
  };
}

export const inviteColumns = (now: Date): SheetColumn<ShownInvite>[] => [
  { head: '手机号', value: ({ invite }) => maskPhone(invite.phoneNumber) },
  { head: '角色', width: 12, value: ({ invite }) => memberRoleLabels[invite.memberRole]() },
  { head: '状态', width: 10, value: ({ invite }) => inviteStatusLabels[inviteStatusOf(invite, now)]() },
  { head: '邀请人', width: 14, value: ({ inviterName }) => inviterName },
  { head: '发出时间', width: 20, value: ({ invite }) => invite.createdAt },
  { head: '有效期至', width: 20, value: ({ invite }) => invite.expiresAt },
  { head: '答复时间', width: 20, value: ({ invite }) => invite.answeredAt },
];
