import { createHash, randomBytes } from 'node:crypto';
import { type RetCode, retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Actor } from './actor.ts';
import { type EndedReason, sessions } from './session.table.ts';

const hour = 3_600_000;
/** A session ends after two hours without a call, and twelve hours after it was opened. */
export const sessionLimits = { idleMs: 2 * hour, absoluteMs: 12 * hour };

export type Identity = Omit<Actor, 'sessionId'>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Opens a session and hands out its token, 256 random bits, which is stored nowhere. */
export async function openSession(
  db: Db,
  clock: Clock,
  identity: Identity,
  device: { ip: string; userAgent: string; deviceName: string },
): Promise<{ token: string; sessionId: string }> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const id = ulid(now.getTime());
  await db.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    ...identity,
    ...device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLimits.absoluteMs),
  });
  return { token, sessionId: id };
}

const codeOfEnd: Record<EndedReason, RetCode> = {
  LOGOUT: retCodes.NOT_LOGGED_IN,
  PASSWORD: retCodes.NOT_LOGGED_IN,
  IDLE: retCodes.TOKEN_EXPIRED,
  KICKED: retCodes.TOKEN_KICKED,
  FROZEN: retCodes.ACCOUNT_FROZEN,
  ROLE_CHANGED: retCodes.ROLE_CHANGED,
};

const secondsBetweenTouches = 60;

/**
 * Who the token speaks for.
 * @throws {AppError} 200005 without a token, 50008 for a forged one, else what ended the session
 */
export async function getActor(db: Db, clock: Clock, token: string | undefined): Promise<Actor> {
  if (token === undefined) throw new AppError(retCodes.NOT_LOGGED_IN);
  if (!tokenShape.test(token)) throw new AppError(retCodes.TOKEN_INVALID);
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!row) throw new AppError(retCodes.TOKEN_INVALID);
  if (row.endedReason)
    throw new AppError(codeOfEnd[row.endedReason], { fill: { reason: row.endedNote ?? '' } });
  const now = clock.now().getTime();
  const idle = now - row.lastSeenAt.getTime();
  if (idle > sessionLimits.idleMs || now > row.expiresAt.getTime())
    throw new AppError(retCodes.TOKEN_EXPIRED);
  if (idle > secondsBetweenTouches * 1000) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.id, row.id));
  }
  const { id, userId, userAccId, userType, operatorRoles, enterpriseId, memberRole, auditStatus } = row;
  return { sessionId: id, userId, userAccId, userType, operatorRoles, enterpriseId, memberRole, auditStatus };
}
