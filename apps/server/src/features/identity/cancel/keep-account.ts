import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sendMessage } from '../../message/message.public.ts';
import { lockUser, type UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { cancelActions } from './cancel.policy.ts';

/** Takes the idempotencyKey to end an account back, in the transaction of whoever does so. */
export async function clearCancellation(
  tx: Db,
  clock: Clock,
  { id, cancelAt, version }: UserRow,
  source: LogSource,
): Promise<number> {
  const now = clock.now();
  await tx
    .update(users)
    .set({ cancelAt: null, version: version + 1, updatedAt: now, updatedBy: id })
    .where(eq(users.id, id));
  const before = { cancelAt: cancelAt?.getTime() ?? null };
  await writeLog(tx, clock, source, { event: 'user.keep', entity: 'user', entityId: id, before });
  return version + 1;
}

/** A login before the end takes the idempotencyKey back, and says so. */
export async function returnToAccount(tx: Db, clock: Clock, user: UserRow, source: LogSource): Promise<void> {
  await clearCancellation(tx, clock, user, source);
  const message = { eventCode: 'CANCEL_STOPPED', userIds: [user.id], params: {} } as const;
  await sendMessage(tx, { ...message, link: '/person-preserve', now: clock.now() });
}

/** @throws {AppError} 500409, 500012 where nobody wished it */
export async function keepAccount(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { version }: { version: number },
  source: LogSource & { actor: Actor },
): Promise<{ cancelAt: null; version: number }> {
  return inTransaction(database.db, async (tx) => {
    const user = await lockUser(tx, source.actor.userId);
    if (user.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    if (!cancelActions(user, []).includes('keep')) throw new AppError(retCodes.TRANSITION_REFUSED);
    return { cancelAt: null, version: await clearCancellation(tx, clock, user, source) };
  });
}
