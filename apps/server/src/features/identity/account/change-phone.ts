import type { phoneSendVerifyCode, updateMobilePhone } from '@portal/contract/identity/phone';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { dropOpenAppeal } from '../appeal/close-appeal.ts';
import { getUser } from '../user.public.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';
import { sendCode } from '../verify-code/send-code.ts';
import { movePhone, requireFreePhone, sameAsOld } from './move-phone.ts';

/**
 * Sends a code to the account's own number or, once that is verified, to the new one. Only {@link changePhone} reveals
 * whether the new number has an account, and only to its owner.
 * @throws {AppError} 200009, 200012, 100002, 200008, 429001
 */
export const sendPhoneCode: Verb<typeof phoneSendVerifyCode> = async (
  ctx,
  { phoneNumber, isSend4NewPhone, sign },
) => {
  const { db } = ctx;
  const user = await getUser(db, ctx.actor.userId);
  const isNew = isSend4NewPhone === '1';
  if (isNew) await requireSecure(db, ctx.clock, ctx.actor.sessionId);
  if (isNew && phoneNumber === user.phoneNumber) throw sameAsOld();
  if (!isNew && phoneNumber !== user.phoneNumber) throw fieldsRefused({ phoneNumber: m.fault_other_phone() });
  return sendCode(ctx, { phoneNumber, sign, scene: isNew ? 'PHONE_NEW' : 'PHONE_OLD' });
};

/**
 * Moves the account to a new number, which the code proves.
 * @throws {AppError} 200009, 200003, 200012
 */
export const changePhone: Verb<typeof updateMobilePhone> = async (ctx, { phoneNumber, verifyCode }) => {
  const { userId, sessionId } = ctx.actor;
  await requireSecure(ctx.db, ctx.clock, sessionId);
  const user = await getUser(ctx.db, userId);
  const proven = await proveCode(ctx.db, ctx.clock, { phoneNumber, scenes: ['PHONE_NEW'] }, verifyCode);
  await requireFreePhone(ctx.db, user, phoneNumber);
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now;
    await consumeCode(tx, ctx.clock, proven);
    await movePhone(tx, { user, phoneNumber, now, by: ctx.actor });
    await dropOpenAppeal(tx, userId, now, 'moveByCode');
    const change = { before: { phoneNumber: user.phoneNumber }, after: { phoneNumber } };
    await writeLog(tx, ctx, {
      event: 'user.changePhone',
      entity: 'user',
      entityId: userId,
      ...change,
    });
  });
  return { phoneNumber };
};
