import type { sessionKick, sessionQueryList } from '@portal/contract/identity/user';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { endSessions, isOpen } from '../../../platform/session/end-sessions.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { wordDevice } from './word-device.ts';

/** The user's open sessions, most recently active first. */
export const listOwnSessions: Verb<typeof sessionQueryList> = async (ctx) => {
  const { id, deviceName, viewedBy, ip, createdAt, lastSeenAt, userId } = sessions;
  const rows = await ctx.db
    .select({ sessionId: id, deviceName, viewedBy, ip, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(userId, ctx.actor.userId), isOpen(ctx.clock)))
    .orderBy(desc(lastSeenAt), desc(id));
  return rows.map((row) => ({
    ...row,
    deviceName: wordDevice(row),
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
    isCurrent: row.sessionId === ctx.actor.sessionId,
  }));
};

/**
 * Ends another session of the user.
 * @throws {AppError} 500404 for another user's session, 500012 for the current session
 */
export const kickSession: Verb<typeof sessionKick> = async (ctx, { sessionId }) => {
  const { actor } = ctx;
  if (sessionId === actor.sessionId) throw new AppError(retCodes.TRANSITION_REFUSED);
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId), isOpen(ctx.clock));
  await inTransaction(ctx.db, async (tx) => {
    if ((await tx.$count(sessions, isOwn)) === 0) throw notFound();
    await endSessions(tx, { sessionId }, 'KICKED');
    await writeLog(tx, ctx, { event: 'session.kick', entity: 'session', entityId: sessionId });
  });
  return { done: true };
};
