import { projectKindLabels } from '@portal/contract/match/project-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { formatTotal } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { isFiltered, listLoader } from '../../../platform/page/list-loader.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { ProjectRows } from '../shared/ProjectRows.tsx';
import { monthChoices, type ProjectFilter, projectFilterOf, projectListHref } from './project-filter.ts';

const pageSize = 15;

export const loader = listLoader({
  filterOf: ({ search }) => projectFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const { category, stage, month, ...rest } = filter;
    const list = await call('GET /api/matchManage/project/queryPublicList', {
      ...rest,
      ...(category && { categoryCode: category }),
      ...(stage && { chainStage: stage }),
      ...(month && { month: Number(month) }),
      pageNo,
      pageSize,
    });
    return { list };
  },
  knownOf: (filter, { list }) => ({
    ...filter,
    category: list.categories.find(({ code }) => code === filter.category)?.code,
    stage: list.stages.find(({ chainStage }) => chainStage === filter.stage)?.chainStage,
  }),
  hrefOf: projectListHref,
});

/** What enterprises look for and offer, anonymously. */
export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  return (
    <PublicList
      title={m.hall_title()}
      note={m.hall_note()}
      actions={
        <ButtonLink href={paths.project('new')} variant="main">
          {m.hall_own_one()}
        </ButtonLink>
      }
      crumbs={<Crumbs steps={[{ text: m.hall_title() }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => projectListHref(filter, page)}
      wholeHref={isFiltered(filter) ? paths.matchList() : undefined}
      nothing={{
        none: { title: m.hall_none_yet(), text: m.hall_none_yet_text() },
        noMatch: { title: m.hall_empty(), text: m.hall_empty_text() },
      }}
      top={
        <>
          <Filters filter={filter} list={list} />
          <ListBar count={m.hall_count({ count: formatTotal(list.total, list.totalIsExact) })} />
        </>
      }
    >
      <ProjectRows rows={list.rows} />
    </PublicList>
  );
}

type List = Awaited<ReturnType<typeof loader>>['list'];

/** Filter choices: categories shared by enough enterprises, and the stages of all others. */
const fieldChoices = ({ categories, stages }: List) => [
  ...categories.map(({ code, name, count }) => ({
    value: `category-${code}`,
    text: name,
    count: formatTotal(count),
    lang: langOfContent('zh'),
    set: { category: code },
  })),
  ...stages.map(({ chainStage, count }) => ({
    value: `stage-${chainStage}`,
    text: chainStageName(chainStage),
    count: formatTotal(count),
    set: { stage: chainStage },
  })),
];

function Filters({ filter, list }: { filter: ProjectFilter; list: List }) {
  return (
    <PublicFilter
      listHref={paths.matchList}
      address={filter}
      groups={[
        { name: 'kind', label: m.field_kind(), choices: optionsOf(projectKindLabels) },
        {
          name: 'category',
          label: m.field_project_category(),
          choices: fieldChoices(list),
        },
        {
          name: 'month',
          label: m.field_month(),
          choices: monthChoices.map((month) => ({
            value: month,
            text: m.match_month({ month: Number(month) }),
          })),
          all: { text: m.input_any_time() },
        },
      ]}
    />
  );
}
