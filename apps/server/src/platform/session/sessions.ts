import { type RetCode, retCodes } from '@portal/contract/ret-code';
import { eq, getTableColumns, or } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Actor } from './actor.ts';
import { heldRolesOf, viewHeldRoles } from './held-roles.ts';
import { renewToken, sessionLimits } from './renew-token.ts';
import { type EndedReason, sessions } from './session.table.ts';
import { createToken, hashToken, isToken } from './token.ts';

export type Identity = Omit<Actor, 'sessionId' | 'viewedBy' | 'customRoles' | 'scope' | 'actingAs'>;

export interface Device {
  ip: string;
  userAgent: string;
  deviceName: string;
}

/** For a session that views another user's pages: the originating session and the end time. */
interface Viewing {
  by: string;
  until: Date;
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  db: Db,
  clock: Clock,
  identity: Identity,
  device: Device,
  { secureUntil = null, viewing }: { secureUntil?: Date | null; viewing?: Viewing } = {},
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
    viewedBy: viewing?.by ?? null,
    createdAt: now,
    lastSeenAt: now,
    tokenIssuedAt: now,
    expiresAt: viewing?.until ?? new Date(now.getTime() + sessionLimits.absoluteMs),
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

/** The session of a token, with the roles of the park's own that its user holds now. */
async function findSession(db: Db, hash: string, now: Date) {
  const [row] = await db
    .select({ ...getTableColumns(sessions), heldRoles: heldRolesOf(sessions.userId, now) })
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

/** The viewing administrator, if any; a viewing session ends with their own session. */
async function findViewer(db: Db, { viewedBy }: SessionRow): Promise<Pick<Actor, 'viewedBy'>> {
  if (viewedBy === null) return {};
  const [row] = await db
    .select({ userId: sessions.userId, endedReason: sessions.endedReason })
    .from(sessions)
    .where(eq(sessions.id, viewedBy));
  if (!row || row.endedReason) throw new AppError(retCodes.NOT_LOGGED_IN);
  return { viewedBy: row.userId };
}

export interface Authenticated {
  actor: Actor;
  /** The new token if the old one is due for replacement. */
  renew(): Promise<string | undefined>;
}

/**
 * Finds the caller that a token identifies.
 * @throws {AppError} 200005 without a token, 50008 for a forged one, otherwise the reason why the session ended
 */
export async function authenticate(db: Db, clock: Clock, token: string | undefined): Promise<Authenticated> {
  if (token === undefined) throw new AppError(retCodes.NOT_LOGGED_IN);
  if (!isToken(token)) throw new AppError(retCodes.TOKEN_INVALID);
  const hash = hashToken(token);
  const at = clock.now();
  const row = await findSession(db, hash, at);
  if (!row) throw new AppError(retCodes.TOKEN_INVALID);
  const now = at.getTime();
  requireAlive(row, hash, now);
  const viewer = await findViewer(db, row);
  await touch(db, row, now);
  const customRoles = viewHeldRoles(row.heldRoles);
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
      ...(customRoles.length > 0 ? { customRoles } : {}),
      ...viewer,
    },
    renew: () => renewToken(db, clock, row, hash),
  };
}

export async function getActor(db: Db, clock: Clock, token: string | undefined): Promise<Actor> {
  return (await authenticate(db, clock, token)).actor;
}
