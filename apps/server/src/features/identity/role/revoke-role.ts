import type { roleRevoke } from '@portal/contract/identity/role-manage';
import { paths } from '@portal/contract/paths';
import { arrayContains } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { users } from '../user.table.ts';
import { requireAnotherAdministrator } from './administrators.public.ts';

/**
 * Revokes an operator's role at once and ends their sessions.
 * @throws {AppError} 500404 for operators without the role, 500409, 500012 for the last administrator
 */
export const revokeRole: Verb<typeof roleRevoke> = (ctx, { userId, roleCode, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const hasRole = arrayContains(users.operatorRoles, [roleCode]);
    const user = await lockVersion(tx, users, { id: userId, version }, hasRole);
    if (roleCode === 'OP_ADMIN') await requireAnotherAdministrator(tx, userId);
    const operatorRoles = user.operatorRoles.filter((held) => held !== roleCode);
    const revoked = await updateVersion(tx, ctx, users, userId, { operatorRoles });
    await endSessions(tx, { userId }, 'ROLE_CHANGED');
    const params = { role: roleCode, reason };
    await sendMessage(tx, {
      eventCode: 'ROLE_REVOKED',
      userIds: [userId],
      params,
      link: paths.personPreserve(),
      now: ctx.now,
    });
    await writeLog(tx, ctx, {
      event: 'user.revokeRole',
      entity: 'user',
      entityId: userId,
      reason,
      before: { operatorRoles: user.operatorRoles },
      after: { operatorRoles },
    });
    return { roleCodes: operatorRoles, version: revoked.version };
  });
