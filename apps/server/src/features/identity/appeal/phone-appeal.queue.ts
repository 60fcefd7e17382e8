import { phoneAppealStateLabels } from '@portal/contract/identity/phone-appeal';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../../feature/queue-source.ts';
import { users } from '../user.table.ts';
import { phoneAppeals as appeal } from './phone-appeal.table.ts';

/** Appeals for a new number; administrators may not decide their own. */
export const phoneAppealQueue: QueueSource = {
  kind: 'PHONE_APPEAL',
  label: m.log_entity_phone_appeal,
  role: 'OP_ADMIN',
  stateLabels: phoneAppealStateLabels,
  waiting: sql`
    select ${appeal.id} as ref_id, ${titleOf(users.name, users.loginName)} as title,
      ${appeal.state} as state, ${appeal.createdAt} as entered_at, ${appeal.dueAt} as due_at,
      ${appeal.userId} as barred_user_id
    from ${appeal} join ${users} on ${users.id} = ${appeal.userId} where ${appeal.state} = 'PENDING'`,
};
