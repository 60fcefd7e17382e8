import type { loginByPhone } from '@portal/contract/identity/login';
import { inTransaction } from '../../../platform/database/database.ts';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { isRegistrationOpen } from '../../site/registration.public.ts';
import { logInPerson, openPerson } from '../account/open-person.public.ts';
import { listUsersByPhone } from '../account/user.queries.ts';
import { unknownPassword } from '../unknown-password.public.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';
import { clearAttempts } from './login-attempts.ts';
import { openUserSession } from './open-user-session.ts';

/**
 * Logs in with a code sent to the phone, which works even while wrong passwords have locked the name. The first code of
 * a number makes the account of a person.
 * @throws {AppError} 200003, 200004, 500011 PHONE_UNREGISTERED to the owner of an unknown number while registration is
 * closed
 */
export const logInByPhone: Verb<typeof loginByPhone> = async (ctx, { phoneNumber, verifyCode, name }) => {
  const { db } = ctx;
  const proven = await proveCode(db, ctx.clock, { phoneNumber, scenes: ['LOGIN'] }, verifyCode);
  const accounts = await listUsersByPhone(db, phoneNumber);
  const user = accounts.find(({ status }) => status === 'NORMAL') ?? accounts[0];
  if (!user) {
    if (!(await isRegistrationOpen(db))) throw explainedByPage('PHONE_UNREGISTERED');
    const passwordHash = await unknownPassword();
    const opened = await inTransaction(db, async (tx) => {
      await consumeCode(tx, ctx.clock, proven);
      return openPerson(tx, ctx, { phoneNumber, name, passwordHash });
    });
    return logInPerson(ctx, opened);
  }
  await consumeCode(db, ctx.clock, proven);
  await clearAttempts(db, user.loginName);
  return openUserSession(ctx, user, { isSecure: true });
};
