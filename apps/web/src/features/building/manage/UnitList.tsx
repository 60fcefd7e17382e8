import type { ManagedUnit } from '@portal/contract/building/manage';
import { unitStateLabels } from '@portal/contract/building/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { areaText, unitVariants } from '../shared/unit-words.ts';
import { useBuildingOptions } from '../shared/use-building-options.ts';
import { BuildingTabs } from './BuildingTabs.tsx';

const UnitDrawer = lazy(async () => ({ default: (await import('./UnitDrawer.tsx')).UnitDrawer }));

const unitColumns = (hrefOf: (id: string) => string): ListColumn<ManagedUnit>[] => [
  nameColumn(
    'place',
    m.field_unit_of_building(),
    {
      name: ({ buildingName, data }) => `${buildingName} ${data.no}`,
      href: ({ unitId }) => hrefOf(unitId),
      opensPane: true,
      note: ({ data }) => m.building_floor({ floor: data.floor }),
    },
    { sortBy: 'place' },
  ),
  writtenColumn('use', m.field_unit_use(), ({ data }) => data.use),
  textColumn('area', m.field_area(), ({ data }) => areaText(data.areaX100), {
    align: 'end',
    sortBy: '-area',
  }),
  textColumn('rent', m.field_rent_per_m2(), ({ data }) => formatFen(data.rentFenPerM2Month), {
    align: 'end',
    sortBy: '-rent',
  }),
  stateColumn('state', m.field_state(), ({ data, stateLabel }) => (
    <Status kind={unitVariants[data.state]}>{stateLabel}</Status>
  )),
  writtenColumn('tenant', m.building_tenant(), ({ enterpriseName }) => enterpriseName),
];

/** The units of all buildings; the form of one opens in a drawer. */
export function UnitList() {
  const options = useBuildingOptions();
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...unitStateLabels }),
      { kind: 'text', name: 'keyword', label: m.building_unit_keyword() },
      { kind: 'choice', name: 'buildingId', label: m.field_building(), options },
      { kind: 'hidden', name: 'view' },
    ],
    { size: 20, sort: 'place' },
  );
  return (
    <ListPage
      name="building-units"
      title={m.building_manage_title()}
      lead={<BuildingTabs current="units" />}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ unit: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.building_new_unit()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/serviceManage/unit/queryManageList"
      query={query}
      columns={unitColumns((unit) => query.hrefWith({ unit }))}
      rowKey={({ unitId }) => unitId}
      bulk={{ nameOf: ({ buildingName, data }) => `${buildingName} ${data.no}` }}
      empty={{
        title: m.building_no_units(),
        action: (
          <ButtonLink href={paths.manageBuildings({ view: 'buildings' })}>
            {m.building_tab_buildings()}
          </ButtonLink>
        ),
      }}
    >
      <DetailPane query={query} name="unit">
        {(id, close) => <UnitDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
