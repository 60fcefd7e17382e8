import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { quietHours } from './message.table.ts';
import { offeredQuietHours, type QuietHours } from './quiet-hours.ts';

export async function findQuietHours(db: Db, userId: string): Promise<QuietHours> {
  const { enabled, from, to } = quietHours;
  const [row] = await db.select({ enabled, from, to }).from(quietHours).where(eq(quietHours.userId, userId));
  return row ?? offeredQuietHours;
}

/** Sets the hours in which a user gets no text messages. */
export async function saveQuietHours(ctx: Context, hours: QuietHours): Promise<QuietHours> {
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const before = await findQuietHours(tx, userId);
    const set = { ...hours, updatedAt: ctx.now };
    await tx
      .insert(quietHours)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: quietHours.userId, set });
    await writeLog(tx, ctx, {
      event: 'message.quietHours',
      entity: 'messageSetting',
      entityId: userId,
      before,
      after: hours,
    });
    return hours;
  });
}
