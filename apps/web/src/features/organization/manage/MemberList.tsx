import type { ManagedOrgMember } from '@portal/contract/organization/manage';
import { orgMemberStateLabels } from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { orgMemberVariants } from '../shared/organization-words.ts';
import { OrganizationTabs } from './OrganizationTabs.tsx';

const MemberDrawer = lazy(async () => ({ default: (await import('./MemberDrawer.tsx')).MemberDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedOrgMember>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ memberId }) => hrefOf(memberId),
    opensPane: true,
    note: ({ enterpriseName }) => enterpriseName && <Written>{enterpriseName}</Written>,
  }),
  writtenColumn('organization', m.org_organization(), ({ organizationName }) => organizationName),
  writtenColumn('title', m.org_field_title(), ({ title }) => title),
  textColumn('phone', m.field_phone(), ({ phoneNumber }) => phoneNumber),
  statusColumn('state', m.field_state(), ({ state }) => state, orgMemberVariants, orgMemberStateLabels),
  dateColumn('applied', m.field_requested_at(), ({ appliedAt }) => appliedAt, { sortBy: '-applied' }),
  dateColumn('due', m.org_due(), ({ dueAt }) => dueAt),
];

/** Requests to join a body of the park, and its current and former members. */
export function MemberList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_feminine, ...orgMemberStateLabels }),
      { kind: 'text', name: 'keyword', label: m.org_member_search() },
      { kind: 'hidden', name: 'organizationId' },
    ],
    { size: 20, sort: '-applied', place: 'view' },
  );
  return (
    <ListPage
      name="organization-members"
      title={m.org_manage_title()}
      lead={<OrganizationTabs current="members" />}
      endpoint="GET /api/communityManage/organizationMember/queryManageList"
      exportFrom="GET /api/communityManage/organizationMember/export"
      query={query}
      columns={columns((member) => query.hrefWith({ member }))}
      rowKey={({ memberId }) => memberId}
      empty={{ title: m.org_no_requests() }}
    >
      <DetailPane query={query} name="member">
        {(id, close) => <MemberDrawer key={id} id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
