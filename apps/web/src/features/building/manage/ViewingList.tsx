import type { ManagedViewing } from '@portal/contract/building/manage';
import { viewingStateLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { viewingVariants } from '../shared/unit-words.ts';
import { useBuildingOptions } from '../shared/use-building-options.ts';
import { BuildingTabs } from './BuildingTabs.tsx';

const ViewingDrawer = lazy(async () => ({ default: (await import('./ViewingDrawer.tsx')).ViewingDrawer }));

const viewingColumns = (hrefOf: (id: string) => string): ListColumn<ManagedViewing>[] => [
  nameColumn('place', m.field_building(), {
    name: ({ buildingName, unitNo }) => [buildingName, unitNo].filter(Boolean).join(' '),
    href: ({ viewingId }) => hrefOf(viewingId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('who', m.building_who(), ({ enterpriseName, userName }) =>
    [enterpriseName, userName].filter(Boolean).join(' · '),
  ),
  dateColumn('visit', m.field_visit_time(), ({ visitAt }) => visitAt, { sortBy: '-visit' }),
  writtenColumn('guide', m.field_guide_name(), ({ guideName }) => guideName),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={viewingVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.building_made(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** Viewing requests of all users; one opens in a drawer. */
export function ViewingList() {
  const options = useBuildingOptions();
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...viewingStateLabels }),
      { kind: 'text', name: 'keyword', label: m.building_viewing_keyword() },
      { kind: 'choice', name: 'buildingId', label: m.field_building(), options },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="viewings"
      title={m.building_manage_title()}
      lead={<BuildingTabs current="viewings" />}
      endpoint="GET /api/serviceManage/viewing/queryManageList"
      query={query}
      columns={viewingColumns((viewing) => query.hrefWith({ viewing }))}
      rowKey={({ viewingId }) => viewingId}
      empty={{ title: m.building_no_viewings() }}
    >
      <DetailPane query={query} name="viewing">
        {(id, close) => <ViewingDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
