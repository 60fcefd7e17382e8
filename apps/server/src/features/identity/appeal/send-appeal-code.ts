import type { Context } from '../../../platform/http/context.ts';
import { sameAsOld } from '../account/move-phone.ts';
import { getUser } from '../user.public.ts';
import { sendCode } from '../verify-code/send-code.ts';

/**
 * Sends a code to the number an appeal asks for. Whether that has an account is told to its owner only, when the
 * appeal is handed in.
 * @throws {AppError} 200012 for the number the account has, 200008, 429001
 */
export async function sendAppealCode(
  ctx: Context,
  { phoneNumber, sign }: { phoneNumber: string; sign: string },
) {
  const user = await getUser(ctx.db, ctx.actor.userId);
  if (phoneNumber === user.phoneNumber) throw sameAsOld();
  return sendCode(ctx, { phoneNumber, sign, scene: 'PHONE_APPEAL', ip: ctx.ip });
}
