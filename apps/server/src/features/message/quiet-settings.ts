import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type LogSource, writeLog } from '../../platform/oper-log/write-log.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { quietHours } from './message.table.ts';
import { offeredQuietHours, type QuietHours } from './quiet-hours.ts';

export async function findQuietHours(db: Db, userId: string): Promise<QuietHours> {
  const { enabled, from, to } = quietHours;
  const [row] = await db.select({ enabled, from, to }).from(quietHours).where(eq(quietHours.userId, userId));
  return row ?? offeredQuietHours;
}

/** Sets when a user is to be left in peace. */
export async function saveQuietHours(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  hours: QuietHours,
  source: LogSource & { actor: Actor },
): Promise<QuietHours> {
  const { userId } = source.actor;
  return inTransaction(database.db, async (tx) => {
    const before = await findQuietHours(tx, userId);
    const set = { ...hours, updatedAt: clock.now() };
    await tx
      .insert(quietHours)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: quietHours.userId, set });
    await writeLog(tx, clock, source, {
      event: 'message.quietHours',
      entity: 'messageSetting',
      entityId: userId,
      before,
      after: hours,
    });
    return hours;
  });
}
