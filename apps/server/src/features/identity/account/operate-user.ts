import { type UserEvent, type UserStatus, userTransitions } from '@portal/contract/identity-user';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { clearAttempts } from '../login/login-attempts.ts';
import { requireAnotherAdministrator } from '../role/administrators.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

interface Operation {
  id: string;
  event: UserEvent;
  version: number;
  reason?: string | undefined;
}

interface Case {
  user: UserRow;
  reason: string;
  now: Date;
}

const link = '/person-preserve';
/** Whoever is locked out can read that only. */
const helpLink = '/about-us';

/** What each event does beyond the account's row, and what its holder is told. */
const effects: Record<UserEvent, (tx: Db, known: Case) => Promise<void>> = {
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
    await endSessions(tx, { userId: user.id }, 'KICKED');
    const told = { eventCode: 'SESSION_ENDED', userIds: [user.id], params: { reason } } as const;
    await sendMessage(tx, { ...told, link, now });
  },
};

/**
 * Freezes an account, whose sessions are told the reason at their next call, or lifts that; unlocks its login
 * name; ends its sessions.
 * @throws {AppError} 500404, 500409, 500012 also for one's own account and the last administrator's
 */
export async function operateUser(
  ctx: Context<Actor | null>,
  { id, event, version, reason = '' }: Operation,
): Promise<{ status: UserStatus; version: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const user = await lockVersion(tx, users, { id, version });
    const status = userTransitions[user.status][event];
    if (!status || id === ctx.actor?.userId) throw new AppError(retCodes.TRANSITION_REFUSED);
    const now = ctx.now;
    const changed = { status, statusReason: status === 'FROZEN' ? reason : null, version: version + 1 };
    await tx
      .update(users)
      .set({ ...changed, updatedAt: now, updatedBy: ctx.actor?.userId ?? null })
      .where(eq(users.id, id));
    await effects[event](tx, { user, reason, now });
    await writeLog(tx, ctx, {
      event: `user.${event}`,
      entity: 'user',
      entityId: id,
      reason,
      before: { status: user.status },
      after: { status },
    });
    return { status, version: changed.version };
  });
}
