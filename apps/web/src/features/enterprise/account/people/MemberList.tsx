import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  textColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ExportButton } from '../../../../platform/account/list/ExportButton.tsx';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../../platform/display/codes-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { InviteButton } from './InviteButton.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { type InvitedRole, type Member, membersKey } from './people-keys.ts';

const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }));

const columns = (): ListColumn<Member>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ name, isSelf }) => (
      <>
        <Written>{name}</Written> {isSelf && <Tag>{m.profile_m_self()}</Tag>}
      </>
    ),
    note: ({ loginName }) => loginName,
  }),
  textColumn('phone', m.profile_m_phone(), ({ phoneNumber }) => phoneNumber),
  textColumn('role', m.field_role(), ({ memberRole }) => (
    <Tag tone={memberRole === 'OWNER' ? 'brand' : 'neutral'}>{memberRoleLabels[memberRole]()}</Tag>
  )),
  dateColumn('since', m.profile_m_since(), ({ since }) => since, {
    pattern: 'YYYY-MM-DD',
    sortBy: '-since',
  }),
];

interface MemberListProps {
  /** Roles that the user can assign; if empty, the list is read-only. */
  roles: readonly InvitedRole[];
  mayExport: boolean;
}

/** The members of the enterprise and their roles. */
export function MemberList({ roles, mayExport }: MemberListProps) {
  const [heir, setHeir] = useState<Member>();
  const query = useListQuery(
    [
      {
        kind: 'text',
        name: 'keyword',
        label: m.profile_m_search(),
        placeholder: m.profile_phone_search(),
      },
      {
        kind: 'choice',
        name: 'memberRole',
        label: m.field_role(),
        options: optionsOf(memberRoleLabels),
      },
    ],
    { place: 'tab' },
  );
  const acts = actsColumn<Member>(
    'acts',
    m.act_bar(),
    (member) => <MemberMenu member={member} roles={roles} onHandOver={() => setHeir(member)} />,
    { align: 'end' },
  );
  const end = (
    <Row as="span" inline gap={8} align="center">
      {mayExport && (
        <ExportButton endpoint="GET /api/baseInfo/enterpriseMember/export" input={query.input} size="small" />
      )}
      <InviteButton />
    </Row>
  );
  return (
    <Panel title={m.profile_m_title()} end={end}>
      <ListSection
        endpoint={membersKey}
        query={query}
        caption={m.profile_table({ name: m.profile_m_title() })}
        columns={roles.length > 0 ? [...columns(), acts] : columns()}
        rowKey={({ memberId }) => memberId}
        empty={{ title: m.member_list_nothing_found() }}
      />
      {heir && (
        <Suspense>
          <HandOverDialog member={heir} onClose={() => setHeir(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
