import { type accountCancel, cancelBlockerLabels } from '@portal/contract/identity/cancel';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getUser } from '../user.public.ts';
import { users } from '../user.table.ts';
import { consumeCode, proveCode } from '../verify-code/prove-code.public.ts';
import { cancelActions, cancelAtFrom } from './cancel.policy.ts';
import { type Checked, listBlockers } from './cancel-blockers.ts';

/**
 * Schedules the end of the caller's account after the grace period, and ends their other sessions now.
 * @throws {AppError} 200003, 500409, 500012 with the first blocker
 */
export async function cancelAccount(
  ctx: Context & Checked,
  { verifyCode, version }: InputOf<typeof accountCancel>,
): Promise<{ cancelAt: number; version: number }> {
  const { userId, sessionId } = ctx.actor;
  const { phoneNumber } = await getUser(ctx.db, userId);
  const proven = await proveCode(ctx.db, ctx.clock, { phoneNumber, scenes: ['PHONE_OLD'] }, verifyCode);
  return inTransaction(ctx.db, async (tx) => {
    const user = await lockVersion(tx, users, { id: userId, version });
    const blockers = await listBlockers(tx, ctx.cancelChecks, user);
    if (!cancelActions(user, blockers).includes('cancel')) {
      const [first] = blockers;
      throw new AppError(retCodes.TRANSITION_REFUSED, first ? { retMsg: cancelBlockerLabels[first]() } : {});
    }
    await consumeCode(tx, ctx.clock, proven);
    const { now } = ctx;
    const cancelAt = cancelAtFrom(now);
    const changed = await updateVersion(tx, ctx, users, userId, { cancelAt });
    await endSessions(tx, { userId, except: sessionId }, 'LOGOUT');
    const params = { date: chinaDayOf(cancelAt.getTime()) };
    const link = paths.personPreserve();
    await sendMessage(tx, { eventCode: 'CANCEL_REQUESTED', userIds: [userId], params, link, now });
    await writeLog(tx, ctx, {
      event: 'user.cancelRequest',
      entity: 'user',
      entityId: userId,
      after: { cancelAt: cancelAt.getTime() },
    });
    return { cancelAt: cancelAt.getTime(), version: changed.version };
  });
}
