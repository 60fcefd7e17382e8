import type { OperatorRole } from '@portal/contract/endpoint';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { users } from '../user.table.ts';
import { requireAnotherAdministrator } from './administrators.ts';

interface Revocation {
  userId: string;
  roleCode: OperatorRole;
  version: number;
  reason: string;
}

/**
 * Takes a role from an operator at once; his sessions must begin anew.
 * @throws {AppError} 500404 for who does not have it, 500409, 500012 for the last administrator
 */
export async function revokeRole(
  ctx: Context,
  { userId, roleCode, version, reason }: Revocation,
): Promise<{ roleCodes: OperatorRole[]; version: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user?.operatorRoles.includes(roleCode)) throw notFound();
    requireVersion(user, version);
    if (roleCode === 'OP_ADMIN') await requireAnotherAdministrator(tx, userId);
    const now = ctx.now;
    const roleCodes = user.operatorRoles.filter((held) => held !== roleCode);
    const set = { operatorRoles: roleCodes, version: version + 1, updatedAt: now };
    await tx
      .update(users)
      .set({ ...set, updatedBy: ctx.actor.userId })
      .where(eq(users.id, userId));
    await endSessions(tx, { userId }, 'ROLE_CHANGED');
    const params = { role: roleCode, reason };
    await sendMessage(tx, {
      eventCode: 'ROLE_REVOKED',
      userIds: [userId],
      params,
      link: '/person-preserve',
      now,
    });
    await writeLog(tx, ctx, {
      event: 'user.revokeRole',
      entity: 'user',
      entityId: userId,
      reason,
      before: { operatorRoles: user.operatorRoles },
      after: { operatorRoles: roleCodes },
    });
    return { roleCodes, version: set.version };
  });
}
