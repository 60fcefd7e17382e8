import { paths } from '@portal/contract/paths';
import type { ManagedResource } from '@portal/contract/resource/manage';
import { openModeLabels, resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { nameColumn, textColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { bookableStateColumn } from '../../booking/shared/bookable-columns.ts';
import { ResourceTabs } from './ResourceTabs.tsx';

const ResourceDrawer = lazy(async () => ({
  default: (await import('./ResourceDrawer.tsx')).ResourceDrawer,
}));

const listHref = (resource?: string) => paths.manageResources({ view: 'resources', resource });

const columns = (): ListColumn<ManagedResource>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ resourceId }) => listHref(resourceId),
    opensPane: true,
    note: ({ data }) => resourceCodeLabels[data.code](),
  }),
  writtenColumn('owner', m.resource_owner(), ({ data }) => data.ownerName),
  textColumn('mode', m.resource_open_mode(), ({ data }) => openModeLabels[data.openMode]()),
  writtenColumn('fee', m.resource_fee(), ({ data }) => data.feeText),
  bookableStateColumn(),
];

/** All resources; the form of one opens next to the list. */
export const ResourceList = () => (
  <WholeList
    title={m.resource_manage_title()}
    tabs={<ResourceTabs current="resources" />}
    add={m.resource_new()}
    name="resource"
    hrefOf={listHref}
    answer={useQueryOf('GET /api/serviceManage/resource/queryManageList', {}, { keepPrevious: true })}
    caption={m.resource_resources()}
    columns={columns()}
    idOf={({ resourceId }) => resourceId}
    empty={m.resource_none()}
  >
    {(resource, close) => <ResourceDrawer resource={resource} onClose={close} />}
  </WholeList>
);
