import type { LoginUser } from '@portal/contract/identity-fields';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/endpoints.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
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

export type LoginCall = Pick<Call<unknown>, 'ip' | 'userAgent' | 'answerToken'>;

/**
 * Logs an account in that has proven itself, and puts the token into the answer. One that was to end goes on.
 * @throws {AppError} 200004 for one that is frozen or has ended
 */
export async function openUserSession(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  user: UserRow,
  { ip, userAgent, answerToken }: LoginCall,
  { isSecure }: { isSecure: boolean },
): Promise<LoginUser> {
  if (user.status !== 'NORMAL') throw new AppError(retCodes.LOGIN_REFUSED);
  const now = clock.now();
  const memberRole = await findMemberRole(database.db, user);
  const identity = identityOf(user, memberRole);
  const device = { ip, userAgent: userAgent.slice(0, 300), deviceName: deviceNameOf(userAgent) };
  const secureUntil = isSecure ? secureFrom(now) : null;
  const { token } = await inTransaction(database.db, async (tx) => {
    const [current] = await tx
      .update(users)
      .set({ lastLoginAt: now })
      .where(and(eq(users.id, user.id), eq(users.status, 'NORMAL')))
      .returning();
    if (!current) throw new AppError(retCodes.LOGIN_REFUSED);
    await notifyOfNewDevice(tx, { userId: user.id, deviceName: device.deviceName, now });
    const opened = await openSession(tx, clock, identity, device, { secureUntil });
    await keepLatestSessions(tx, clock, user.id, maxSessions);
    const source = { actor: { ...identity, sessionId: opened.sessionId }, ip, userAgent };
    if (current.cancelAt) await returnToAccount(tx, clock, current, source);
    await writeLog(tx, clock, source, { event: 'user.login', entity: 'user', entityId: user.id });
    return opened;
  });
  answerToken(token);
  return viewLoginUser(user, memberRole, { isSecure });
}
