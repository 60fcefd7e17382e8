import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions, isOpen } from '../../../platform/session/end-sessions.ts';
import { sessions } from '../../../platform/session/session.table.ts';

type SessionDeps = Pick<Deps, 'database' | 'clock'>;

/** The user's open sessions, the one seen last first. */
export async function listOwnSessions({ database: { db }, clock }: SessionDeps, actor: Actor) {
  const { id, deviceName, ip, createdAt, lastSeenAt, userId } = sessions;
  const rows = await db
    .select({ sessionId: id, deviceName, ip, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(userId, actor.userId), isOpen(clock)))
    .orderBy(desc(lastSeenAt), desc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
    isCurrent: row.sessionId === actor.sessionId,
  }));
}

/**
 * Ends another of the user's sessions.
 * @throws {AppError} 500404 for none of his, 500012 for the one he speaks from
 */
export async function kickSession(
  { database: { db }, clock }: SessionDeps,
  sessionId: string,
  source: LogSource & { actor: Actor },
): Promise<{ done: true }> {
  const { actor } = source;
  if (sessionId === actor.sessionId) throw new AppError(retCodes.TRANSITION_REFUSED);
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId), isOpen(clock));
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(sessions, isOwn)) === 0) throw notFound();
    await endSessions(tx, { sessionId }, 'KICKED');
    await writeLog(tx, clock, source, { event: 'session.kick', entity: 'session', entityId: sessionId });
  });
  return { done: true };
}
