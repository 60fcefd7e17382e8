import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { SessionCall } from '../../../platform/http/endpoints.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { dropOpenAppeal } from '../appeal/close-appeal.ts';
import { getUser } from '../user.public.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.ts';
import { type CodeDeps, sendCode } from '../verify-code/send-code.ts';
import { movePhone, requireFreePhone, sameAsOld } from './move-phone.ts';

interface PhoneCodeRequest {
  phoneNumber: string;
  isSend4NewPhone: '0' | '1';
  sign: string;
}

/**
 * Sends a code to the account's own number, or, once that was checked, to the new one. Whether the new number
 * has an account is told to its owner only, by {@link changePhone}.
 * @throws {AppError} 200009, 200012, 100002, 200008, 429001
 */
export async function sendPhoneCode(
  deps: CodeDeps,
  { phoneNumber, isSend4NewPhone, sign }: PhoneCodeRequest,
  { actor, ip }: Pick<SessionCall<unknown>, 'actor' | 'ip'>,
) {
  const { db } = deps.database;
  const user = await getUser(db, actor.userId);
  const isNew = isSend4NewPhone === '1';
  if (isNew) await requireSecure(db, deps.clock, actor.sessionId);
  if (isNew && phoneNumber === user.phoneNumber) throw sameAsOld();
  if (!isNew && phoneNumber !== user.phoneNumber) throw fieldsRefused({ phoneNumber: m.fault_other_phone() });
  return sendCode(deps, { phoneNumber, sign, scene: isNew ? 'PHONE_NEW' : 'PHONE_OLD', ip });
}

/**
 * Moves the account to a number whose code is given.
 * @throws {AppError} 200009, 200003, 200012
 */
export async function changePhone(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { phoneNumber, verifyCode }: { phoneNumber: string; verifyCode: string },
  source: LogSource & { actor: Actor },
): Promise<{ phoneNumber: string }> {
  const { userId, sessionId } = source.actor;
  await requireSecure(db, clock, sessionId);
  const user = await getUser(db, userId);
  const proven = await proveCode(db, clock, { phoneNumber, scenes: ['PHONE_NEW'] }, verifyCode);
  await requireFreePhone(db, user, phoneNumber);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await consumeCode(tx, clock, proven);
    await movePhone(tx, { user, phoneNumber, now, by: source.actor });
    await dropOpenAppeal(tx, userId, now, '已凭验证码更换手机号，申诉随之结束');
    const change = { before: { phoneNumber: user.phoneNumber }, after: { phoneNumber } };
    await writeLog(tx, clock, source, {
      event: 'user.changePhone',
      entity: 'user',
      entityId: userId,
      ...change,
    });
  });
  return { phoneNumber };
}
