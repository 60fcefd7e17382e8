import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { customRoleOperateGrant } from '@portal/contract/rights/custom-role';
import { customGrantLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { customRoleGrants, customRoles } from '../../platform/session/custom-role.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { askerOf, mayOperateCustomGrant } from './custom-role.policy.ts';
import type { CustomGrantRow, CustomRoleRecord } from './custom-role.queries.ts';
import { requireOpinion } from './require-opinion.ts';

async function notify(
  tx: Db,
  { now, actor }: Context,
  { event, opinion: reason }: InputOf<typeof customRoleOperateGrant>,
  grant: CustomGrantRow,
  { id, name: role }: CustomRoleRecord,
): Promise<void> {
  const { userId, fromDay: from } = grant;
  const asking = askerOf(grant);
  if (event === 'approve')
    await sendMessage(tx, {
      eventCode: 'CUSTOM_ROLE_GRANTED',
      userIds: [userId],
      params: { role, from },
      link: paths.manageHome(),
      now,
    });
  if (event === 'revoke')
    await sendMessage(tx, {
      eventCode: 'CUSTOM_ROLE_REVOKED',
      userIds: [userId],
      params: { role, reason },
      link: paths.personPreserve(),
      now,
    });
  if (event === 'refuse' && asking !== null)
    await sendMessage(tx, {
      eventCode: 'CUSTOM_ROLE_REFUSED',
      userIds: [asking],
      params: { role, person: (await getUser(tx, actor.userId)).name, reason },
      link: paths.manageCustomRoles({ role: id }),
      now,
    });
}

/**
 * Grants a role as another administrator, refuses it, withdraws one's own request, or takes a role back at once.
 * @throws {AppError} 500404, 500409, 500012; 300002 for the requester and the future holder; 100002 without a reason
 */
export const operateCustomGrant: Verb<typeof customRoleOperateGrant> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { id, event, opinion } = operation;
    const grant = await lockVersion(tx, customRoleGrants, operation);
    const state = nextState(customGrantLifecycle.transitions, grant.state, event);
    if (!mayOperateCustomGrant(actor, grant, event))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.custom_role_own_change() });
    requireOpinion(customGrantLifecycle.needsReason[event], opinion);
    const [role] = await tx.select().from(customRoles).where(eq(customRoles.id, grant.roleId)).for('share');
    if (!role) throw notFound();
    if (event === 'approve' && role.isEnded)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_ended() });
    const isDecision = event === 'approve' || event === 'refuse';
    const decision = isDecision ? { decidedBy: actor.userId, decidedAt: now } : {};
    const { version } = await updateVersion(tx, ctx, customRoleGrants, id, { state, opinion, ...decision });
    await writeLog(tx, ctx, {
      event: `customRoleGrant.${event}`,
      entity: 'customRoleGrant',
      entityId: id,
      reason: opinion,
      before: { state: grant.state },
      after: { state, userId: grant.userId, roleName: role.name },
    });
    await notify(tx, ctx, operation, grant, role);
    return { state, version };
  });
