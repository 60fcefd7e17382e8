import { serviceQuestionStateLabels } from '@portal/contract/market/service-question-terms';
import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { ratingStateLabels } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { inArray, sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { shopComplaints } from './complaint/complaint.table.ts';
import { serviceQuestions } from './question/question.table.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

/** Disputes waiting for a ruling of the park. */
export const disputeQueue: QueueSource = {
  kind: 'SERVICE_DISPUTE',
  label: m.order_disputes,
  role: 'OP_SERVICE',
  stateLabels: { DISPUTED: orderLifecycle.labels.DISPUTED },
  waiting: sql`
    select ${serviceOrders.id} as ref_id, ${serviceOrders.subject} as title, ${serviceOrders.status} as state,
      ${serviceOrders.disputedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${serviceOrders} where ${serviceOrders.disputedAt} is not null and ${serviceOrders.status} = 'DISPUTED'`,
};

/** Ratings with a request to hide them. */
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

/** Questions whose words are reviewed before they become public. */
export const questionQueue: QueueSource = {
  kind: 'SERVICE_QUESTION',
  label: m.shop_questions,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: serviceQuestionStateLabels.PENDING },
  waiting: sql`
    select ${serviceQuestions.id} as ref_id, ${serviceQuestions.body} as title, ${serviceQuestions.status} as state,
      ${serviceQuestions.updatedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${serviceQuestions} where ${serviceQuestions.status} = 'PENDING'`,
};

/** Complaints to accept, and those whose shop has made its statement or missed its deadline. */
export const complaintQueue: QueueSource = {
  kind: 'SHOP_COMPLAINT',
  label: m.shop_complaints,
  role: 'OP_SERVICE',
  stateLabels: complaintLifecycle.labels,
  waiting: sql`
    select ${shopComplaints.id} as ref_id, ${shopComplaints.body} as title, ${shopComplaints.status} as state,
      ${shopComplaints.updatedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${shopComplaints} where ${inArray(shopComplaints.status, complaintLifecycle.statesOf('PARK'))}
      or (${shopComplaints.status} = 'ACCEPTED' and ${shopComplaints.dueAt} < now())`,
};
