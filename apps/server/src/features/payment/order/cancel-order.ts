import type { payOrderCancel } from '@portal/contract/payment/public';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import type { Desk } from '../desk.ts';
import { closeOrder } from './give-up.ts';
import { findHeld } from './order.queries.ts';
import { viewOrder } from './view-order.ts';

/**
 * Closes an order of the caller. If it was paid in the meantime, the paid order is returned.
 * @throws {AppError} 500404, 500409, 500012, 500046
 */
export const cancelOrder =
  (desk: Desk): Verb<typeof payOrderCancel> =>
  async (ctx, { id, key, version }) => {
    const order = await findHeld(ctx.db, { id }, ctx.actor, key);
    requireVersion(order, version);
    if (order.status !== 'CREATED' && order.status !== 'PAYING')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const isClosed = await closeOrder(ctx, desk, id);
    const after = await findHeld(ctx.db, { id }, ctx.actor, key);
    if (!isClosed && after.status === order.status)
      throw new AppError(retCodes.CHANNEL_UNAVAILABLE, { retMsg: m.refusal_channel_not_cancelled() });
    return viewOrder(ctx, desk, after);
  };
