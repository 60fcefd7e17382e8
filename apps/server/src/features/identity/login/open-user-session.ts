import type { LoginUser } from '@portal/contract/identity/fields';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { heldRoleInfos } from '../../../platform/session/custom-role-names.ts';
import { keepLatestSessions } from '../../../platform/session/end-sessions.ts';
import { secureFrom } from '../../../platform/session/secure-session.ts';
import { openSession } from '../../../platform/session/sessions.ts';
import { findMemberRole } from '../account/user.queries.ts';
import { identityOf, viewLoginUser } from '../account/user.view.ts';
import { returnToAccount } from '../cancel/keep-account.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { deviceNameOf } from './device-name.ts';
import { notifyOfNewDevice } from './notify-of-new-device.ts';

const maxSessions = 10;

/**
 * Opens a session for an authenticated account and puts the token into the answer. A login withdraws a request to end
 * the account.
 * @throws {AppError} 200004 for an account that is frozen or has ended
 */
export async function openUserSession(
  ctx: Context<Actor | null>,
  user: UserRow,
  { isSecure }: { isSecure: boolean },
): Promise<LoginUser> {
  if (user.status !== 'NORMAL') throw new AppError(retCodes.LOGIN_REFUSED);
  const now = ctx.now;
  const memberRole = await findMemberRole(ctx.db, user);
  const identity = identityOf(user, memberRole);
  const device = {
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 300),
    deviceName: deviceNameOf(ctx.userAgent),
  };
  const secureUntil = isSecure ? secureFrom(now) : null;
  const { token } = await inTransaction(ctx.db, async (tx) => {
    const [current] = await tx
      .update(users)
      .set({ lastLoginAt: now })
      .where(and(eq(users.id, user.id), eq(users.status, 'NORMAL')))
      .returning();
    if (!current) throw new AppError(retCodes.LOGIN_REFUSED);
    await notifyOfNewDevice(tx, { userId: user.id, deviceName: device.deviceName, now });
    const opened = await openSession(tx, ctx.clock, identity, device, { secureUntil });
    await keepLatestSessions(tx, ctx.clock, user.id, maxSessions);
    const own = { ...ctx, actor: { ...identity, sessionId: opened.sessionId } };
    if (current.cancelAt) await returnToAccount(tx, own, current);
    await writeLog(tx, own, { event: 'user.login', entity: 'user', entityId: user.id });
    return opened;
  });
  ctx.answerToken(token);
  const held = await heldRoleInfos(ctx.db, [user.id], now);
  return viewLoginUser(user, memberRole, { isSecure, held: held.get(user.id) ?? [] });
}
