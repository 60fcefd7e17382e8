import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { isFiltered, type ListPlace, listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { type Load, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ArticlePages } from '../shared/ArticlePages.tsx';
import {
  type ArticleFilter,
  articleFeedHref,
  articleListHref,
  isWorthFinding,
  readArticleFilter,
} from '../shared/article-filter.ts';
import { columnOfUrl } from '../shared/column-of-path.ts';
import { columnNames, columnNotes, type ListColumn } from '../shared/column-texts.ts';
import { ColumnHead, InformationCrumbs } from '../shared/InformationTop.tsx';
import { ListEmpty } from '../shared/ListEmpty.tsx';
import { ArticleBar } from './ArticleBar.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';
import styles from './ArticleListPage.module.css';
import { Checklists } from './Checklists.tsx';
import { IndustryList } from './IndustryList.tsx';
import { MostRead } from './MostRead.tsx';
import { NoticeList } from './NoticeList.tsx';
import { ParkList } from './ParkList.tsx';
import { SafetyDesk } from './SafetyDesk.tsx';
import { SafetyList } from './SafetyList.tsx';
import { type TagChoice, withChosenTag } from './with-chosen-tag.ts';

const pageSizes: Record<ListColumn, number> = { INDUSTRY: 10, NOTICE: 20, PARK: 12, SAFETY: 10 };
const checklistCategory = '清单';

export const loader = listLoader({
  filterOf: ({ search, url }) => ({ column: columnOfUrl(url) as ListColumn, ...readArticleFilter(search) }),
  pageSize: ({ column }) => pageSizes[column],
  load: async ({ call, language: lang, filter: { tag: tagId, ...filter }, pageNo, pageSize }) => {
    const { column, category } = filter;
    const [list, facets, checklists] = await Promise.all([
      call('GET /api/infoManage/content/queryList', { tagId, ...filter, lang, pageNo, pageSize }),
      call('GET /api/infoManage/content/queryFacets', { column, lang }),
      column === 'SAFETY' && !category ? optional(loadChecklists(call, lang)) : null,
    ]);
    const tags = await withChosenTag(call, facets.tags, tagId);
    return { list, facets: { ...facets, tags }, checklists: checklists?.rows ?? [] };
  },
  knownOf: (filter, { facets }) => ({
    ...filter,
    tag: facets.tags.find(({ tagId }) => tagId === filter.tag)?.tagId,
  }),
  hrefOf: ({ column, ...filter }, page) => articleListHref(column, filter, page),
});

const loadChecklists = (call: Load['call'], lang: Load['language']) =>
  call('GET /api/infoManage/content/queryList', {
    column: 'SAFETY',
    category: checklistCategory,
    lang,
    pageSize: 5,
  });

/** The layout of the list in each column. */
const listOf: Record<ListColumn, (rows: ArticleRow[], lead: boolean) => ReactNode> = {
  INDUSTRY: (rows, lead) => <IndustryList rows={rows} lead={lead} />,
  NOTICE: (rows) => <NoticeList rows={rows} />,
  PARK: (rows, lead) => <ParkList rows={rows} lead={lead} />,
  SAFETY: (rows) => <SafetyList rows={rows} />,
};

export function Component() {
  const { filter: asked, list, place, facets, checklists } = useLoaderData<typeof loader>();
  const { column, ...filter } = asked;
  const { rows, total, pageNo, pageSize } = list;
  const hrefOf = (page: number) => articleListHref(column, filter, page);
  const hasLead = pageNo === 1 && rows.length > 4;
  // An empty column has nothing to filter, and nothing next to it but the safety contacts.
  const isNew = facets.total === 0;
  return (
    <>
      <ListHead column={column} filter={filter} total={total} place={place} tags={facets.tags} />
      <InformationCrumbs column={column} />
      <Text as="div" contained padBottom={96} className={styles.page}>
        <ColumnHead column={column} note={columnNotes[column]()} />
        {!isNew && (
          <CachedFragment
            as="div"
            name="content/filters"
            of={ArticleFilters}
            with={{ column, filter, facets }}
          />
        )}
        <ArticleBar column={column} filter={filter} total={total} />
        <TwelveColumns>
          <Column span={isNew && column !== 'SAFETY' ? 12 : 9}>
            {total === 0 ? (
              <ListEmpty clearHref={isFiltered(filter) ? paths.articleList(column) : null} />
            ) : (
              listOf[column](rows, hasLead)
            )}
            <ArticlePages page={pageNo} pageSize={pageSize} total={total} hrefOf={hrefOf} />
          </Column>
          <Column span={3}>
            <Stack as="aside" gap={40} className={styles.side}>
              {column === 'SAFETY' && <SafetyDesk />}
              <Checklists rows={checklists} />
              <CachedFragment
                as="div"
                name="content/most-read"
                of={MostRead}
                with={{ column, articles: facets.mostRead }}
              />
            </Stack>
          </Column>
        </TwelveColumns>
      </Text>
    </>
  );
}

interface ListHeadProps {
  column: ListColumn;
  filter: ArticleFilter;
  total: number;
  place: ListPlace;
  tags: TagChoice[];
}

function ListHead({ column, filter, total, place, tags }: ListHeadProps) {
  const { sort: _sort, ...shown } = filter;
  const pageHref = (page: number) => articleListHref(column, shown, page);
  const tagName = tags.find(({ tagId }) => tagId === filter.tag)?.name;
  const name = [columnNames[column](), filter.category, tagName].filter(Boolean).join('·');
  return (
    <PageHead
      title={[name]}
      description={columnNotes[column]()}
      canonical={pageHref(place.pageNo)}
      noIndex={total === 0 || !isWorthFinding(filter)}
      feeds={[{ href: articleFeedHref(column, filter), title: `${name} ${m.site_rss()}` }]}
      {...pageLinks(place, pageHref)}
    />
  );
}
