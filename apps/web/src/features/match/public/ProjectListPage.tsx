import { projectKinds } from '@portal/contract/project-terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatTotal } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { ProjectRows } from '../shared/ProjectRows.tsx';
import { projectKindNames } from '../shared/project-words.ts';
import styles from './ProjectListPage.module.css';
import {
  isFiltered,
  monthChoices,
  type ProjectFilter,
  projectFilterOf,
  projectListHref,
} from './project-filter.ts';

const pageSize = 15;

export const loader = listLoader({
  filterOf: ({ search }) => projectFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const { category, month, ...rest } = filter;
    const list = await call('GET /api/matchManage/project/queryPublicList', {
      ...rest,
      ...(category && { categoryCode: category }),
      ...(month && { month: Number(month) }),
      pageNo,
      pageSize,
    });
    return { list };
  },
  knownOf: (filter, { list }) => ({
    ...filter,
    category: list.categories.find(({ code }) => code === filter.category)?.code,
  }),
  hrefOf: projectListHref,
});

type Categories = Awaited<ReturnType<typeof loader>>['list']['categories'];

/** What enterprises look for and offer, without who they are. */
export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => projectListHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.match_list_title()]}
        description={m.match_list_note()}
        canonical={isFiltered(filter) ? paths.matchList() : hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <Crumbs steps={[{ text: m.match_list_title() }]} />
      <Wrap className={styles.page}>
        <PageHead title={m.match_list_title()} note={m.match_list_note()} />
        <Filters filter={filter} categories={list.categories} />
        <div className={styles.bar}>
          <p>{m.match_list_count({ count: formatTotal(list.total, list.totalIsExact) })}</p>
          <ButtonLink href={paths.project('new')} variant="main">
            {m.match_own_one()}
          </ButtonLink>
        </div>
        {list.rows.length > 0 ? (
          <ProjectRows rows={list.rows} />
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.matchList() : null}
            none={{ title: m.match_list_none_yet(), text: m.match_list_none_yet_text() }}
            noMatch={{
              title: m.match_list_empty(),
              text: m.match_list_empty_text(),
              clear: m.match_list_clear(),
            }}
          />
        )}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
      </Wrap>
    </>
  );
}

function Filters({ filter, categories }: { filter: ProjectFilter; categories: Categories }) {
  const choice = (name: keyof ProjectFilter, value: string, text: string, more: object = {}) => ({
    value,
    text,
    href: projectListHref({ ...filter, [name]: value || undefined }),
    current: (filter[name] ?? '') === value,
    ...more,
  });
  const lang = langOfContent('zh');
  return (
    <PublicFilter
      groups={[
        {
          name: 'kind',
          label: m.match_filter_kind(),
          choices: [
            choice('kind', '', m.match_all()),
            ...projectKinds.map((kind) => choice('kind', kind, projectKindNames[kind]())),
          ],
        },
        {
          name: 'category',
          label: m.match_filter_category(),
          choices: [
            choice('category', '', m.match_all()),
            ...categories.map(({ code, name, count }) =>
              choice('category', code, name, { count: formatTotal(count), lang }),
            ),
          ],
        },
        {
          name: 'month',
          label: m.match_filter_month(),
          choices: [
            choice('month', '', m.match_any_time()),
            ...monthChoices.map((month) => choice('month', month, m.match_month({ month: Number(month) }))),
          ],
        },
      ]}
      action={paths.matchList()}
      kept={{}}
      clearHref={paths.matchList()}
    />
  );
}
