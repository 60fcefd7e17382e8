import type { ManagedProject } from '@portal/contract/project-manage';
import { projectKindLabels, projectStateLabels } from '@portal/contract/project-terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { projectLooks } from '../shared/project-words.ts';
import { MatchTabs } from './MatchTabs.tsx';

const ProjectDrawer = lazy(async () => ({ default: (await import('./ProjectDrawer.tsx')).ProjectDrawer }));

const RecommendList = lazy(async () => ({ default: (await import('./RecommendList.tsx')).RecommendList }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedProject>[] => [
  nameColumn('title', m.match_project(), {
    name: ({ title }) => title,
    href: ({ projectId }) => hrefOf(projectId),
    beside: true,
    note: ({ no }) => no,
  }),
  textColumn('kind', m.field_project_kind(), ({ kindLabel }) => kindLabel),
  writtenColumn('enterprise', m.log_entity_enterprise(), ({ enterpriseName }) => enterpriseName),
  writtenColumn('category', m.field_project_category(), ({ categoryName }) => categoryName),
  textColumn('deadline', m.field_deadline(), ({ deadline }) => deadline, { sortBy: 'deadline' }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={projectLooks[state]}>{stateLabel}</Status>
  )),
  dateColumn('updated', m.match_updated(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];

/** What all enterprises look for and offer; one opens beside the list. */
function ProjectList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.match_all, ...projectStateLabels }),
      { kind: 'text', name: 'keyword', label: m.match_manage_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_project_kind(),
        options: optionsOf(projectKindLabels),
      },
    ],
    { size: 20, sort: '-updated' },
  );
  return (
    <ListPage
      name="projects"
      title={m.match_manage_title()}
      lead={<MatchTabs current="projects" />}
      endpoint="GET /api/matchManage/project/queryManageList"
      exportFrom="GET /api/matchManage/project/export"
      query={query}
      columns={columns((project) => query.hrefWith({ project }))}
      rowKey={({ projectId }) => projectId}
      empty={{ title: m.match_manage_empty() }}
    >
      <Beside query={query} name="project">
        {(id, close) => <ProjectDrawer id={id} onClose={close} />}
      </Beside>
    </ListPage>
  );
}

/** Projects, and what was recommended of them. */
export function Component() {
  const [search] = useSearchParams();
  return <Suspense>{search.get('view') === 'recommends' ? <RecommendList /> : <ProjectList />}</Suspense>;
}
