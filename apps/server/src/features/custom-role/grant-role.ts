import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { customRoleGrant } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { customRoleGrants, customRoles } from '../../platform/session/custom-role.table.ts';
import { listOtherAdministrators } from '../identity/role/administrators.public.ts';
import { findUser, getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';

/**
 * Requests a role for an operator, which another administrator grants.
 * @throws {AppError} 500404, 500012 for a role that is not in force, 100002 for people who cannot get it
 */
export const grantRole: Verb<typeof customRoleGrant> = (ctx, { id: roleId, data, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    const [role] = await tx.select().from(customRoles).where(eq(customRoles.id, roleId)).for('share');
    if (!role) throw notFound();
    if (role.isEnded) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_ended() });
    if (!role.content)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_not_in_force() });
    const { userId, from: fromDay, until: untilDay } = data;
    if (userId === actor.userId) throw fieldsRefused({ 'data.userId': m.custom_role_not_yourself() });
    const user = await findUser(tx, userId);
    if (user?.userType !== '900' || user.status !== 'NORMAL')
      throw fieldsRefused({ 'data.userId': m.custom_role_not_operator() });
    const id = ulid(now.getTime());
    const values = { id, roleId, userId, fromDay, untilDay, reason };
    const entered = await tx
      .insert(customRoleGrants)
      .values({ ...values, createdAt: now, createdBy: actor.userId, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: customRoleGrants.id });
    if (entered.length === 0) throw fieldsRefused({ 'data.userId': m.custom_role_has_it() });
    await writeLog(tx, ctx, {
      event: 'customRoleGrant.submit',
      entity: 'customRoleGrant',
      entityId: id,
      reason,
      after: { roleName: role.name, userId, fromDay, untilDay, state: 'PENDING' },
    });
    await sendMessage(tx, {
      eventCode: 'CUSTOM_ROLE_REQUESTED',
      userIds: (await listOtherAdministrators(tx, actor.userId))
        .map(({ id: other }) => other)
        .filter((other) => other !== userId),
      params: {
        role: role.name,
        holder: user.name,
        person: (await getUser(tx, actor.userId)).name,
        reason,
      },
      link: paths.manageCustomRoles({ role: roleId }),
      now,
    });
    return { id, version: 1 };
  });
