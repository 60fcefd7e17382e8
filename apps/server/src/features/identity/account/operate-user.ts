import { type UserEvent, type userOperate, userTransitions } from '@portal/contract/identity/user';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { Contributions } from '../../../feature/feature.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { clearAttempts } from '../login/login-attempts.ts';
import { requireAnotherAdministrator } from '../role/administrators.public.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

interface UserTransition {
  user: UserRow;
  reason: string;
  now: Date;
}

const link = paths.personPreserve();
/** Frozen users can open only public pages. */
const helpLink = paths.aboutUs();

/** What each event does beyond updating the account's row, and the message it sends. */
const effects: Record<UserEvent, (tx: Db, transition: UserTransition) => Promise<void>> = {
  async freeze(tx, { user, reason, now }) {
    if (user.operatorRoles.includes('OP_ADMIN')) await requireAnotherAdministrator(tx, user.id);
    await endSessions(tx, { userId: user.id }, 'FROZEN', reason);
    await sendMessage(tx, {
      eventCode: 'USER_FROZEN',
      userIds: [user.id],
      params: { reason },
      link: helpLink,
      now,
    });
  },
  unfreeze: (tx, { user, now }) =>
    sendMessage(tx, { eventCode: 'USER_UNFROZEN', userIds: [user.id], params: {}, link, now }),
  unlock: (tx, { user }) => clearAttempts(tx, user.loginName),
  async endSessions(tx, { user, reason, now }) {
    await endSessions(tx, { userId: user.id }, 'KICKED', reason);
    await sendMessage(tx, { eventCode: 'SESSION_ENDED', userIds: [user.id], params: { reason }, link, now });
  },
};

/**
 * Freezes an account, whose sessions get the reason at their next call and whose work ends or is listed for others, or
 * unfreezes it; unlocks its login name; ends
 * its sessions.
 * @throws {AppError} 500404, 500409, 500012 also for the caller's own account and the last administrator
 */
export const operateUser = (
  ctx: Context,
  all: Contributions,
  { id, event, version, reason = '' }: InputOf<typeof userOperate>,
): Promise<OutputOf<typeof userOperate>> =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const user = await lockVersion(tx, users, { id, version });
    const status = nextState(userTransitions, user.status, event);
    if (id === actor.userId) throw new AppError(retCodes.TRANSITION_REFUSED);
    const statusReason = status === 'FROZEN' ? reason : null;
    // Events that leave the account's row unchanged, such as ending its sessions, keep its version, so that no open
    // edit becomes stale.
    const isChanged = status !== user.status;
    const operated = isChanged ? await updateVersion(tx, ctx, users, id, { status, statusReason }) : user;
    await effects[event](tx, { user, reason, now });
    await writeLog(tx, ctx, {
      event: `user.${event}`,
      entity: 'user',
      entityId: id,
      reason,
      before: { status: user.status },
      after: { status },
    });
    if (event === 'freeze') for (const end of all.onFreeze) await end(tx, ctx, { userId: id, reason }, all);
    return { status, version: operated.version };
  });
