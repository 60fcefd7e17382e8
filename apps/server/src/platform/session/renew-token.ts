import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { sessions } from './session.table.ts';
import { createToken, hashToken } from './token.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * A session ends after two hours without a call, and twelve hours after it was opened. Its token is replaced every half
 * hour; the old one stays valid for a minute, so that parallel calls do not fail.
 */
export const sessionLimits = {
  idleMs: 2 * hour,
  absoluteMs: 12 * hour,
  tokenMs: 30 * minute,
  graceMs: minute,
};

/** Returns a new token when the given one is due; only one of several parallel calls gets it. */
export async function renewToken(
  db: Db,
  clock: Clock,
  session: { id: string; tokenHash: string; tokenIssuedAt: Date },
  usedHash: string,
): Promise<string | undefined> {
  const now = clock.now();
  const isDue = now.getTime() - session.tokenIssuedAt.getTime() >= sessionLimits.tokenMs;
  if (!isDue || session.tokenHash !== usedHash) return undefined;
  const token = createToken();
  const renewed = await db
    .update(sessions)
    .set({
      tokenHash: hashToken(token),
      tokenIssuedAt: now,
      previousTokenHash: usedHash,
      previousTokenUntil: new Date(now.getTime() + sessionLimits.graceMs),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, usedHash), isNull(sessions.endedReason)))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? token : undefined;
}
