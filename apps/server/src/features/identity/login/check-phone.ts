import type { checkPhone as checkPhoneCall } from '@portal/contract/identity/login';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { secureSession } from '../../../platform/session/secure-session.ts';
import { listUsersByPhone } from '../account/user.queries.ts';
import type { CodeScene } from '../proof.table.ts';
import { issueTicket } from '../ticket.public.ts';
import { findUser } from '../user.public.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';

const scenes: CodeScene[] = ['LOGIN', 'REGISTER', 'PHONE_OLD'];

/**
 * Checks a code; a registration's code is left for the registration. For the caller's own number it secures the
 * session, for a number with an enterprise account it opens the application.
 * @throws {AppError} 200003
 */
export const checkPhone: Verb<typeof checkPhoneCall> = async (ctx, { phoneNumber, verifyCode }) => {
  const { db } = ctx;
  const proven = await proveCode(db, ctx.clock, { phoneNumber, scenes }, verifyCode);
  const accounts = await listUsersByPhone(db, phoneNumber);
  const applicant = accounts.find(({ userType }) => userType === '200');
  const caller = ctx.actor && (await findUser(db, ctx.actor.userId));
  const isOwn = caller?.phoneNumber === phoneNumber;
  return inTransaction(db, async (tx) => {
    if (proven.scene !== 'REGISTER') await consumeCode(tx, ctx.clock, proven);
    if (ctx.actor && isOwn) await secureSession(tx, ctx.clock, ctx.actor.sessionId);
    const issued = applicant && (await issueTicket(tx, ctx.clock, 'REG', applicant.id));
    return {
      registered: accounts.length > 0,
      SECURELOGIN: isOwn ? ('1' as const) : ('0' as const),
      regTicket: issued?.ticket ?? null,
    };
  });
};
