import type { phoneAppealSendVerifyCode } from '@portal/contract/identity/phone-appeal';
import type { Verb } from '../../../platform/http/context.ts';
import { sameAsOld } from '../account/move-phone.ts';
import { getUser } from '../user.public.ts';
import { sendCode } from '../verify-code/send-code.ts';

/**
 * Sends a code to the new number of an appeal. Whether the number has an account is revealed only to its holder, when
 * the appeal is submitted.
 * @throws {AppError} 200012 for the account's current number, 200008, 429001
 */
export const sendAppealCode: Verb<typeof phoneAppealSendVerifyCode> = async (ctx, { phoneNumber, sign }) => {
  const user = await getUser(ctx.db, ctx.actor.userId);
  if (phoneNumber === user.phoneNumber) throw sameAsOld();
  return sendCode(ctx, { phoneNumber, sign, scene: 'PHONE_APPEAL' });
};
