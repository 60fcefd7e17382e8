import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { customRoleEnd } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import {
  customRoleChanges,
  customRoleGrants,
  customRoles,
} from '../../platform/session/custom-role.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { holdersOf } from './custom-role.queries.ts';

/**
 * Ends a role at once; one administrator suffices, because it only takes rights away. What waits for approval lapses.
 * @throws {AppError} 500404, 500409, 500012 for a role that has ended
 */
export const endRole: Verb<typeof customRoleEnd> = (ctx, { id, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    const role = await lockVersion(tx, customRoles, { id, version });
    if (role.isEnded) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_ended() });
    const holders = await holdersOf(tx, id);
    const lapsed = { state: 'WITHDRAWN', updatedAt: now, updatedBy: actor.userId } as const;
    await tx
      .update(customRoleChanges)
      .set(lapsed)
      .where(and(eq(customRoleChanges.roleId, id), eq(customRoleChanges.state, 'PENDING')));
    await tx
      .update(customRoleGrants)
      .set(lapsed)
      .where(and(eq(customRoleGrants.roleId, id), eq(customRoleGrants.state, 'PENDING')));
    await tx
      .update(customRoleGrants)
      .set({ state: 'REVOKED', opinion: reason, updatedAt: now, updatedBy: actor.userId })
      .where(and(eq(customRoleGrants.roleId, id), eq(customRoleGrants.state, 'APPROVED')));
    const ended = await updateVersion(tx, ctx, customRoles, id, { isEnded: true });
    await writeLog(tx, ctx, {
      event: 'customRole.end',
      entity: 'customRole',
      entityId: id,
      reason,
      after: { roleName: role.name },
    });
    if (holders.length > 0)
      await sendMessage(tx, {
        eventCode: 'CUSTOM_ROLE_REVOKED',
        userIds: holders,
        params: { role: role.name, reason },
        link: paths.personPreserve(),
        now,
      });
    return { version: ended.version };
  });
