import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { getUser } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { actForFirst } from './act-for-first.ts';
import type { Member } from './member.queries.ts';
import type { MemberTransition } from './member-transition.ts';
import { moveMember } from './move-member.ts';
import { boundLink, recordJoin } from './notify-members.ts';

/** Accepts or refuses a request to join. @throws {AppError} 100002 for a refusal without a reason */
export async function decideOnJoining(
  tx: Db,
  ctx: Context,
  { member, move, enterprise }: MemberTransition,
): Promise<Member> {
  const { actor, now } = ctx;
  const { event, reason = '' } = move;
  const isLetIn = event === 'approve';
  if (!isLetIn && reason.length < 2)
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
  const moved = await moveMember(
    tx,
    ctx,
    member,
    isLetIn ? move : { ...move, memberRole: member.memberRole },
  );
  const { userId } = moved;
  if (isLetIn) await actForFirst(tx, moved);
  const { name } = await getUser(tx, actor.userId);
  await recordJoin(tx, {
    member: moved,
    enterprise,
    state: isLetIn ? 'PASSED' : 'REFUSED',
    now,
    event: { event: isLetIn ? 'approve' : 'refuse', params: { reason }, by: { name } },
  });
  const message = { userIds: [userId], link: boundLink, now };
  if (isLetIn) await sendMessage(tx, { ...message, eventCode: 'JOIN_PASSED', params: { enterprise } });
  else await sendMessage(tx, { ...message, eventCode: 'JOIN_REJECTED', params: { enterprise, reason } });
  return moved;
}
