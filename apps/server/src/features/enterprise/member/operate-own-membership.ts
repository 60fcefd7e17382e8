import { type memberOperateOwn, memberTransitions } from '@portal/contract/enterprise/member';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { actFor } from '../../identity/member.public.ts';
import { getUser } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { mayLeave } from './member.policy.ts';
import { findEnterpriseName, findNextActing, type Member } from './member.queries.ts';
import { moveMember } from './move-member.ts';
import { membersLink, recordJoin } from './notify-members.ts';

interface Leaving {
  moved: Member;
  enterprise: string;
  person: string;
  now: Date;
}

/** The sessions continue with the account's next enterprise, or with none. */
async function afterLeaving(tx: Db, { moved, enterprise, person, now }: Leaving): Promise<void> {
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

const afterCancelling = (tx: Db, { moved, enterprise, person, now }: Leaving): Promise<void> =>
  recordJoin(tx, {
    member: moved,
    enterprise,
    state: 'WITHDRAWN',
    now,
    event: { event: 'withdraw', by: { name: person } },
  });

/**
 * Leaves an enterprise, or withdraws a request to join it.
 * @throws {AppError} 500404, 500409, 500012, 300002 for an owner
 */
export const operateOwnMembership: Verb<typeof memberOperateOwn> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    const member = await lockVersion(
      tx,
      enterpriseMembers,
      { id, version },
      eq(enterpriseMembers.userId, userId),
    );
    const status = nextState(memberTransitions, member.status, event);
    if (event === 'leave' && !mayLeave(member))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_leaves() });
    const moved = await moveMember(tx, ctx, member, { event, status });
    const enterprise = await findEnterpriseName(tx, member.enterpriseId);
    const { name: person } = await getUser(tx, userId);
    const leaving = { moved, enterprise, person, now: ctx.now };
    await (event === 'leave' ? afterLeaving(tx, leaving) : afterCancelling(tx, leaving));
    return { status, version: moved.version };
  });
