import { retCodes } from '@portal/contract/ret-code';
import type { RoleGrantEvent, RoleGrantState } from '@portal/contract/role-manage';
import { roleGrantTransitions } from '@portal/contract/role-manage';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getUser } from '../user.public.ts';
import { users } from '../user.table.ts';
import { mayOperateGrant, type RoleGrantRow } from './role-grant.policy.ts';
import { roleGrants } from './role-grant.table.ts';

interface Operation {
  id: string;
  event: RoleGrantEvent;
  version: number;
  opinion: string;
}

async function lockGrant(tx: Db, id: string, version: number): Promise<RoleGrantRow> {
  const grant = await lockVersion(tx, roleGrants, { id, version });
  return grant;
}

/** The new role counts from the next login on. */
async function giveRole(tx: Db, now: Date, { userId, roleCode }: RoleGrantRow, by: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user?.userType !== '900' || user.status !== 'NORMAL') throw new AppError(retCodes.TRANSITION_REFUSED);
  const operatorRoles = [...new Set([...user.operatorRoles, roleCode])];
  await tx
    .update(users)
    .set({ operatorRoles, updatedAt: now, updatedBy: by, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await endSessions(tx, { userId }, 'ROLE_CHANGED');
}

async function tell(tx: Db, now: Date, grant: RoleGrantRow, { event, opinion }: Operation): Promise<void> {
  const { userId, createdBy, roleCode: role } = grant;
  if (event === 'approve')
    await sendMessage(tx, {
      eventCode: 'ROLE_GRANTED',
      userIds: [userId],
      params: { role },
      link: '/manage/home',
      now,
    });
  if (event !== 'refuse' || createdBy === null) return;
  const params = { role, person: (await getUser(tx, userId)).name, reason: opinion };
  const link = '/manage/role?tab=grants';
  await sendMessage(tx, { eventCode: 'ROLE_REFUSED', userIds: [createdBy], params, link, now });
}

/**
 * Another administrator's decision on a requested role, or the requester's withdrawal.
 * @throws {AppError} 500404, 500409, 500012, 300002 for the requester and for who is to have the role
 */
export async function operateRoleGrant(
  ctx: Context,
  operation: Operation,
): Promise<{ state: RoleGrantState; version: number }> {
  const { id, event, opinion } = operation;
  const by = ctx.actor.userId;
  return inTransaction(ctx.db, async (tx) => {
    const grant = await lockGrant(tx, id, operation.version);
    const state = nextState(roleGrantTransitions, grant.state, event);
    if (!mayOperateGrant(ctx.actor, grant, event))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_own_grant() });
    const now = ctx.now;
    const version = grant.version + 1;
    await tx
      .update(roleGrants)
      .set({ state, opinion, decidedBy: by, decidedAt: now, updatedAt: now, updatedBy: by, version })
      .where(eq(roleGrants.id, id));
    if (event === 'approve') await giveRole(tx, now, grant, by);
    await tell(tx, now, grant, operation);
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
}
