import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../../feature/queue-source.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { handBills } from './charge.table.ts';

/** Bills and credit notes by hand that wait for a second person. */
export const handBillQueue: QueueSource = {
  kind: 'HAND_BILL',
  label: m.charge_by_hand,
  role: 'OP_FINANCE',
  stateLabels: { ASKED: handBillLifecycle.labels.ASKED },
  waiting: sql`
    select ${handBills.id} as ref_id, ${enterprises.name} as title, ${handBills.status} as state,
      ${handBills.updatedAt} as entered_at, ${handBills.updatedAt} + interval '3 days' as due_at,
      ${handBills.askedBy} as barred_user_id
    from ${handBills} join ${enterprises} on ${enterprises.id} = ${handBills.enterpriseId}
    where ${handBills.status} = 'ASKED'`,
};
