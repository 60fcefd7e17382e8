import { retCodes } from '@portal/contract/ret-code';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';

/**
 * Ends the session in which an administrator looks; the log names him, not the user.
 * @throws {AppError} 500012 for any other session
 */
export async function endViewing(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  source: LogSource & { actor: Actor },
): Promise<{ done: true }> {
  const { actor } = source;
  const { viewedBy, userId, sessionId } = actor;
  if (viewedBy === undefined) throw new AppError(retCodes.TRANSITION_REFUSED);
  const viewer: Actor = { ...actor, userId: viewedBy, operatorRoles: ['OP_ADMIN'], memberRole: null };
  await inTransaction(database.db, async (tx) => {
    await endSessions(tx, { sessionId }, 'LOGOUT');
    await writeLog(
      tx,
      clock,
      { ...source, actor: viewer },
      {
        event: 'user.viewEnd',
        entity: 'user',
        entityId: userId,
      },
    );
  });
  return { done: true };
}
