import { orderStateLabels, ratingStateLabels } from '@portal/contract/service-order-terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

/** Orders that the park has to rule on. */
export const disputeQueue: QueueSource = {
  kind: 'SERVICE_DISPUTE',
  label: m.order_disputes,
  role: 'OP_SERVICE',
  stateLabels: { DISPUTED: orderStateLabels.DISPUTED },
  waiting: sql`
    select ${serviceOrders.id} as ref_id, ${serviceOrders.subject} as title, ${serviceOrders.status} as state,
      ${serviceOrders.disputedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${serviceOrders} where ${serviceOrders.disputedAt} is not null and ${serviceOrders.status} = 'DISPUTED'`,
};

/** Ratings that somebody wants hidden. */
export const ratingQueue: QueueSource = {
  kind: 'RATING',
  label: m.order_hide_requests,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: ratingStateLabels.PENDING },
  waiting: sql`
    select ${serviceRatings.id} as ref_id, ${serviceRatings.hideReason} as title, ${serviceRatings.status} as state,
      ${serviceRatings.askedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${serviceRatings} where ${serviceRatings.askedAt} is not null and ${serviceRatings.status} = 'PENDING'`,
};
