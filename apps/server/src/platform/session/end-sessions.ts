import { and, desc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { sessionLimits } from './renew-token.ts';
import { type EndedReason, sessions } from './session.table.ts';

/** Selects sessions that are neither ended nor expired. */
export function isOpen(clock: Clock): SQL | undefined {
  const now = clock.now();
  return and(
    isNull(sessions.endedReason),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - sessionLimits.idleMs)),
  );
}

/** Selects one session, all of a user, or all of an enterprise's members, except `except`. */
export type Which = ({ sessionId: string } | { userId: string } | { enterpriseId: string }) & {
  except?: string | undefined;
};

function isAmong(which: Which): SQL | undefined {
  const chosen =
    'sessionId' in which
      ? eq(sessions.id, which.sessionId)
      : 'userId' in which
        ? eq(sessions.userId, which.userId)
        : eq(sessions.enterpriseId, which.enterpriseId);
  return and(chosen, which.except === undefined ? undefined : ne(sessions.id, which.except));
}

/** Ends sessions; `note` is inserted into the message that the next call returns. */
export async function endSessions(db: Db, which: Which, endedReason: EndedReason, note = ''): Promise<void> {
  await db
    .update(sessions)
    .set({ endedReason, endedNote: note })
    .where(and(isAmong(which), isNull(sessions.endedReason)));
}

/** Ends the sessions in which a user acts for an enterprise; those for others stay open. */
export async function endSessionsFor(
  db: Db,
  { userId, enterpriseId }: { userId: string; enterpriseId: string },
  endedReason: EndedReason,
): Promise<void> {
  const isTheirs = and(eq(sessions.userId, userId), eq(sessions.enterpriseId, enterpriseId));
  await db
    .update(sessions)
    .set({ endedReason, endedNote: '' })
    .where(and(isTheirs, isNull(sessions.endedReason)));
}

/** When a session ends at the latest, whatever its activity. */
export async function getSessionEnd(db: Db, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.expiresAt.getTime() ?? 0;
}

/** Keeps the most recently used sessions and ends the others. */
export async function keepLatestSessions(db: Db, clock: Clock, userId: string, max: number): Promise<void> {
  const surplus = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.viewedBy), isOpen(clock)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(max)
    .limit(100);
  if (surplus.length === 0) return;
  await db
    .update(sessions)
    .set({ endedReason: 'KICKED' })
    .where(
      inArray(
        sessions.id,
        surplus.map(({ id }) => id),
      ),
    );
}
