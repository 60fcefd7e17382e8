import { buildingKinds } from '@portal/contract/building-terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { kindNames } from '../shared/unit-words.ts';
import { BuildingCrumbs } from './BuildingCrumbs.tsx';
import styles from './BuildingListPage.module.css';
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

const pageHref = (filter: Filter, page: number) =>
  paths.buildingList({ ...filter, page: page > 1 ? page : undefined });

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter: { view, ...filter }, pageNo }) => ({
    list: await call('GET /api/serviceManage/building/queryList', {
      ...filter,
      pageNo,
      // The map shows all of them at once.
      pageSize: view === 'map' ? onMap : pageSize,
    }),
  }),
  hrefOf: pageHref,
});

const isFiltered = ({ kind, vacant }: Filter) => kind !== undefined || vacant !== undefined;

export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => pageHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.building_title()]}
        description={m.building_note()}
        canonical={isFiltered(filter) || filter.view ? paths.buildingList() : hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <BuildingCrumbs steps={[{ text: m.building_title() }]} />
      <Wrap className={styles.page}>
        <PageHead title={m.building_title()} note={m.building_note()} />
        <BuildingFilters filter={filter} />
        <div className={styles.bar}>
          <p className={styles.count}>{m.building_count({ count: list.total })}</p>
          <TabLinks
            label={m.building_view()}
            currentKey={filter.view ?? 'list'}
            items={[
              { key: 'list', href: pageHref({ ...filter, view: undefined }, 1), text: m.building_as_list() },
              { key: 'map', href: pageHref({ ...filter, view: 'map' }, 1), text: m.building_as_map() },
            ]}
          />
        </div>
        {list.rows.length > 0 ? (
          filter.view === 'map' ? (
            <ParkMap rows={list.rows} />
          ) : (
            <BuildingRows rows={list.rows} />
          )
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.buildingList() : null}
            none={{ title: m.building_none_yet(), text: m.building_none_yet_text() }}
            noMatch={{
              title: m.building_none(),
              text: m.building_none_text(),
              clear: m.building_clear(),
            }}
          />
        )}
        <ListPages
          page={place.pageNo}
          pageSize={filter.view === 'map' ? onMap : pageSize}
          total={list.total}
          hrefOf={hrefOf}
        />
      </Wrap>
    </>
  );
}

function BuildingFilters({ filter }: { filter: Filter }) {
  const choice = (name: 'kind' | 'vacant', value: string, text: string) => ({
    value,
    text,
    href: paths.buildingList({ ...filter, [name]: value || undefined }),
    current: (filter[name] ?? '') === value,
  });
  return (
    <PublicFilter
      groups={[
        {
          name: 'kind',
          label: m.field_building_kind(),
          choices: [
            choice('kind', '', m.building_any()),
            ...buildingKinds.map((kind) => choice('kind', kind, kindNames[kind]())),
          ],
        },
        {
          name: 'vacant',
          label: m.building_letting(),
          choices: [choice('vacant', '', m.building_any()), choice('vacant', '1', m.building_only_vacant())],
        },
      ]}
      action={paths.buildingList()}
      kept={{ view: filter.view }}
      clearHref={paths.buildingList()}
    />
  );
}
