import type { QueueKind } from '@portal/contract/kinds';
import {
  type SettingGroup,
  settingGroupLabels,
  settingGroups,
  settingRoles,
  settingStateLabels,
} from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { parkSettings as setting } from '../../platform/park-setting/park-setting.table.ts';

type Decider = 'OP_FINANCE' | 'OP_ADMIN';

const groupsOf = (role: Decider): SettingGroup[] =>
  settingGroups.filter((group) => settingRoles[group].decide.includes(role));

/** Names of the groups in the reader's language. */
const groupNames = () =>
  sql.join(
    settingGroups.map((group) => sql`when ${group} then ${settingGroupLabels[group]()}::text`),
    sql` `,
  );

/** Changes that wait for the second person of a role, other than the one who entered them. */
const queueOf = (kind: QueueKind, role: Decider, label: () => string): QueueSource => ({
  kind,
  label,
  role,
  stateLabels: settingStateLabels,
  get waiting() {
    return sql`
    select ${setting.id} as ref_id, case ${setting.group} ${groupNames()} end as title,
      ${setting.state} as state, ${setting.createdAt} as entered_at, null::timestamptz as due_at,
      ${setting.createdBy} as barred_user_id
    from ${setting}
    where ${setting.state} = 'PENDING' and ${setting.group} = any(${sql.param(groupsOf(role))}::text[])`;
  },
});

export const parkAccountQueue = queueOf('PARK_ACCOUNT', 'OP_FINANCE', m.park_setting_queue_account);
export const parkSettingQueue = queueOf('PARK_SETTING', 'OP_ADMIN', m.park_setting_queue_setting);
