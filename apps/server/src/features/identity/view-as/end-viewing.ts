import { retCodes } from '@portal/contract/ret-code';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';

/**
 * Ends an administrator's viewing session; the log names the administrator, not the user.
 * @throws {AppError} 500012 for any other session
 */
export async function endViewing(ctx: Context): Promise<{ done: true }> {
  const { actor } = ctx;
  const { viewedBy, userId, sessionId } = actor;
  if (viewedBy === undefined) throw new AppError(retCodes.TRANSITION_REFUSED);
  const viewer: Actor = { ...actor, userId: viewedBy, operatorRoles: ['OP_ADMIN'], memberRole: null };
  await inTransaction(ctx.db, async (tx) => {
    await endSessions(tx, { sessionId }, 'LOGOUT');
    await writeLog(
      tx,
      { ...ctx, actor: viewer },
      {
        event: 'user.viewEnd',
        entity: 'user',
        entityId: userId,
      },
    );
  });
  return { done: true };
}
