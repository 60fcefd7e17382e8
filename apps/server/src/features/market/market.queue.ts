import { serviceStateLabels, shopStateLabels } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { services, shops } from './market.table.ts';

/** Shops submitted for opening. */
export const shopQueue: QueueSource = {
  kind: 'SHOP',
  label: m.log_entity_shop,
  role: 'OP_AUDIT',
  stateLabels: { PENDING: shopStateLabels.PENDING },
  waiting: sql`
    select ${shops.id} as ref_id, ${shops.name} as title, ${shops.status} as state,
      ${shops.submittedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${shops} where ${shops.status} = 'PENDING'`,
};

/** Services submitted for publication. */
export const serviceQueue: QueueSource = {
  kind: 'SERVICE',
  label: m.log_entity_service,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: serviceStateLabels.PENDING },
  waiting: sql`
    select ${services.id} as ref_id, ${services.title} as title, ${services.status} as state,
      ${services.submittedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${services} where ${services.status} = 'PENDING'`,
};
