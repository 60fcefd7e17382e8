import type { PhoneAppealState } from '@portal/contract/phone-appeal';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { getUser } from '../user.public.ts';
import { closeAppeal } from './close-appeal.ts';
import { nextAppealState } from './phone-appeal.policy.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

/**
 * Takes the own appeal back.
 * @throws {AppError} 500404 also for another's, 500409, 500012
 */
export async function withdrawAppeal(
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<{ state: PhoneAppealState; version: number }> {
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const [appeal] = await tx
      .select()
      .from(phoneAppeals)
      .where(and(eq(phoneAppeals.id, id), eq(phoneAppeals.userId, userId)))
      .for('update');
    if (!appeal) throw notFound();
    if (appeal.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const state = nextAppealState(appeal.state, 'withdraw');
    const { name } = await getUser(tx, userId);
    const next = await closeAppeal(tx, appeal, {
      state: 'WITHDRAWN',
      now: ctx.now,
      by: userId,
      event: { event: 'withdraw', by: { name } },
    });
    await writeLog(tx, ctx, {
      event: 'phoneAppeal.withdraw',
      entity: 'phoneAppeal',
      entityId: id,
      before: { state: appeal.state },
      after: { state },
    });
    return { state, version: next };
  });
}
