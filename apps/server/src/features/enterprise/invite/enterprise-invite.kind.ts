import { type InvitedRole, invitedRoles } from '@portal/contract/invite/public';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import type { InviteKindSource, InviteOfKind } from '../../../feature/invite-kind.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sendMessage } from '../../message/message.public.ts';
import { enterprises } from '../enterprise.table.ts';
import { actForFirst } from '../member/act-for-first.ts';
import { enterMember } from '../member/enter-member.ts';
import { givableRoles } from '../member/member.policy.ts';
import { membersLink } from '../member/notify-members.ts';

async function findEnterprise(db: Db, id: string) {
  const [row] = await db
    .select({ name: enterprises.name, entryStatus: enterprises.entryStatus })
    .from(enterprises)
    .where(eq(enterprises.id, id));
  return row;
}

const roleOf = ({ role }: Pick<InviteOfKind, 'role'>): InvitedRole =>
  invitedRoles.find((known) => known === role) ?? 'STAFF';

/** Any member of the enterprise who may grant the role may withdraw the invitation. */
export const mayWithdraw = (
  invite: Pick<InviteOfKind, 'targetId' | 'role'>,
  actor: Pick<Actor, 'enterpriseId' | 'memberRole'>,
): boolean => actor.enterpriseId === invite.targetId && givableRoles(actor).includes(roleOf(invite));

/** Invitations to act for an enterprise. */
export const enterpriseInviteKind: InviteKindSource = {
  kind: 'ENTERPRISE_MEMBER',
  readTarget: async (db, id) => ({ name: (await findEnterprise(db, id))?.name ?? '', members: null }),
  mayWithdraw,
  async join(tx, ctx, invite, userId) {
    const enterpriseId = invite.targetId;
    if ((await findEnterprise(tx, enterpriseId))?.entryStatus !== 'PASSED')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const entry = { event: 'join', enterpriseId, userId, memberRole: roleOf(invite) } as const;
    await actForFirst(tx, await enterMember(tx, ctx, entry));
  },
  notify(tx, { invite, event, person, name, now }) {
    const message = { userIds: [invite.inviterId], link: membersLink, now };
    const names = { person, enterprise: name };
    return event === 'decline'
      ? sendMessage(tx, { ...message, eventCode: 'INVITE_DECLINED', params: names })
      : sendMessage(tx, {
          ...message,
          eventCode: 'INVITE_ACCEPTED',
          params: { ...names, role: roleOf(invite) },
        });
  },
};
