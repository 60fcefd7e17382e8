import type { ManagedUser, userQueryDetail } from '@portal/contract/identity/user-manage';
import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { heldRoleInfos } from '../../../platform/session/custom-role-names.ts';
import { isOpen } from '../../../platform/session/end-sessions.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { listEnterprisesOf } from '../account/user.queries.ts';
import { wordDevice } from '../account/word-device.ts';
import { deviceNameOf } from '../login/device-name.ts';
import { readAttempts } from '../login/login-attempts.ts';
import { listGrants } from '../role/role-grant.queries.ts';
import { viewGrant } from '../role/role-grant.view.ts';
import { getUser } from '../user.public.ts';
import { administratorActions } from './user.policy.ts';
import { viewUserRow } from './user-row.view.ts';

const loginsShown = 20;

async function listOpenSessions(db: Db, clock: Clock, userId: string): Promise<ManagedUser['sessions']> {
  const rows = await db
    .select({
      sessionId: sessions.id,
      deviceName: sessions.deviceName,
      viewedBy: sessions.viewedBy,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(clock)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    ...row,
    deviceName: wordDevice(row),
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
  }));
}

async function listLogins(db: Db, userId: string): Promise<ManagedUser['logins']> {
  const rows = await db
    .select({ at: operLogs.at, ip: operLogs.ip, userAgent: operLogs.userAgent })
    .from(operLogs)
    .where(and(eq(operLogs.userId, userId), eq(operLogs.event, 'user.login')))
    .orderBy(desc(operLogs.at), desc(operLogs.id))
    .limit(loginsShown);
  return rows.map(({ at, ip, userAgent }) => ({ at: at.getTime(), ip, deviceName: deviceNameOf(userAgent) }));
}

/** An administrator's view of an account. @throws {AppError} 500404 */
export const getManagedUser: Verb<typeof userQueryDetail> = async (ctx, { id }) => {
  const user = await getUser(ctx.db, id);
  const [open, logins, memberships, attempts, grants, held] = await Promise.all([
    listOpenSessions(ctx.db, ctx.clock, id),
    listLogins(ctx.db, id),
    listEnterprisesOf(ctx.db, id),
    readAttempts(ctx.db, ctx.clock, user.loginName),
    listGrants(ctx.db, { userId: id, pageNo: 1, pageSize: 20 }),
    heldRoleInfos(ctx.db, [id], ctx.now),
  ]);
  const { enterpriseName: _name, ...row } = viewUserRow({
    user,
    enterpriseName: null,
    held: held.get(id) ?? [],
  });
  const { phoneNumber, email, auditStatus, enterpriseId } = user;
  return {
    ...row,
    phoneNumber,
    email,
    auditStatus,
    logins,
    sessions: open,
    passwordSetAt: user.passwordSetAt.getTime(),
    failures: attempts.failures,
    lockedUntil: attempts.lockedUntil?.getTime() ?? null,
    enterprises: memberships.map((one) => ({ ...one, isCurrent: one.enterpriseId === enterpriseId })),
    roleGrants: grants.map((grant) => viewGrant(grant, ctx.actor)),
    actions: administratorActions(ctx.actor, user, {
      failures: attempts.failures,
      openSessions: open.length,
    }),
  };
};
