import * as m from '@portal/texts/messages';
import { redirect, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { type Load, loader as makeLoader, optional, pageNoOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { ArticlePages } from '../../content/shared/ArticlePages.tsx';
import { ColumnHead, InformationCrumbs } from '../../content/shared/InformationTop.tsx';
import { ListEmpty } from '../../content/shared/ListEmpty.tsx';
import { EnterpriseCard } from '../shared/EnterpriseCard.tsx';
import {
  type EnterpriseFilter,
  enterpriseListHref,
  isFiltered,
  readEnterpriseFilter,
} from '../shared/enterprise-filter.ts';
import { EnterpriseBar } from './EnterpriseBar.tsx';
import { EnterpriseFilters } from './EnterpriseFilters.tsx';
import styles from './EnterpriseListPage.module.css';
import { Spotlight } from './Spotlight.tsx';

const pageSize = 12;

/** The enterprise of the story that came out last. */
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

export const loader = makeLoader(async ({ call, search, language }) => {
  const filter = readEnterpriseFilter(search);
  const pageNo = pageNoOf(search);
  const { stage: chainStage, region: regionId, keyword, sort } = filter;
  const isFront = pageNo === 1 && !isFiltered(filter);
  const [list, facets, spotlight] = await Promise.all([
    call('GET /api/baseInfo/enterpriseInfo/queryList', {
      chainStage,
      regionId,
      keyword,
      sort,
      pageNo,
      pageSize,
    }),
    call('GET /api/baseInfo/enterpriseInfo/queryFacets', {}),
    isFront ? optional(loadSpotlight({ call, language })) : null,
  ]);
  const isRegion = !regionId || facets.regions.some((region) => region.regionId === regionId);
  if (!isRegion) throw redirect(enterpriseListHref({ ...filter, region: undefined }));
  const pageCount = Math.max(1, Math.ceil(list.total / pageSize));
  if (pageNo > pageCount) throw redirect(enterpriseListHref(filter, pageCount));
  return { filter, list, facets, spotlight };
});

export function Component() {
  const { filter, list, facets, spotlight } = useLoaderData<typeof loader>();
  const { rows, total, pageNo } = list;
  const hrefOf = (page: number) => enterpriseListHref(filter, page);
  const note =
    facets.total > 0 ? m.enterprise_wall_note({ count: facets.total }) : m.enterprise_wall_note_none();
  return (
    <>
      <WallHead filter={filter} note={note} pageNo={pageNo} pageCount={Math.ceil(total / pageSize)} />
      <InformationCrumbs column="STYLE" />
      <Wrap className={styles.page}>
        <ColumnHead column="STYLE" note={note} />
        {facets.total > 0 && <EnterpriseFilters filter={filter} facets={facets} />}
        <EnterpriseBar filter={filter} total={total} />
        {spotlight && <Spotlight enterprise={spotlight} />}
        {total === 0 ? (
          <ListEmpty clearHref={isFiltered(filter) ? paths.articleList('STYLE') : null} />
        ) : (
          <ul className={styles.wall}>
            {rows.map((enterprise, place) => (
              <li key={enterprise.enterpriseId}>
                <EnterpriseCard enterprise={enterprise} first={!spotlight && place < 4} />
              </li>
            ))}
          </ul>
        )}
        <ArticlePages
          page={pageNo}
          pageSize={pageSize}
          total={total}
          hrefOf={hrefOf}
          summaryOf={m.enterprise_page_range}
        />
      </Wrap>
    </>
  );
}

interface WallHeadProps {
  filter: EnterpriseFilter;
  note: string;
  pageNo: number;
  pageCount: number;
}

function WallHead({ filter: { sort: _sort, ...filter }, note, pageNo, pageCount }: WallHeadProps) {
  const pageHref = (page: number) => enterpriseListHref(filter, page);
  const name = m.content_column_style();
  return (
    <PageHead
      title={[name]}
      pageNo={pageNo}
      description={note}
      canonical={pageHref(pageNo)}
      noIndex={filter.keyword !== undefined}
      feeds={[{ href: paths.rss('STYLE'), title: `${name} ${m.site_rss()}` }]}
      {...(pageNo > 1 && { previousPage: pageHref(pageNo - 1) })}
      {...(pageNo < pageCount && { nextPage: pageHref(pageNo + 1) })}
    />
  );
}
