import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { stageNames } from '../shared/farm-words.ts';
import styles from './BatchListPage.module.css';
import { BatchRows } from './BatchRows.tsx';
import { BatchSearch } from './BatchSearch.tsx';
import { addressOf, type BatchFilter, batchFilterOf, batchListHref, isFiltered } from './batch-filter.ts';

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
  const hrefOf = (page: number) => batchListHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.farm_title()]}
        description={m.farm_note()}
        canonical={isFiltered(filter) ? paths.farmingList() : hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <Wrap className={styles.page}>
        <PageHead title={m.farm_title()} note={m.farm_note()} />
        <BatchSearch kept={addressOf({ ...filter, keyword: undefined })} keyword={filter.keyword} />
        <BatchFilters filter={filter} facets={facets} />
        <p className={styles.count}>{m.farm_count({ count: list.total })}</p>
        {list.rows.length > 0 ? (
          <BatchRows rows={list.rows} />
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.farmingList() : null}
            none={{ title: m.farm_none_yet(), text: m.farm_none_yet_text() }}
            noMatch={{ title: m.farm_unknown(), text: m.farm_unknown_text(), clear: m.farm_all() }}
          />
        )}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
      </Wrap>
    </>
  );
}

function BatchFilters({ filter, facets }: { filter: BatchFilter; facets: Facets }) {
  const choice = (set: Partial<BatchFilter>, value: string, current: boolean, text: string, more = {}) => ({
    value,
    text,
    href: batchListHref({ ...filter, ...set }),
    current,
    ...more,
  });
  const lang = langOfContent('zh');
  return (
    <PublicFilter
      groups={[
        {
          name: 'stage',
          label: m.field_state(),
          choices: [
            choice({ stage: undefined }, '', filter.stage === undefined, m.market_any()),
            ...facets.stages.map(({ value, count }) =>
              choice({ stage: value }, value, filter.stage === value, stageNames[value](), { count }),
            ),
          ],
        },
        {
          name: 'grower',
          label: m.farm_grower(),
          choices: [
            choice({ growerId: undefined }, '', filter.growerId === undefined, m.market_any()),
            ...facets.growers.map(({ id, name, count }) =>
              choice({ growerId: id }, id, filter.growerId === id, name, { count, lang }),
            ),
          ],
        },
      ]}
      action={paths.farmingList()}
      kept={{ keyword: filter.keyword }}
      clearHref={paths.farmingList()}
    />
  );
}
