import type { SessionCall } from '../../../platform/http/endpoints.ts';
import { sameAsOld } from '../account/move-phone.ts';
import { getUser } from '../user.public.ts';
import { type CodeDeps, sendCode } from '../verify-code/send-code.ts';

/**
 * Sends a code to the number an appeal asks for. Whether that has an account is told to its owner only, when the
 * appeal is handed in.
 * @throws {AppError} 200012 for the number the account has, 200008, 429001
 */
export async function sendAppealCode(
  deps: CodeDeps,
  { phoneNumber, sign }: { phoneNumber: string; sign: string },
  { actor, ip }: Pick<SessionCall<unknown>, 'actor' | 'ip'>,
) {
  const user = await getUser(deps.database.db, actor.userId);
  if (phoneNumber === user.phoneNumber) throw sameAsOld();
  return sendCode(deps, { phoneNumber, sign, scene: 'PHONE_APPEAL', ip });
}
