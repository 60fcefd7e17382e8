import type { MemberStatus } from '@portal/contract/enterprise-member';
import { memberTransitions } from '@portal/contract/enterprise-member';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { actFor } from '../../identity/member.public.ts';
import { getUser } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { mayLeave } from './member.policy.ts';
import { findEnterpriseName, findNextActing, lockOwnMember, type Member } from './member.queries.ts';
import { moveMember } from './move-member.ts';
import { membersLink, recordJoin } from './notify-members.ts';

interface OwnStep {
  moved: Member;
  enterprise: string;
  person: string;
  now: Date;
}

/** His sessions go on with the next of his enterprises, or with none. */
async function afterLeaving(tx: Db, { moved, enterprise, person, now }: OwnStep): Promise<void> {
  const { userId, enterpriseId } = moved;
  const user = await getUser(tx, userId);
  if (user.enterpriseId === enterpriseId)
    await actFor(tx, userId, await findNextActing(tx, userId, enterpriseId));
  await sendMessage(tx, {
    eventCode: 'MEMBER_LEFT',
    enterpriseId,
    memberRoles: ['OWNER', 'ADMIN'],
    params: { person, enterprise },
    link: membersLink,
    now,
  });
}

const afterCancelling = (tx: Db, { moved, enterprise, person, now }: OwnStep): Promise<void> =>
  recordJoin(tx, {
    member: moved,
    enterprise,
    state: 'WITHDRAWN',
    now,
    event: { event: 'withdraw', by: { name: person } },
  });

/**
 * Leaves an enterprise, or takes the request to join it back.
 * @throws {AppError} 500404, 500409, 500012, 300002 for an owner
 */
export async function operateOwnMembership(
  ctx: Context,
  { id, event, version }: { id: string; event: 'leave' | 'cancel'; version: number },
): Promise<{ status: MemberStatus; version: number }> {
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const member = await lockOwnMember(tx, id, userId);
    if (!member) throw notFound();
    requireVersion(member, version);
    const status = nextState(memberTransitions, member.status, event);
    if (event === 'leave' && !mayLeave(member))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_leaves() });
    const moved = await moveMember(tx, ctx.clock, member, { event, status, source: ctx });
    const enterprise = await findEnterpriseName(tx, member.enterpriseId);
    const { name: person } = await getUser(tx, userId);
    const step = { moved, enterprise, person, now: ctx.now };
    await (event === 'leave' ? afterLeaving(tx, step) : afterCancelling(tx, step));
    return { status, version: moved.version };
  });
}
