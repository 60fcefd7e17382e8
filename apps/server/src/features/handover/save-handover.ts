import type { handoverSave } from '@portal/contract/handover/manage';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { getUser } from '../identity/user.public.ts';
import { handovers } from './handover.table.ts';
import { openHandover } from './open-handover.ts';

/**
 * Begins a person's handover, or changes their last day.
 * @throws {AppError} 500404 for others than operators, 100002 for a day that is over
 */
export const saveHandover: Verb<typeof handoverSave> = (ctx, { id, data: { lastDay } }) =>
  inTransaction(ctx.db, async (tx) => {
    if ((await getUser(tx, id)).userType !== '900') throw notFound();
    if (lastDay !== null && lastDay < chinaDayOf(ctx.now))
      throw fieldsRefused({ 'data.lastDay': m.fault_day_over() });
    const handover = await openHandover(tx, ctx, id);
    if (handover.lastDay !== lastDay)
      await moveState(tx, ctx, handovers, handover, { entity: 'handover', event: 'plan', set: { lastDay } });
    return { done: true };
  });
