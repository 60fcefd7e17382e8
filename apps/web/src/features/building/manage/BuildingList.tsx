import type { ManagedBuilding } from '@portal/contract/building/manage';
import { buildingKindLabels } from '@portal/contract/building/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  numberColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { areaText } from '../shared/unit-words.ts';
import { BuildingTabs } from './BuildingTabs.tsx';

const BuildingDrawer = lazy(async () => ({ default: (await import('./BuildingDrawer.tsx')).BuildingDrawer }));

const buildingColumns = (hrefOf: (id: string) => string): ListColumn<ManagedBuilding>[] => [
  nameColumn('name', m.field_name(), {
    name: ({ data }) => data.name,
    href: ({ buildingId }) => hrefOf(buildingId),
    opensPane: true,
  }),
  textColumn('kind', m.field_building_kind(), ({ data }) => buildingKindLabels[data.kind]()),
  textColumn('area', m.field_total_area(), ({ data }) => areaText(data.areaX100), { align: 'end' }),
  numberColumn('units', m.building_units_count(), ({ units }) => units),
  numberColumn('vacant', m.building_letting(), ({ vacant }) => vacant),
  writtenColumn('manager', m.building_manager(), ({ data }) => data.managerName),
];

/** All buildings; the form of one opens in a drawer. */
export function BuildingList() {
  const query = useListQuery([{ kind: 'hidden', name: 'view' }], { size: 20 });
  return (
    <ListPage
      name="buildings"
      title={m.building_manage_title()}
      lead={<BuildingTabs current="buildings" />}
      actions={
        <>
          <ButtonLink href={paths.buildingList()}>{m.act_public_page()}</ButtonLink>
          <ForDesk>
            <ButtonLink href={query.hrefWith({ building: 'new' })} variant="main" icon={plusIcon} keepScroll>
              {m.building_new()}
            </ButtonLink>
          </ForDesk>
        </>
      }
      endpoint="GET /api/serviceManage/building/queryManageList"
      query={query}
      columns={buildingColumns((building) => query.hrefWith({ building }))}
      rowKey={({ buildingId }) => buildingId}
      empty={{ title: m.building_none_yet() }}
    >
      <DetailPane query={query} name="building">
        {(id, close) => <BuildingDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
