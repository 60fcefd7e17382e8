import { type roleGrantOperate, roleGrantTransitions } from '@portal/contract/identity/role-manage';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getUser } from '../user.public.ts';
import { users } from '../user.table.ts';
import { mayOperateGrant, type RoleGrantRow } from './role-grant.policy.ts';
import { roleGrants } from './role-grant.table.ts';

/** The new role takes effect at the next login. */
async function giveRole(tx: Db, ctx: WriteContext, { userId, roleCode }: RoleGrantRow): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user?.userType !== '900' || user.status !== 'NORMAL') throw new AppError(retCodes.TRANSITION_REFUSED);
  const operatorRoles = [...new Set([...user.operatorRoles, roleCode])];
  await updateVersion(tx, ctx, users, userId, { operatorRoles });
  await endSessions(tx, { userId }, 'ROLE_CHANGED');
}

async function notify(
  tx: Db,
  now: Date,
  grant: RoleGrantRow,
  { event, opinion }: InputOf<typeof roleGrantOperate>,
): Promise<void> {
  const { userId, roleCode: role } = grant;
  const asking = grant.handlerId ?? grant.createdBy;
  if (event === 'approve')
    await sendMessage(tx, {
      eventCode: 'ROLE_GRANTED',
      userIds: [userId],
      params: { role },
      link: paths.manageHome(),
      now,
    });
  if (event !== 'refuse' || asking === null) return;
  const params = { role, person: (await getUser(tx, userId)).name, reason: opinion };
  const link = paths.manageRoles({ tab: 'grants' });
  await sendMessage(tx, { eventCode: 'ROLE_REFUSED', userIds: [asking], params, link, now });
}

/**
 * Applies another administrator's decision on a role request, or its withdrawal by the requester.
 * @throws {AppError} 500404, 500409, 500012, 300002 for the requester and the future holder
 */
export const operateRoleGrant: Verb<typeof roleGrantOperate> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { id, event, opinion } = operation;
    const grant = await lockVersion(tx, roleGrants, operation);
    const state = nextState(roleGrantTransitions, grant.state, event);
    if (!mayOperateGrant(actor, grant, event))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_own_grant() });
    const decision = { state, opinion, decidedBy: actor.userId, decidedAt: now };
    const { version } = await updateVersion(tx, ctx, roleGrants, id, decision);
    if (event === 'approve') await giveRole(tx, ctx, grant);
    await notify(tx, now, grant, operation);
    await writeLog(tx, ctx, {
      event: `roleGrant.${event}`,
      entity: 'roleGrant',
      entityId: id,
      reason: opinion,
      before: { state: grant.state },
      after: { state, userId: grant.userId, roleCode: grant.roleCode },
    });
    return { state, version };
  });
