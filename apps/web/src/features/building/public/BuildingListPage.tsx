import { buildingKindLabels, buildingKinds } from '@portal/contract/building/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { isFiltered, listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { BuildingCrumbs } from './BuildingCrumbs.tsx';
import { BuildingRows } from './BuildingRows.tsx';
import { ParkMap } from './ParkMap.tsx';

const pageSize = 20;
const onMap = 50;

const filterOf = (search: URLSearchParams) => ({
  kind: oneOf(search.get('kind'), buildingKinds),
  vacant: oneOf(search.get('vacant'), ['1']),
  view: oneOf(search.get('view'), ['map']),
});
type Filter = ReturnType<typeof filterOf>;

const hrefOf = listHrefOf<Filter>(paths.buildingList);

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter: { view, ...filter }, pageNo }) => ({
    list: await call('GET /api/serviceManage/building/queryList', {
      ...filter,
      pageNo,
      // The map shows all buildings at once.
      pageSize: view === 'map' ? onMap : pageSize,
    }),
  }),
  hrefOf,
});

export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  const { view, ...chosen } = filter;
  const isMap = view === 'map';
  return (
    <PublicList
      title={m.building_title()}
      note={m.building_note()}
      crumbs={<BuildingCrumbs steps={[{ text: m.building_title() }]} />}
      list={list}
      place={place}
      pageSize={isMap ? onMap : pageSize}
      hrefOf={(page) => hrefOf(filter, page)}
      wholeHref={isFiltered(chosen) ? paths.buildingList() : undefined}
      canonical={isMap ? paths.buildingList() : undefined}
      nothing={{
        none: { title: m.building_none_yet(), text: m.building_none_yet_text() },
        noMatch: { title: m.building_none(), text: m.building_none_text(), clear: m.building_clear() },
      }}
      top={
        <>
          <BuildingFilters filter={filter} />
          <ListBar count={m.building_count({ count: list.total })}>
            <TabLinks
              label={m.building_view()}
              currentKey={view ?? 'list'}
              items={[
                { key: 'list', href: hrefOf({ ...filter, view: undefined }), text: m.building_as_list() },
                { key: 'map', href: hrefOf({ ...filter, view: 'map' }), text: m.building_as_map() },
              ]}
            />
          </ListBar>
        </>
      }
    >
      {isMap ? <ParkMap rows={list.rows} /> : <BuildingRows rows={list.rows} />}
    </PublicList>
  );
}

const BuildingFilters = ({ filter }: { filter: Filter }) => (
  <PublicFilter
    listHref={paths.buildingList}
    address={filter}
    groups={[
      { name: 'kind', label: m.field_building_kind(), choices: optionsOf(buildingKindLabels) },
      {
        name: 'vacant',
        label: m.building_letting(),
        choices: [{ value: '1', text: m.building_only_vacant() }],
      },
    ]}
  />
);
