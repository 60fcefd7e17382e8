import {
  type memberOperate,
  memberTransitions,
  type OperatedMemberEvent,
} from '@portal/contract/enterprise/member';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { memberRightMissing } from '../../../platform/http/member-right-missing.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { restartMember } from '../../identity/member.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { decideOnJoining } from './decide-on-joining.ts';
import { handOver } from './hand-over.ts';
import { givableRoles, requireMemberRight } from './member.policy.ts';
import { findEnterpriseName, findNextActing, lockMembers, type Member } from './member.queries.ts';
import type { MemberTransition } from './member-transition.ts';
import { moveMember } from './move-member.ts';
import { boundLink } from './notify-members.ts';

/** @throws {AppError} 100002 without a role, 300002 for a role the caller may not grant */
function requireGivable(actor: Actor, { event, data: { memberRole } }: InputOf<typeof memberOperate>): void {
  if (event !== 'approve' && event !== 'changeRole') return;
  if (memberRole === undefined)
    throw fieldsRefused({ 'data.memberRole': m.fault_choose({ field: m.field_role() }) });
  if (!givableRoles(actor).includes(memberRole)) throw memberRightMissing(actor);
}

async function changeRole(
  tx: Db,
  ctx: Context,
  { member, move, enterprise }: MemberTransition,
): Promise<Member> {
  const moved = await moveMember(tx, ctx, member, move);
  const { userId, enterpriseId, memberRole } = moved;
  await restartMember(tx, { userId, enterpriseId });
  await sendMessage(tx, {
    eventCode: 'MEMBER_ROLE_CHANGED',
    userIds: [userId],
    link: boundLink,
    now: ctx.now,
    params: { enterprise, role: memberRole },
  });
  return moved;
}

async function remove(tx: Db, ctx: Context, { member, move, enterprise }: MemberTransition): Promise<Member> {
  const moved = await moveMember(tx, ctx, member, move);
  const { userId, enterpriseId } = moved;
  await restartMember(tx, { userId, enterpriseId }, await findNextActing(tx, userId, enterpriseId));
  const message = { eventCode: 'MEMBER_REMOVED', params: { enterprise } } as const;
  await sendMessage(tx, { ...message, userIds: [userId], link: boundLink, now: ctx.now });
  return moved;
}

const applyEffect: Record<
  OperatedMemberEvent,
  (tx: Db, ctx: Context, transition: MemberTransition) => Promise<Member>
> = { approve: decideOnJoining, refuse: decideOnJoining, changeRole, handOver, remove };

/**
 * Applies an owner's or administrator's action to a member of their enterprise.
 * @throws {AppError} 500404, 500409, 500012, 300002, 200009, 100002
 */
export const operateMember: Verb<typeof memberOperate> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor } = ctx;
    const { id, event, version, data } = operation;
    const enterpriseId = actor.enterpriseId ?? '';
    const rows = await lockMembers(tx, enterpriseId, { memberId: id, alsoUserId: actor.userId });
    const member = rows.find((row) => row.id === id);
    const isMember = rows.some(({ userId, status }) => userId === actor.userId && status === 'ACTIVE');
    if (!member || !isMember) throw notFound();
    requireVersion(member, version);
    const status = nextState(memberTransitions, member.status, event);
    requireMemberRight(actor, member, event);
    requireGivable(actor, operation);
    const { memberRole = member.memberRole, reason } = data;
    const enterprise = await findEnterpriseName(tx, enterpriseId);
    const move = { event, status, memberRole, reason };
    const moved = await applyEffect[event](tx, ctx, { member, move, enterprise });
    return { status: moved.status, memberRole: moved.memberRole, version: moved.version };
  });
