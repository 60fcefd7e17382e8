import type { loginByPhone } from '@portal/contract/identity/login';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { listUsersByPhone } from '../account/user.queries.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';
import { clearAttempts } from './login-attempts.ts';
import { openUserSession } from './open-user-session.ts';

/**
 * Logs in with a code sent to the phone, which works even while wrong passwords have locked the name.
 * @throws {AppError} 200003, 200004, 500011 PHONE_UNREGISTERED to the owner of a number without an account
 */
export const logInByPhone: Verb<typeof loginByPhone> = async (ctx, { phoneNumber, verifyCode }) => {
  const { db } = ctx;
  const proven = await proveCode(db, ctx.clock, { phoneNumber, scenes: ['LOGIN'] }, verifyCode);
  const accounts = await listUsersByPhone(db, phoneNumber);
  const user = accounts.find(({ status }) => status === 'NORMAL') ?? accounts[0];
  if (!user) throw explainedByPage('PHONE_UNREGISTERED');
  await consumeCode(db, ctx.clock, proven);
  await clearAttempts(db, user.loginName);
  return openUserSession(ctx, user, { isSecure: true });
};
