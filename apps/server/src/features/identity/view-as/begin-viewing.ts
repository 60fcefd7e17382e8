import type { LoginUser } from '@portal/contract/identity/fields';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { viewingMinutes } from '@portal/contract/view-as';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { openSession } from '../../../platform/session/sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { findMemberRole } from '../account/user.queries.ts';
import { identityOf, viewLoginUser } from '../account/user.view.ts';
import { lockUser } from '../user.public.ts';
import { mayBeViewed } from './view-as.policy.ts';

/** Stored device name of a viewing session. */
/** Session lists replace it with words. */
const deviceName = 'viewing';

/**
 * Opens a read-only session as another user for a quarter of an hour; a message tells them the reason.
 * @throws {AppError} 500404, 500012 for operators and accounts that cannot log in
 */
export async function beginViewing(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<LoginUser & { viewing: { until: number } }> {
  return inTransaction(ctx.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!mayBeViewed(user)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const now = ctx.now;
    const until = new Date(now.getTime() + viewingMinutes * 60_000);
    const memberRole = await findMemberRole(tx, user);
    // The administrator's location is hidden from the user.
    const device = { ip: '', userAgent: '', deviceName };
    const viewing = { by: ctx.actor.sessionId, until };
    const { token } = await openSession(tx, ctx.clock, identityOf(user, memberRole), device, { viewing });
    await sendMessage(tx, {
      eventCode: 'VIEWED',
      userIds: [userId],
      link: paths.personPreserve(),
      now,
      params: { time: now.getTime(), minutes: viewingMinutes, reason },
    });
    await writeLog(tx, ctx, {
      event: 'user.viewBegin',
      entity: 'user',
      entityId: userId,
      reason,
      after: { until: until.getTime() },
    });
    ctx.answerToken(token);
    return { ...viewLoginUser(user, memberRole), viewing: { until: until.getTime() } };
  });
}
