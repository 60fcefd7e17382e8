import { phoneAppealStateLabels } from '@portal/contract/phone-appeal';
import { sql } from 'drizzle-orm';
import { phoneAppeals as appeal } from '../../identity/appeal/phone-appeal.table.ts';
import { users } from '../../identity/user.table.ts';
import type { QueueSource } from '../queue-source.ts';

/** Appeals of who has lost his old number; nobody decides on his own. */
export const phoneAppealSource: QueueSource = {
  kind: 'PHONE_APPEAL',
  role: 'OP_ADMIN',
  stateLabels: phoneAppealStateLabels,
  waiting: sql`
    select ${appeal.id} as ref_id, ${users.name} || ' · ' || ${users.loginName} as title,
      ${appeal.state} as state, ${appeal.createdAt} as entered_at, ${appeal.dueAt} as due_at,
      ${appeal.userId} as barred_user_id
    from ${appeal} join ${users} on ${users.id} = ${appeal.userId} where ${appeal.state} = 'PENDING'`,
};
