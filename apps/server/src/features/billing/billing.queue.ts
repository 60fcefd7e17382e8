import { billStateLabels, changeStateLabels, runStateLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { billChanges, billRuns, bills } from './bill/bill.table.ts';

/** Objections to bills; they have to be answered within five working days. */
export const objectionQueue: QueueSource = {
  kind: 'BILL_OBJECTION',
  label: m.billing_objection,
  role: 'OP_FINANCE',
  stateLabels: { OBJECTED: billStateLabels.OBJECTED },
  waiting: sql`
    select ${bills.id} as ref_id, concat_ws(' ', ${bills.no}, ${bills.place}) as title,
      ${bills.status} as state, to_timestamp((${bills.objection}->>'at')::bigint / 1000.0) as entered_at,
      to_timestamp((${bills.objection}->>'dueAt')::bigint / 1000.0) as due_at, null::text as barred_user_id
    from ${bills} where ${bills.status} = 'OBJECTED'`,
};

/** Drafts waiting to be issued; they're urgent because a contract can't begin before its deposit is paid. */
export const runQueue: QueueSource = {
  kind: 'BILL_RUN',
  label: m.billing_run,
  role: 'OP_FINANCE',
  stateLabels: { READY: runStateLabels.READY },
  waiting: sql`
    select ${billRuns.id} as ref_id, ${billRuns.period} as title, ${billRuns.status} as state,
      ${billRuns.updatedAt} as entered_at, ${billRuns.updatedAt} + interval '3 days' as due_at,
      null::text as barred_user_id
    from ${billRuns} where ${billRuns.status} = 'READY'`,
};

/** Adjustments and write-offs requested by someone else. */
export const changeQueue: QueueSource = {
  kind: 'BILL_CHANGE',
  label: m.billing_change,
  role: 'OP_FINANCE',
  stateLabels: { ASKED: changeStateLabels.ASKED },
  waiting: sql`
    select ${billChanges.billId} as ref_id, concat_ws(' ', ${bills.no}, ${bills.place}) as title,
      ${billChanges.status} as state, ${billChanges.createdAt} as entered_at,
      ${billChanges.createdAt} + interval '3 days' as due_at, ${billChanges.askedBy} as barred_user_id
    from ${billChanges} join ${bills} on ${bills.id} = ${billChanges.billId}
    where ${billChanges.status} = 'ASKED'`,
};
