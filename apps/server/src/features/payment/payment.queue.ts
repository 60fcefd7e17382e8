import { refundStateLabels } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { payOrders, refundOrders } from './payment.table.ts';

/** Refunds to decide, and those that failed; whoever asked for one decides others. */
export const refundQueue: QueueSource = {
  kind: 'REFUND',
  label: m.log_entity_refund,
  role: 'OP_FINANCE',
  stateLabels: { APPLIED: refundStateLabels.APPLIED, FAILED: refundStateLabels.FAILED },
  waiting: sql`
    select ${refundOrders.id} as ref_id, ${refundOrders.no} || ' ' || ${payOrders.title} as title,
      ${refundOrders.status} as state, ${refundOrders.createdAt} as entered_at, null::timestamptz as due_at,
      coalesce(${refundOrders.approverIds}[1], ${refundOrders.applicantId}) as barred_user_id
    from ${refundOrders} join ${payOrders} on ${payOrders.id} = ${refundOrders.payOrderId}
    where ${refundOrders.status} in ('APPLIED', 'FAILED')`,
};
