import type { LoginUser } from '@portal/contract/identity-fields';
import { retCodes } from '@portal/contract/ret-code';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findUserByLoginName } from '../account/user.queries.ts';
import type { PasswordCheck } from './hash-password.ts';
import { clearAttempts, countAttempt } from './login-attempts.ts';
import { type LoginCall, openUserSession } from './open-user-session.ts';

type LoginDeps = Pick<Deps, 'database' | 'clock'> & { passwords: PasswordCheck };

/**
 * Login by name and password. Names that nobody has take the same way, so that neither the answer nor its time
 * tells them apart.
 * @throws {AppError} 200001, 200002 from the fifth wrong password on, 200004
 */
export async function logIn(
  deps: LoginDeps,
  { loginName, password_sha: sha }: { loginName: string; password_sha: string },
  call: LoginCall,
): Promise<LoginUser> {
  const { db } = deps.database;
  const attempt = await countAttempt(db, deps.clock, loginName);
  const user = await findUserByLoginName(db, loginName);
  const isRight = await deps.passwords.matches(user?.passwordHash, sha);
  if (!user || !isRight) throw attempt.refusal(new AppError(retCodes.CREDENTIALS_WRONG));
  await clearAttempts(db, loginName);
  return openUserSession(deps, user, call, { isSecure: false });
}
