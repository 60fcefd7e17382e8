import type { changePassword as changePasswordCall } from '@portal/contract/identity/recovery';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, refusedAt } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { countAttempt } from '../login/login-attempts.ts';
import { consumeTicket } from '../ticket.public.ts';
import type { UserRow } from '../user.public.ts';
import { chooseOwnAccount, chooseRecoveredAccount } from './choose-account.ts';
import { storePassword } from './store-password.ts';

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

/**
 * Sets a new password for the holder of a recovery ticket, or for the session's own account with the old password.
 * @throws {AppError} 200005 without either, 200013, 200008, 200010, 200011, 200002, 500403 for another account
 */
export const changePassword: Verb<typeof changePasswordCall> = async (ctx, change) => {
  const { pwdTicket, newPassword } = change;
  const isRecovery = pwdTicket !== undefined;
  const user = isRecovery
    ? await chooseRecoveredAccount(ctx, pwdTicket, change)
    : await chooseOwnAccount(ctx, change);
  if (!isRecovery) await requireOldPassword(ctx, user, change.oldPassword);
  if (await ctx.passwords.matches(user.passwordHash, newPassword))
    throw refusedAt('newPassword', retCodes.PASSWORD_UNCHANGED);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx.db, async (tx) => {
    if (isRecovery) await consumeTicket(tx, ctx.clock, 'PWD', pwdTicket);
    // A recovery is logged without an actor, even if the call has a token.
    await storePassword(tx, isRecovery ? { ...ctx, actor: null } : ctx, user, {
      passwordHash,
      event: 'user.changePassword',
    });
  });
  return { done: true };
};
