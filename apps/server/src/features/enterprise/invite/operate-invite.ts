import type { InviteEvent, inviteOperate } from '@portal/contract/invite';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { getUser, type UserRow } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { enterprises } from '../enterprise.table.ts';
import { actForFirst } from '../member/act-for-first.ts';
import { enterMember } from '../member/enter-member.ts';
import { membersLink } from '../member/notify-members.ts';
import { enterpriseInvites } from './enterprise-invite.table.ts';
import { mayWithdraw, nextInviteStatus, requireInvited } from './invite.policy.ts';
import { type Invite, lockInvite } from './invite.queries.ts';

/** For those who may not take an invitation back, it does not exist. */
function requireRight(invite: Invite, event: InviteEvent, actor: Actor, user: UserRow): void {
  if (event !== 'withdraw') requireInvited(invite, user);
  else if (!mayWithdraw(invite, actor)) throw notFound();
}

async function notifyInviter(tx: Db, invite: Invite, event: InviteEvent, user: UserRow, now: Date) {
  const { enterpriseId, inviterId, memberRole } = invite;
  const [row] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  const names = { person: user.name, enterprise: row?.name ?? '' };
  const message = { userIds: [inviterId], link: membersLink, now };
  if (event === 'decline')
    return sendMessage(tx, { ...message, eventCode: 'INVITE_DECLINED', params: names });
  const params = { ...names, role: memberRole };
  return sendMessage(tx, { ...message, eventCode: 'INVITE_ACCEPTED', params });
}

/** @throws {AppError} 500012 where the enterprise has left the park, or for present members */
async function join(tx: Db, ctx: WriteContext, invite: Invite, userId: string): Promise<void> {
  const { enterpriseId, memberRole } = invite;
  const [row] = await tx
    .select({ entryStatus: enterprises.entryStatus })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (row?.entryStatus !== 'PASSED') throw new AppError(retCodes.TRANSITION_REFUSED);
  const member = await enterMember(tx, ctx, { event: 'join', enterpriseId, userId, memberRole });
  await actForFirst(tx, member);
}

/**
 * Accepts, declines or withdraws an invitation.
 * @throws {AppError} 500404, 300002, 500409, 500012
 */
export const operateInvite: Verb<typeof inviteOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const invite = await lockInvite(tx, id);
    if (!invite) throw notFound();
    const user = await getUser(tx, actor.userId);
    requireRight(invite, event, actor, user);
    requireVersion(invite, version);
    const status = nextInviteStatus(invite, event, now);
    const moved = await moveState(tx, ctx, enterpriseInvites, invite, {
      entity: 'invite',
      event,
      set: { status, acceptedBy: event === 'accept' ? user.id : null, answeredAt: now },
      logged: (row) => ({ status: row.status }),
    });
    if (event === 'accept') await join(tx, ctx, invite, user.id);
    if (event !== 'withdraw') await notifyInviter(tx, invite, event, user, now);
    await invalidateTags(tx, ['invite']);
    return { status, version: moved.version };
  });
