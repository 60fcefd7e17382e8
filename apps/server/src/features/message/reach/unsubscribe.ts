import type { Matter } from '@portal/contract/message/reach-terms';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { mailKeys } from '../message.table.ts';
import { findPlan } from './get-reach.ts';
import { storeChoices } from './store-choices.ts';

/** Ends the mails of the user with this secret about some matters; false for an unknown secret. */
export const unsubscribe = (ctx: WriteContext, key: string, ended: readonly Matter[]): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    const [found] = await tx.select().from(mailKeys).where(eq(mailKeys.key, key));
    if (!found) return false;
    const { userId } = found;
    await takeTurn(tx, `reach ${userId}`);
    const plan = await findPlan(tx, userId);
    const choices = ended.map((matter) => ({ matter, ...plan[matter], mail: false }));
    await storeChoices(tx, userId, choices, ctx.now);
    await writeLog(tx, ctx, {
      event: 'message.unsubscribe',
      entity: 'messageSetting',
      entityId: userId,
      after: { matters: ended },
    });
    return true;
  });
