import { type UserEvent, type UserStatus, userTransitions } from '@portal/contract/identity-user';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { users } from '../user.table.ts';

interface Operation {
  id: string;
  event: UserEvent;
  version: number;
  reason?: string | undefined;
}

/**
 * Freezes an account, whose sessions are told the reason at their next call, or lifts that.
 * @throws {AppError} 500404, 500409, 500012 also for one's own account
 */
export async function operateUser(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id, event, version, reason = '' }: Operation,
  source: AuditSource,
): Promise<{ status: UserStatus; version: number }> {
  return inTransaction(database.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!user) throw notFound();
    if (user.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const status = userTransitions[user.status][event];
    if (!status || id === source.actor?.userId) throw new AppError(retCodes.TRANSITION_REFUSED);
    const changed = { status, statusReason: event === 'freeze' ? reason : null, version: version + 1 };
    await tx
      .update(users)
      .set({ ...changed, updatedAt: clock.now(), updatedBy: source.actor?.userId ?? null })
      .where(eq(users.id, id));
    if (status === 'FROZEN') await endSessions(tx, { userId: id }, 'FROZEN', reason);
    await writeAudit(tx, clock, source, {
      event: `user.${event}`,
      entity: 'user',
      entityId: id,
      before: { status: user.status },
      after: { status },
      reason,
    });
    return { status, version: changed.version };
  });
}
