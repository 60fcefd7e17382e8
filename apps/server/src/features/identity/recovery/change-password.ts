import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, refusedAt } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { clearAttempts, countAttempt } from '../login/login-attempts.ts';
import { consumeTicket } from '../ticket.public.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { chooseOwnAccount, chooseRecoveredAccount, type NamedAccount } from './choose-account.ts';

export interface PasswordChange extends NamedAccount {
  newPassword: string;
  oldPassword?: string | undefined;
  pwdTicket?: string | undefined;
}

async function requireOldPassword(
  ctx: Context<Actor | null>,
  user: UserRow,
  oldPassword: string | undefined,
): Promise<void> {
  if (oldPassword === undefined)
    throw new AppError(retCodes.PARAMETER_INVALID, {
      data: { fields: { oldPassword: m.fault_old_password_missing() } },
    });
  const attempt = await countAttempt(ctx.db, ctx.clock, user.loginName);
  const isRight = await ctx.passwords.matches(user.passwordHash, oldPassword);
  if (!isRight) throw attempt.refusal(refusedAt('oldPassword', retCodes.OLD_PASSWORD_WRONG));
}

async function storePassword(
  tx: Db,
  ctx: Context<Actor | null>,
  { user, passwordHash, source }: { user: UserRow; passwordHash: string; source: LogSource },
): Promise<void> {
  const now = ctx.now;
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordSetAt: now,
      updatedAt: now,
      updatedBy: user.id,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, user.id));
  await clearAttempts(tx, user.loginName);
  await endSessions(tx, { userId: user.id, except: source.actor?.sessionId }, 'PASSWORD');
  await sendMessage(tx, {
    eventCode: 'PASSWORD_CHANGED',
    userIds: [user.id],
    params: { time: now.getTime() },
    link: '/person-preserve',
    now,
  });
  await writeLog(tx, source, { event: 'user.changePassword', entity: 'user', entityId: user.id });
}

/**
 * Sets a new password for the holder of a recovery ticket, or for the session's own account with its old one.
 * @throws {AppError} 200005 without either, 200013, 200008, 200010, 200011, 200002, 500403 for another's account
 */
export async function changePassword(
  ctx: Context<Actor | null>,
  change: PasswordChange,
): Promise<{ done: true }> {
  const { database, passwords } = ctx;
  const { pwdTicket, newPassword } = change;
  const isRecovery = pwdTicket !== undefined;
  const user = isRecovery
    ? await chooseRecoveredAccount(ctx, pwdTicket, change)
    : await chooseOwnAccount(ctx, change);
  if (!isRecovery) await requireOldPassword(ctx, user, change.oldPassword);
  if (await passwords.matches(user.passwordHash, newPassword))
    throw refusedAt('newPassword', retCodes.PASSWORD_UNCHANGED);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(database.db, async (tx) => {
    if (isRecovery) await consumeTicket(tx, ctx.clock, 'PWD', pwdTicket);
    // A recovery is nobody's session, even if a token came along.
    await storePassword(tx, ctx, {
      user,
      passwordHash,
      source: isRecovery ? { ...ctx, actor: null } : ctx,
    });
  });
  return { done: true };
}
