import {
  appealPurpose,
  appealWorkingDays,
  type phoneAppealSubmit,
} from '@portal/contract/identity/phone-appeal';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { requireFreePhone } from '../account/move-phone.ts';
import { clearAttempts, countAttempt } from '../login/login-attempts.ts';
import { getUser, lockUser, type UserRow } from '../user.public.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';
import { appealLink } from './close-appeal.ts';
import { appealLimit } from './phone-appeal.policy.ts';
import { countAppealsSince, findLatestAppeal } from './phone-appeal.queries.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

const isUnderWay = () => new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_appeal_open() });

/** The password prevents strangers at an unattended session from appealing. */
async function requirePassword(ctx: Context, user: UserRow, sha: string): Promise<void> {
  const attempt = await countAttempt(ctx.db, ctx.clock, user.loginName);
  if (!(await ctx.passwords.matches(user.passwordHash, sha)))
    throw attempt.refusal(fieldsRefused({ password_sha: m.fault_login_password_wrong() }));
  await clearAttempts(ctx.db, user.loginName);
}

/** Takes over a file the applicant uploaded as proof; their enterprise can no longer see it. */
async function takeProof(tx: Db, fileId: string, userId: string): Promise<void> {
  const taken = await tx
    .update(fileGroups)
    .set({ ownerEnterpriseId: null, visibility: 'owner' })
    .where(
      and(
        eq(fileGroups.id, fileId),
        eq(fileGroups.ownerUserId, userId),
        eq(fileGroups.purpose, appealPurpose),
      ),
    )
    .returning({ id: fileGroups.id });
  if (taken.length === 0) throw fieldsRefused({ proofFileId: m.fault_appeal_proof() });
}

async function requireMayAppeal(tx: Db, userId: string, now: Date): Promise<void> {
  if ((await findLatestAppeal(tx, userId))?.state === 'PENDING') throw isUnderWay();
  const since = new Date(now.getTime() - appealLimit.windowMs);
  if ((await countAppealsSince(tx, userId, since)) >= appealLimit.max)
    throw new AppError(retCodes.TOO_FREQUENT, { retMsg: m.refusal_appeals_often() });
}

/**
 * Submits an appeal: the code proves the new number, the password the applicant. The message to the old number lets its
 * holder stop an appeal they did not make.
 * @throws {AppError} 100002, 200003, 200012, 200002, 500012 while one is open, 429001
 */
export const submitAppeal: Verb<typeof phoneAppealSubmit> = async (
  ctx,
  { phoneNumber, verifyCode, password_sha, reason, proofFileId = '' },
) => {
  const { db, clock, now } = ctx;
  const { userId } = ctx.actor;
  await requirePassword(ctx, await getUser(db, userId), password_sha);
  const scenes = ['PHONE_APPEAL'] as const;
  const proven = await proveCode(db, clock, { phoneNumber, scenes }, verifyCode);
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    await requireMayAppeal(tx, userId, now);
    await requireFreePhone(tx, user, phoneNumber);
    if (proofFileId) await takeProof(tx, proofFileId, userId);
    await consumeCode(tx, clock, proven);
    const id = ulid(now.getTime());
    const dueAt = addWorkingDays(now, appealWorkingDays);
    const numbers = { oldPhoneNumber: user.phoneNumber, newPhoneNumber: phoneNumber };
    await tx.insert(phoneAppeals).values({
      id,
      userId,
      ...numbers,
      reason,
      proofFileId: proofFileId || null,
      dueAt,
      ip: ctx.ip,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
    await sendMessage(tx, {
      eventCode: 'PHONE_APPEALED',
      userIds: [userId],
      link: appealLink,
      now,
      params: { time: now.getTime(), phone: maskPhone(phoneNumber) },
    });
    await recordCase(tx, {
      kind: 'PHONE_APPEAL',
      bizId: id,
      userId,
      dueAt,
      link: appealLink,
      now,
      state: 'PENDING',
      event: { event: 'submit', params: { phone: maskPhone(phoneNumber) }, by: { name: user.name } },
    });
    await writeLog(tx, ctx, {
      event: 'phoneAppeal.submit',
      entity: 'phoneAppeal',
      entityId: id,
      reason,
      after: { userId, ...numbers, state: 'PENDING' },
    });
    return { appealId: id, state: 'PENDING', dueAt: dueAt.getTime(), version: 1 };
  });
};
