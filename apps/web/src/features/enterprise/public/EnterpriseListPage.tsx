import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { isFiltered, type ListPlace, listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { type Load, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ArticlePages } from '../../content/shared/ArticlePages.tsx';
import { ColumnHead, InformationCrumbs } from '../../content/shared/InformationTop.tsx';
import { ListEmpty } from '../../content/shared/ListEmpty.tsx';
import { EnterpriseCard } from '../shared/EnterpriseCard.tsx';
import {
  type EnterpriseFilter,
  enterpriseListHref,
  readEnterpriseFilter,
} from '../shared/enterprise-filter.ts';
import { EnterpriseBar } from './EnterpriseBar.tsx';
import { EnterpriseFilters } from './EnterpriseFilters.tsx';
import styles from './EnterpriseListPage.module.css';
import { Spotlight } from './Spotlight.tsx';

/** The enterprise with the latest story. */
async function loadSpotlight({ call, language }: Pick<Load, 'call' | 'language'>) {
  const stories = await call('GET /api/infoManage/content/queryList', {
    column: 'STYLE',
    lang: language,
    pageSize: 1,
  });
  const id = stories.rows[0]?.enterpriseId;
  if (!id) return null;
  return call('GET /api/baseInfo/enterpriseInfo/queryPublicDetail', { id, lang: language });
}

export const loader = listLoader({
  filterOf: ({ search }) => readEnterpriseFilter(search),
  pageSize: 12,
  load: async ({ call, language, filter, pageNo, pageSize }) => {
    const { stage: chainStage, region: regionId, keyword, sort } = filter;
    const asked = { chainStage, regionId, keyword, sort };
    const isFront = pageNo === 1 && !isFiltered(filter);
    const [list, facets, spotlight] = await Promise.all([
      call('GET /api/baseInfo/enterpriseInfo/queryList', { ...asked, pageNo, pageSize }),
      call('GET /api/baseInfo/enterpriseInfo/queryFacets', {}),
      isFront ? optional(loadSpotlight({ call, language })) : null,
    ]);
    return { list, facets, spotlight };
  },
  knownOf: (filter, { facets }) => ({
    ...filter,
    region: facets.regions.find(({ regionId }) => regionId === filter.region)?.regionId,
  }),
  hrefOf: enterpriseListHref,
});

export function Component() {
  const { filter, list, place, facets, spotlight } = useLoaderData<typeof loader>();
  const { rows, total, pageNo, pageSize } = list;
  const hrefOf = (page: number) => enterpriseListHref(filter, page);
  const note =
    facets.total > 0 ? m.enterprise_wall_note({ count: facets.total }) : m.enterprise_wall_note_none();
  return (
    <>
      <WallHead filter={filter} note={note} place={place} />
      <InformationCrumbs column="STYLE" />
      <Text as="div" contained padBottom={96} className={styles.page}>
        <ColumnHead column="STYLE" note={note} />
        {facets.total > 0 && <EnterpriseFilters filter={filter} facets={facets} />}
        <EnterpriseBar filter={filter} total={total} />
        {spotlight && <Spotlight enterprise={spotlight} />}
        {total === 0 ? (
          <ListEmpty clearHref={isFiltered(filter) ? paths.articleList('STYLE') : null} />
        ) : (
          <Columns
            as="ul"
            of="repeat(4, minmax(0, 1fr))"
            gap={24}
            padTop={8}
            padBottom={32}
            className={styles.wall}
          >
            {rows.map((enterprise, place) => (
              <li key={enterprise.enterpriseId}>
                <EnterpriseCard enterprise={enterprise} first={!spotlight && place < 4} />
              </li>
            ))}
          </Columns>
        )}
        <ArticlePages
          page={pageNo}
          pageSize={pageSize}
          total={total}
          hrefOf={hrefOf}
          summaryOf={m.enterprise_page_range}
        />
      </Text>
    </>
  );
}

interface WallHeadProps {
  filter: EnterpriseFilter;
  note: string;
  place: ListPlace;
}

function WallHead({ filter: { sort: _sort, ...filter }, note, place }: WallHeadProps) {
  const pageHref = (page: number) => enterpriseListHref(filter, page);
  const name = m.content_column_style();
  return (
    <PageHead
      title={[name]}
      description={note}
      canonical={pageHref(place.pageNo)}
      noIndex={filter.keyword !== undefined}
      feeds={[{ href: paths.rss('STYLE'), title: `${name} ${m.site_rss()}` }]}
      {...pageLinks(place, pageHref)}
    />
  );
}
