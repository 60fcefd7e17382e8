import { finProductStateLabels, institutionStateLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { finProducts, institutions } from './finance.table.ts';

/** Enterprises requesting the role of an institution. */
export const institutionQueue: QueueSource = {
  kind: 'INSTITUTION',
  label: m.log_entity_institution,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: institutionStateLabels.PENDING },
  waiting: sql`
    select ${institutions.id} as ref_id, ${institutions.name} as title, ${institutions.status} as state,
      ${institutions.submittedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${institutions} where ${institutions.status} = 'PENDING'`,
};

/** Products submitted for publication. */
export const finProductQueue: QueueSource = {
  kind: 'FIN_PRODUCT',
  label: m.log_entity_fin_product,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: finProductStateLabels.PENDING },
  waiting: sql`
    select ${finProducts.id} as ref_id, ${finProducts.name} as title, ${finProducts.status} as state,
      ${finProducts.submittedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${finProducts} where ${finProducts.status} = 'PENDING'`,
};
