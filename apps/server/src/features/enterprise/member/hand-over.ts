import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { actFor, restartMember } from '../../identity/member.public.ts';
import { getUser } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { lockMembers, type Member } from './member.queries.ts';
import type { MemberTransition } from './member-transition.ts';
import { moveMember } from './move-member.ts';
import { membersLink } from './notify-members.ts';

/** Transfers the ownership to another member; the former owner becomes an administrator. @throws {AppError} 200009 */
export async function handOver(
  tx: Db,
  ctx: Context,
  { member, move, enterprise }: MemberTransition,
): Promise<Member> {
  const { actor, now } = ctx;
  await requireSecure(tx, ctx.clock, actor.sessionId);
  const { enterpriseId, userId } = member;
  const rows = await lockMembers(tx, enterpriseId, { memberId: member.id, alsoUserId: actor.userId });
  const owner = rows.find((row) => row.userId === actor.userId && row.memberRole === 'OWNER');
  if (!owner) throw notFound();
  // The order matters: an enterprise must never have two owners.
  await moveMember(tx, ctx, owner, { ...move, status: owner.status, memberRole: 'ADMIN' });
  const moved = await moveMember(tx, ctx, member, { ...move, memberRole: 'OWNER' });
  await actFor(tx, actor.userId, { enterpriseId, memberRole: 'ADMIN', auditStatus: actor.auditStatus });
  await restartMember(tx, { userId, enterpriseId });
  const from = await getUser(tx, actor.userId);
  const to = await getUser(tx, userId);
  await sendMessage(tx, {
    eventCode: 'OWNER_HANDED_OVER',
    enterpriseId,
    memberRoles: ['OWNER', 'ADMIN'],
    params: { enterprise, from: from.name, to: to.name },
    link: membersLink,
    now,
  });
  return moved;
}
