import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_m_acts,
  profile_m_count,
  profile_m_person,
  profile_m_phone,
  profile_m_role,
  profile_m_self,
  profile_m_since,
  profile_m_title,
  profile_table,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { memberRoleNames } from '../../shared/member-role-names.ts';
import { MemberMenu } from './MemberMenu.tsx';
import styles from './People.module.css';
import type { Member } from './people-keys.ts';

const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }));

/** Who acts for the enterprise, and as what. */
export function MemberTable({ members }: { members: Member[] }) {
  const [heir, setHeir] = useState<Member>();
  const isManaged = members.some(({ actions }) => actions.length > 0);
  return (
    <Panel title={profile_m_title()} end={profile_m_count({ count: members.length })}>
      <Table<Member>
        caption={profile_table({ name: profile_m_title() })}
        columns={[
          {
            ...{ key: 'name', head: profile_m_person(), rowHeader: true },
            cell: ({ name, loginName, isSelf }) => (
              <span className={styles.person}>
                <span>
                  <Written>{name}</Written> {isSelf && <Tag>{profile_m_self()}</Tag>}
                </span>
                <small>{loginName}</small>
              </span>
            ),
          },
          { key: 'phone', head: profile_m_phone(), cell: ({ phoneNumber }) => phoneNumber, nowrap: true },
          {
            ...{ key: 'role', head: profile_m_role() },
            cell: ({ memberRole }) => (
              <Tag tone={memberRole === 'OWNER' ? 'brand' : 'neutral'}>{memberRoleNames[memberRole]()}</Tag>
            ),
          },
          {
            ...{ key: 'since', head: profile_m_since(), nowrap: true },
            cell: ({ since }) => formatDate(since, 'YYYY-MM-DD'),
          },
          ...(isManaged
            ? [
                {
                  ...{ key: 'acts', head: profile_m_acts(), align: 'end' as const },
                  cell: (member: Member) => <MemberMenu member={member} onHandOver={() => setHeir(member)} />,
                },
              ]
            : []),
        ]}
        rows={members}
        rowKey={({ memberId }) => memberId}
      />
      {heir && (
        <Suspense>
          <HandOverDialog member={heir} onClose={() => setHeir(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
