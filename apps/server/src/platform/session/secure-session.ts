import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { sessions } from './session.table.ts';

const minute = 60_000;

/** Until when a session counts as secure after a verification code entered now. */
export const secureFrom = (now: Date): Date => new Date(now.getTime() + 15 * minute);

export async function secureSession(db: Db, clock: Clock, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ secureUntil: secureFrom(clock.now()) })
    .where(eq(sessions.id, sessionId));
}

export async function isSecure(db: Db, clock: Clock, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ until: sessions.secureUntil })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return (row?.until?.getTime() ?? 0) > clock.now().getTime();
}

/**
 * Requires a recently verified code.
 * @throws {AppError} 200009 if there is none
 */
export async function requireSecure(db: Db, clock: Clock, sessionId: string): Promise<void> {
  if (!(await isSecure(db, clock, sessionId))) throw new AppError(retCodes.SECURE_LOGIN_NEEDED);
}
