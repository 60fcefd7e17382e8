import { stageLabels } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { isFiltered, listLoader } from '../../../platform/page/list-loader.ts';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { BatchSearch } from '../shared/BatchSearch.tsx';
import styles from './BatchListPage.module.css';
import { BatchRows } from './BatchRows.tsx';
import { addressOf, type BatchFilter, batchFilterOf, batchListHref } from './batch-filter.ts';

const pageSize = 12;

export const loader = listLoader({
  filterOf: ({ search }) => batchFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const [list, facets] = await Promise.all([
      call('GET /api/farmManage/batch/queryList', { ...filter, pageNo, pageSize }),
      call('GET /api/farmManage/batch/queryFacets', {}),
    ]);
    return { list, facets };
  },
  hrefOf: batchListHref,
});

type Facets = Awaited<ReturnType<typeof loader>>['facets'];

export function Component() {
  const { list, filter, facets, place } = useLoaderData<typeof loader>();
  return (
    <PublicList
      title={m.farm_title()}
      note={m.farm_note()}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => batchListHref(filter, page)}
      wholeHref={isFiltered(filter) ? paths.farmingList() : undefined}
      nothing={{
        none: { title: m.farm_none_yet(), text: m.farm_none_yet_text() },
        noMatch: { title: m.farm_unknown(), text: m.farm_unknown_text(), clear: m.farm_all() },
      }}
      top={
        <>
          <BatchSearch kept={addressOf({ ...filter, keyword: undefined })} keyword={filter.keyword} />
          <BatchFilters filter={filter} facets={facets} />
          <ListBar count={m.farm_count({ count: list.total })} />
        </>
      }
      className={styles.page}
    >
      <BatchRows rows={list.rows} />
    </PublicList>
  );
}

function BatchFilters({ filter, facets }: { filter: BatchFilter; facets: Facets }) {
  const lang = langOfContent('zh');
  return (
    <PublicFilter
      listHref={paths.farmingList}
      address={addressOf(filter)}
      groups={[
        {
          name: 'stage',
          label: m.field_state(),
          choices: facets.stages.map(({ value, count }) => ({ value, text: stageLabels[value](), count })),
        },
        {
          name: 'grower',
          label: m.farm_grower(),
          choices: facets.growers.map(({ id, name, count }) => ({ value: id, text: name, count, lang })),
        },
      ]}
    />
  );
}
