import type { ManagedOrganization } from '@portal/contract/organization/manage';
import { organizationKindLabels, organizationStateLabels } from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { organizationVariants } from '../shared/organization-words.ts';
import { OrganizationTabs } from './OrganizationTabs.tsx';

const OrganizationDrawer = lazy(async () => ({
  default: (await import('./OrganizationDrawer.tsx')).OrganizationDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedOrganization>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ organizationId }) => hrefOf(organizationId),
    opensPane: true,
    note: ({ parentName }) => (parentName === '' ? m.org_no_parent() : <Written>{parentName}</Written>),
  }),
  textColumn('kind', m.field_kind(), ({ kind }) => organizationKindLabels[kind]()),
  writtenColumn('leader', m.org_field_leader(), ({ leaderText }) => leaderText),
  textColumn('phone', m.org_field_phone(), ({ phone }) => phone || null),
  numberColumn('members', m.org_accounts(), ({ members }) => members),
  numberColumn('others', m.org_field_others(), ({ others }) => others),
  numberColumn('waiting', m.org_waiting(), ({ applied }) => applied),
  statusColumn('state', m.field_state(), ({ state }) => state, organizationVariants, organizationStateLabels),
  dateColumn('updated', m.field_updated_at(), ({ updatedAt }) => updatedAt, {
    sortBy: '-updated',
    shown: 'hidden',
  }),
];

/** All bodies of the park; one opens in a drawer. */
export function OrganizationList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_feminine, ...organizationStateLabels }),
      { kind: 'text', name: 'keyword', label: m.org_search() },
      { kind: 'choice', name: 'kind', label: m.field_kind(), options: optionsOf(organizationKindLabels) },
    ],
    { size: 20, sort: 'sort' },
  );
  return (
    <ListPage
      name="organizations"
      title={m.org_manage_title()}
      lead={<OrganizationTabs current="organizations" />}
      actions={
        <ForDesk>
          <ButtonLink
            href={query.hrefWith({ organization: 'new' })}
            variant="main"
            icon={plusIcon}
            keepScroll
          >
            {m.org_new()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/communityManage/organization/queryManageList"
      exportFrom="GET /api/communityManage/organization/export"
      query={query}
      columns={columns((organization) => query.hrefWith({ organization }))}
      rowKey={({ organizationId }) => organizationId}
      empty={{ title: m.org_none_yet() }}
    >
      <DetailPane query={query} name="organization">
        {(id, close) => <OrganizationDrawer key={id} id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
