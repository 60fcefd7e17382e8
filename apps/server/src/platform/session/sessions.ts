import { type RetCode, retCodes } from '@portal/contract/ret-code';
import { eq, or } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Actor } from './actor.ts';
import { renewToken, sessionLimits } from './renew-token.ts';
import { type EndedReason, sessions } from './session.table.ts';
import { createToken, hashToken, isToken } from './token.ts';

export type Identity = Omit<Actor, 'sessionId'>;

export interface Device {
  ip: string;
  userAgent: string;
  deviceName: string;
}

/** Opens a session and hands out its token, which is stored nowhere. */
export async function openSession(
  db: Db,
  clock: Clock,
  identity: Identity,
  device: Device,
  { secureUntil = null }: { secureUntil?: Date | null } = {},
): Promise<{ token: string; sessionId: string }> {
  const token = createToken();
  const now = clock.now();
  const id = ulid(now.getTime());
  await db.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    ...identity,
    ...device,
    secureUntil,
    createdAt: now,
    lastSeenAt: now,
    tokenIssuedAt: now,
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

async function findSession(db: Db, hash: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(or(eq(sessions.tokenHash, hash), eq(sessions.previousTokenHash, hash)));
  return row;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function requireAlive(row: SessionRow, hash: string, now: number): void {
  if (row.endedReason)
    throw new AppError(codeOfEnd[row.endedReason], { fill: { reason: row.endedNote ?? '' } });
  const isOverdue = now - row.lastSeenAt.getTime() > sessionLimits.idleMs || now > row.expiresAt.getTime();
  const isReplaced = row.tokenHash !== hash && now > (row.previousTokenUntil?.getTime() ?? 0);
  if (isOverdue || isReplaced) throw new AppError(retCodes.TOKEN_EXPIRED);
}

async function touch(db: Db, { id, lastSeenAt }: SessionRow, now: number): Promise<void> {
  if (now - lastSeenAt.getTime() <= secondsBetweenTouches * 1000) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, id));
}

export interface Authenticated {
  actor: Actor;
  /** The token to use from now on, where the old one has been used for long enough. */
  renew(): Promise<string | undefined>;
}

/**
 * Who the token speaks for.
 * @throws {AppError} 200005 without a token, 50008 for a forged one, else what ended the session
 */
export async function authenticate(db: Db, clock: Clock, token: string | undefined): Promise<Authenticated> {
  if (token === undefined) throw new AppError(retCodes.NOT_LOGGED_IN);
  if (!isToken(token)) throw new AppError(retCodes.TOKEN_INVALID);
  const hash = hashToken(token);
  const row = await findSession(db, hash);
  if (!row) throw new AppError(retCodes.TOKEN_INVALID);
  const now = clock.now().getTime();
  requireAlive(row, hash, now);
  await touch(db, row, now);
  const { id, userId, userAccId, userType, operatorRoles, enterpriseId, memberRole, auditStatus } = row;
  return {
    actor: {
      sessionId: id,
      userId,
      userAccId,
      userType,
      operatorRoles,
      enterpriseId,
      memberRole,
      auditStatus,
    },
    renew: () => renewToken(db, clock, row, hash),
  };
}

export async function getActor(db: Db, clock: Clock, token: string | undefined): Promise<Actor> {
  return (await authenticate(db, clock, token)).actor;
}
