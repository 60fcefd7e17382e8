import { cancelBlockerLabels } from '@portal/contract/identity-cancel';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getUser, lockUser } from '../user.public.ts';
import { users } from '../user.table.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.ts';
import { cancelActions, cancelAtFrom } from './cancel.policy.ts';
import { listBlockers } from './cancel-blockers.ts';

/**
 * Ends the caller's account after the days of grace; his other sessions end now.
 * @throws {AppError} 200003, 500409, 500012 with what stands in the way
 */
export async function cancelAccount(
  ctx: Context,
  { verifyCode, version }: { verifyCode: string; version: number },
): Promise<{ cancelAt: number; version: number }> {
  const { userId, sessionId } = ctx.actor;
  const { phoneNumber } = await getUser(ctx.db, userId);
  const proven = await proveCode(ctx.db, ctx.clock, { phoneNumber, scenes: ['PHONE_OLD'] }, verifyCode);
  return inTransaction(ctx.db, async (tx) => {
    const user = await lockUser(tx, userId);
    requireVersion(user, version);
    const blockers = await listBlockers(tx, user);
    if (!cancelActions(user, blockers).includes('cancel')) {
      const [first] = blockers;
      throw new AppError(retCodes.TRANSITION_REFUSED, first ? { retMsg: cancelBlockerLabels[first]() } : {});
    }
    await consumeCode(tx, ctx.clock, proven);
    const now = ctx.now;
    const changed = { cancelAt: cancelAtFrom(now), version: version + 1 };
    await tx
      .update(users)
      .set({ ...changed, updatedAt: now, updatedBy: userId })
      .where(eq(users.id, userId));
    await endSessions(tx, { userId, except: sessionId }, 'LOGOUT');
    const params = { date: chinaDayOf(changed.cancelAt.getTime()) };
    const link = '/person-preserve';
    await sendMessage(tx, { eventCode: 'CANCEL_REQUESTED', userIds: [userId], params, link, now });
    await writeLog(tx, ctx, {
      event: 'user.cancelRequest',
      entity: 'user',
      entityId: userId,
      after: { cancelAt: changed.cancelAt.getTime() },
    });
    return { cancelAt: changed.cancelAt.getTime(), version: changed.version };
  });
}
