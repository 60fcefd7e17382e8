import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { type InvitedRole, type InviteRow, inviteStatusLabels } from '@portal/contract/invite/public';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { type Invite, inviteStatusOf, sendersActions } from '../../invite/invite-policy.public.ts';
import { mayWithdraw } from './enterprise-invite.kind.ts';
import type { SentInvite } from './sent.queries.ts';

// Every enterprise invitation has a role and a number.
const roleOf = ({ role }: Invite) => role as InvitedRole;
const phoneOf = ({ phoneNumber }: Invite) => maskPhone(phoneNumber ?? '');

/** The sending enterprise's view of an invitation. */
export function viewSentInvite({ invite, inviterName }: SentInvite, actor: Actor, now: Date): InviteRow {
  return {
    ...invite,
    inviteId: invite.id,
    inviterName,
    memberRole: roleOf(invite),
    phoneNumber: phoneOf(invite),
    status: inviteStatusOf(invite, now),
    createdAt: invite.createdAt.getTime(),
    expiresAt: invite.expiresAt.getTime(),
    answeredAt: invite.answeredAt?.getTime() ?? null,
    actions: sendersActions(invite, mayWithdraw(invite, actor), now),
  };
}

export const inviteColumns = (now: Date): SheetColumn<SentInvite>[] => [
  { head: '手机号', value: ({ invite }) => phoneOf(invite) },
  { head: '角色', width: 12, value: ({ invite }) => memberRoleLabels[roleOf(invite)]() },
  { head: '状态', width: 10, value: ({ invite }) => inviteStatusLabels[inviteStatusOf(invite, now)]() },
  { head: '邀请人', width: 14, value: ({ inviterName }) => inviterName },
  { head: '发出时间', width: 20, value: ({ invite }) => invite.createdAt },
  { head: '有效期至', width: 20, value: ({ invite }) => invite.expiresAt },
  { head: '答复时间', width: 20, value: ({ invite }) => invite.answeredAt },
];
