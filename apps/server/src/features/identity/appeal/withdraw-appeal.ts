import { phoneAppealTransitions, type phoneAppealWithdraw } from '@portal/contract/identity/phone-appeal';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { getUser } from '../user.public.ts';
import { closeAppeal } from './close-appeal.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

/**
 * Withdraws the caller's own appeal.
 * @throws {AppError} 500404, also for another user's appeal, 500409, 500012
 */
export const withdrawAppeal: Verb<typeof phoneAppealWithdraw> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    const appeal = await lockVersion(tx, phoneAppeals, { id, version }, eq(phoneAppeals.userId, userId));
    const state = nextState(phoneAppealTransitions, appeal.state, 'withdraw');
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
