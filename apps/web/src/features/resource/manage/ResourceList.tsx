import type { ManagedResource } from '@portal/contract/resource-manage';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import {
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { codeNames, modeNames } from '../shared/resource-words.ts';
import { ResourceTabs } from './ResourceTabs.tsx';

const ResourceDrawer = lazy(async () => ({
  default: (await import('./ResourceDrawer.tsx')).ResourceDrawer,
}));

const listHref = (resource?: string) => paths.manageResources({ view: 'resources', resource });

const columns = (): ListColumn<ManagedResource>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ resourceId }) => listHref(resourceId),
    beside: true,
    note: ({ data }) => codeNames[data.code](),
  }),
  writtenColumn('owner', m.resource_owner(), ({ data }) => data.ownerName),
  textColumn('mode', m.resource_open_mode(), ({ data }) => modeNames[data.openMode]()),
  writtenColumn('fee', m.resource_fee(), ({ data }) => data.feeText),
  statusColumn(
    'state',
    m.field_state(),
    ({ data }) => data.status,
    { OPEN: 'done', CLOSED: 'closed', MAINTENANCE: 'waiting' },
    {
      OPEN: m.state_bookable_open,
      CLOSED: m.state_bookable_closed,
      MAINTENANCE: m.state_bookable_maintenance,
    },
  ),
];

/** All resources; the form of one opens beside them. */
export function ResourceList() {
  const answer = useQueryOf('GET /api/serviceManage/resource/queryManageList', {}, { keepPrevious: true });
  return (
    <>
      <PageTitle
        title={m.resource_manage_title()}
        beside={<ResourceTabs current="resources" />}
        inLine
        actions={
          <ButtonLink href={listHref('new')} variant="main" icon={plusIcon} keepScroll>
            {m.resource_new()}
          </ButtonLink>
        }
      />
      <Answered of={answer}>
        {({ rows }) => (
          <>
            <CardTable
              caption={m.resource_resources()}
              columns={columns()}
              rows={rows}
              rowKey={({ resourceId }) => resourceId}
              empty={m.resource_none()}
            />
            <Beside query={{ hrefWith: ({ resource }) => listHref(resource) }} name="resource">
              {(id, close) => (
                <ResourceDrawer
                  resource={rows.find(({ resourceId }) => resourceId === id) ?? null}
                  onClose={close}
                />
              )}
            </Beside>
          </>
        )}
      </Answered>
    </>
  );
}
