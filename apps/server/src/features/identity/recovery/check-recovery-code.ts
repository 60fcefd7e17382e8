import type { recoveryCheckVerifyCode } from '@portal/contract/identity/recovery';
import { inTransaction } from '../../../platform/database/database.ts';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { listUsersByPhone } from '../account/user.queries.ts';
import { issueTicket } from '../ticket.public.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';

/**
 * Exchanges a recovery code for a ticket. Receiving the code proves the number's ownership, so its accounts may be
 * shown.
 * @throws {AppError} 200003, 500011 PHONE_UNREGISTERED
 */
export const checkRecoveryCode: Verb<typeof recoveryCheckVerifyCode> = async (
  ctx,
  { phoneNumber, verifyCode },
) => {
  const proven = await proveCode(ctx.db, ctx.clock, { phoneNumber, scenes: ['RECOVER'] }, verifyCode);
  const accounts = await listUsersByPhone(ctx.db, phoneNumber);
  if (accounts.length === 0) throw explainedByPage('PHONE_UNREGISTERED');
  return inTransaction(ctx.db, async (tx) => {
    await consumeCode(tx, ctx.clock, proven);
    const { ticket, expiresAt } = await issueTicket(tx, ctx.clock, 'PWD', phoneNumber);
    return {
      pwdTicket: ticket,
      expiresAt: expiresAt.getTime(),
      accounts: accounts.map(({ id, userAccId, loginName, userType }) => ({
        userId: id,
        userAccId,
        loginName,
        userType,
      })),
    };
  });
};
