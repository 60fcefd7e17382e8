import type { login } from '@portal/contract/identity-login';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { findUserByLoginName } from '../account/user.queries.ts';
import { clearAttempts, countAttempt } from './login-attempts.ts';
import { openUserSession } from './open-user-session.ts';

/**
 * Login by name and password. Unknown names take the same path, so that neither the answer nor its time gives
 * them away.
 * @throws {AppError} 200001, 200002 from the fifth wrong password on, 200004
 */
export const logIn: Verb<typeof login> = async (ctx, { loginName, password_sha: sha }) => {
  const { db } = ctx;
  const attempt = await countAttempt(db, ctx.clock, loginName);
  const user = await findUserByLoginName(db, loginName);
  const isRight = await ctx.passwords.matches(user?.passwordHash, sha);
  if (!user || !isRight) throw attempt.refusal(new AppError(retCodes.CREDENTIALS_WRONG));
  await clearAttempts(db, loginName);
  return openUserSession(ctx, user, { isSecure: false });
};
