import { createHash } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { loginAttempts } from '../proof.table.ts';

const minute = 60_000;
/** Five wrong passwords within a quarter of an hour lock a login name for another quarter. */
export const lockout = { failures: 5, windowMs: 15 * minute, lockMs: 15 * minute };

const subjectOf = (loginName: string) => createHash('sha256').update(loginName.toLowerCase()).digest('hex');

const accountLocked = (remainingMs: number): AppError =>
  new AppError(retCodes.ACCOUNT_LOCKED, {
    data: { retryAfter: Math.ceil(remainingMs / 1000) },
    fill: { minutes: Math.ceil(remainingMs / minute) },
  });

/** An attempt that counts as wrong until {@link clearAttempts} clears it. */
export interface Attempt {
  /** The error to return if this attempt proves wrong. */
  refusal(otherwise: AppError): AppError;
  /** Wrong passwords left before the lock, should this one be wrong. */
  triesLeft: number;
}

const { placeholder } = sql;
const instantOf = (name: string) => sql`${placeholder(name)}::timestamptz`;

/** A flood of logins runs this query as often as it checks passwords. */
const counting = (db: Db) =>
  prepareOnce(db, 'login attempt', () => {
    const { failures, firstAt, lockedUntil } = loginAttempts;
    const at = instantOf('at');
    const isOver = sql`(case when ${lockedUntil} is null then ${firstAt} <= ${instantOf('windowStart')} else ${lockedUntil} <= ${at} end)`;
    return db
      .insert(loginAttempts)
      .values({ subject: placeholder('subject'), failures: 1, firstAt: placeholder('now') })
      .onConflictDoUpdate({
        target: loginAttempts.subject,
        set: {
          failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
          firstAt: sql`case when ${isOver} then ${at} else ${firstAt} end`,
          lockedUntil: sql`case when ${isOver} then null when ${lockedUntil} is not null then ${lockedUntil}
            when ${failures} + 1 >= ${lockout.failures} then ${instantOf('lockEnd')} end`,
        },
      })
      .returning({ failures, lockedUntil });
  });

/**
 * Counts an attempt before its password is checked, so that parallel guesses cannot outrun the count. Unknown names are
 * counted in the same way.
 * @throws {AppError} 200002 while the name is locked
 */
export async function countAttempt(db: Db, clock: Clock, loginName: string): Promise<Attempt> {
  const now = clock.now();
  const [row] = await counting(db).execute({
    subject: subjectOf(loginName),
    now,
    at: now.toISOString(),
    windowStart: new Date(now.getTime() - lockout.windowMs).toISOString(),
    lockEnd: new Date(now.getTime() + lockout.lockMs).toISOString(),
  });
  const count = row?.failures ?? 1;
  const remaining = (row?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (count > lockout.failures) throw accountLocked(remaining);
  const triesLeft = lockout.failures - count;
  return { triesLeft, refusal: (otherwise) => (triesLeft === 0 ? accountLocked(remaining) : otherwise) };
}

export async function clearAttempts(db: Db, loginName: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.subject, subjectOf(loginName)));
}

/** Wrong passwords that still count against a login name, and how long they lock it. */
export async function readAttempts(
  db: Db,
  clock: Clock,
  loginName: string,
): Promise<{ failures: number; lockedUntil: Date | null }> {
  const now = clock.now().getTime();
  const [row] = await db
    .select()
    .from(loginAttempts)
    .where(eq(loginAttempts.subject, subjectOf(loginName)));
  if (!row) return { failures: 0, lockedUntil: null };
  const { failures, firstAt, lockedUntil } = row;
  const until = lockedUntil?.getTime() ?? firstAt.getTime() + lockout.windowMs;
  return until <= now ? { failures: 0, lockedUntil: null } : { failures, lockedUntil };
}
