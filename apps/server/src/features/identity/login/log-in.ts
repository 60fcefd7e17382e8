import { phonePattern } from '@portal/contract/identity/fields';
import type { login } from '@portal/contract/identity/login';
import { retCodes } from '@portal/contract/ret-code';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { findUserByLoginName, listUsersByPhone } from '../account/user.queries.ts';
import type { UserRow } from '../user.public.ts';
import { type Attempt, clearAttempts, countAttempt } from './login-attempts.ts';
import { openUserSession } from './open-user-session.ts';

const credentialsWrong = ({ triesLeft }: Pick<Attempt, 'triesLeft'>): AppError =>
  new AppError(retCodes.CREDENTIALS_WRONG, { data: { triesLeft } });

/**
 * A login name begins with a letter, so it cannot be a number. If a number has several accounts, the one used last is
 * meant.
 */
async function findAccount(db: Db, name: string): Promise<UserRow | undefined> {
  if (!phonePattern.test(name)) return findUserByLoginName(db, name);
  const accounts = await listUsersByPhone(db, name);
  return accounts.find(({ status }) => status === 'NORMAL') ?? accounts[0];
}

/**
 * Logs in with the login name or phone number, and the password. Unknown names take the same path, so that neither the
 * answer nor its timing reveals them; attempts are counted by the text entered, so that they do not reveal which name
 * belongs to a number.
 * @throws {AppError} 200001, 200002 from the fifth wrong password on, 200004
 */
export const logIn: Verb<typeof login> = async (ctx, { loginName, password_sha: sha }) => {
  const { db } = ctx;
  const attempt = await countAttempt(db, ctx.clock, loginName);
  const user = await findAccount(db, loginName);
  const isRight = await ctx.passwords.matches(user?.passwordHash, sha);
  if (!user || !isRight) throw attempt.refusal(credentialsWrong(attempt));
  await clearAttempts(db, loginName);
  return openUserSession(ctx, user, { isSecure: false });
};
