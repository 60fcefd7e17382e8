import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { customRoleOperate } from '@portal/contract/rights/custom-role';
import { roleChangeLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { customRoleChanges, customRoles } from '../../platform/session/custom-role.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { logOfContent } from './custom-role.log.ts';
import { askerOf, mayOperateChange } from './custom-role.policy.ts';
import { holdersOf, type RoleChangeRow } from './custom-role.queries.ts';
import { requireNameFree, requirePlaces } from './propose-role.ts';
import { requireOpinion } from './require-opinion.ts';

/** Puts a change into force: the next call of every holder follows it, on all copies of the server. */
async function putInForce(tx: Db, ctx: Context, { roleId, content }: RoleChangeRow): Promise<void> {
  await takeTurn(tx, 'custom-role:names');
  await requirePlaces(tx, content, 'opinion');
  const [role] = await tx.select().from(customRoles).where(eq(customRoles.id, roleId)).for('update');
  if (!role || role.isEnded)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_ended() });
  await requireNameFree(tx, content.name, roleId, 'opinion');
  await updateVersion(tx, ctx, customRoles, roleId, { content, name: content.name });
}

/**
 * Applies another administrator's decision on a change of a role, or its withdrawal.
 * @throws {AppError} 500404, 500409, 500012; 300002 for who proposed it and for holders; 100002 without a reason
 */
export const operateChange: Verb<typeof customRoleOperate> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { id, event, opinion } = operation;
    const change = await lockVersion(tx, customRoleChanges, operation);
    const state = nextState(roleChangeLifecycle.transitions, change.state, event);
    const holders = await holdersOf(tx, change.roleId);
    if (!mayOperateChange(actor, change, event, holders))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.custom_role_own_change() });
    requireOpinion(roleChangeLifecycle.needsReason[event], opinion);
    const decision =
      event === 'withdraw' ? { state, opinion } : { state, opinion, decidedBy: actor.userId, decidedAt: now };
    const { version } = await updateVersion(tx, ctx, customRoleChanges, id, decision);
    if (event === 'approve') await putInForce(tx, ctx, change);
    await writeLog(tx, ctx, {
      event: `customRoleChange.${event}`,
      entity: 'customRoleChange',
      entityId: id,
      reason: opinion,
      before: { state: change.state },
      after: { state, ...(event === 'approve' ? logOfContent(change.content) : {}) },
    });
    const role = change.content.name;
    if (event === 'approve' && holders.length > 0)
      await sendMessage(tx, {
        eventCode: 'CUSTOM_ROLE_CHANGED',
        userIds: holders,
        params: { role },
        link: paths.manageHome(),
        now,
      });
    const asking = askerOf(change);
    if (event === 'refuse' && asking !== null)
      await sendMessage(tx, {
        eventCode: 'CUSTOM_ROLE_REFUSED',
        userIds: [asking],
        params: { role, person: (await getUser(tx, actor.userId)).name, reason: opinion },
        link: paths.manageCustomRoles({ role: change.roleId }),
        now,
      });
    return { state, version };
  });
