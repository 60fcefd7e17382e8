import { retCodes } from '@portal/contract/ret-code';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { chinaMinuteOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { MemberCall } from '../../../platform/http/endpoints.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getUser, type UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.ts';
import { type CodeDeps, sendCode } from '../verify-code/send-code.ts';

interface PhoneCodeRequest {
  phoneNumber: string;
  isSend4NewPhone: '0' | '1';
  sign: string;
}

const sameAsOld = () => new AppError(retCodes.PHONE_IN_USE, { retMsg: '新手机号不能与原手机号相同' });

/**
 * Sends a code to the account's own number, or, once that was checked, to the new one. Whether the new number
 * has an account is told to its owner only, by {@link changePhone}.
 * @throws {AppError} 200009, 200012, 100002, 200008, 429001
 */
export async function sendPhoneCode(
  deps: CodeDeps,
  { phoneNumber, isSend4NewPhone, sign }: PhoneCodeRequest,
  { actor, ip }: Pick<MemberCall<unknown>, 'actor' | 'ip'>,
) {
  const { db } = deps.database;
  const user = await getUser(db, actor.userId);
  const isNew = isSend4NewPhone === '1';
  if (isNew) await requireSecure(db, deps.clock, actor.sessionId);
  if (isNew && phoneNumber === user.phoneNumber) throw sameAsOld();
  if (!isNew && phoneNumber !== user.phoneNumber)
    throw fieldsRefused({ phoneNumber: '手机号与当前账号不一致' });
  return sendCode(deps, { phoneNumber, sign, scene: isNew ? 'PHONE_NEW' : 'PHONE_OLD', ip });
}

async function requireFreePhone(tx: Db, user: UserRow, phoneNumber: string): Promise<void> {
  if (phoneNumber === user.phoneNumber) throw sameAsOld();
  const holders = await tx.$count(
    users,
    and(eq(users.phoneNumber, phoneNumber), eq(users.userType, user.userType), ne(users.status, 'CANCELLED')),
  );
  if (holders > 0) throw new AppError(retCodes.PHONE_IN_USE);
}

/**
 * Moves the account to a number whose code is given.
 * @throws {AppError} 200009, 200003, 200012
 */
export async function changePhone(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { phoneNumber, verifyCode }: { phoneNumber: string; verifyCode: string },
  source: AuditSource & { actor: Actor },
): Promise<{ phoneNumber: string }> {
  const { userId, sessionId } = source.actor;
  await requireSecure(db, clock, sessionId);
  const user = await getUser(db, userId);
  const proven = await proveCode(db, clock, { phoneNumber, scenes: ['PHONE_NEW'] }, verifyCode);
  await requireFreePhone(db, user, phoneNumber);
  await inTransaction(db, async (tx) => {
    // One change to a number at a time, or two accounts could pass the check above together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phoneNumber}`}, 0))`);
    await requireFreePhone(tx, user, phoneNumber);
    await consumeCode(tx, clock, proven);
    const now = clock.now();
    // Before the change: the old number is to know.
    await sendMessage(tx, {
      ...{ eventCode: 'PHONE_CHANGED', userIds: [userId], link: '/person-preserve', now },
      params: { time: chinaMinuteOf(now), phone: maskPhone(phoneNumber) },
    });
    await tx
      .update(users)
      .set({ phoneNumber, updatedAt: now, updatedBy: userId, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
    await endSessions(tx, { userId, except: sessionId }, 'PASSWORD');
    const change = { before: { phoneNumber: user.phoneNumber }, after: { phoneNumber } };
    await writeAudit(tx, clock, source, {
      event: 'user.changePhone',
      entity: 'user',
      entityId: userId,
      ...change,
    });
  });
  return { phoneNumber };
}
