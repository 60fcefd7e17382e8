import { paths } from '@portal/contract/paths';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { clearAttempts } from '../login/login-attempts.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

/** Stores a password; all sessions but the caller's end, and the holder is notified. */
export async function storePassword(
  tx: Db,
  ctx: Pick<WriteContext, 'now' | 'clock' | 'actor' | 'ip' | 'userAgent'>,
  user: UserRow,
  { passwordHash, event }: { passwordHash: string; event: string },
): Promise<void> {
  const now = ctx.now;
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordSetAt: now,
      unclaimedSince: null,
      updatedAt: now,
      updatedBy: user.id,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, user.id));
  await clearAttempts(tx, user.loginName);
  await endSessions(tx, { userId: user.id, except: ctx.actor?.sessionId }, 'PASSWORD');
  await sendMessage(tx, {
    eventCode: 'PASSWORD_CHANGED',
    userIds: [user.id],
    params: { time: now.getTime() },
    link: paths.personPreserve(),
    now,
  });
  await writeLog(tx, ctx, { event, entity: 'user', entityId: user.id });
}
