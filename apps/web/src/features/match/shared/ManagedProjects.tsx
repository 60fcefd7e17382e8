import type { ManagedProject } from '@portal/contract/match/project-manage';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import { nameColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import type { ProjectDrawerProps } from '../manage/ProjectDrawer.tsx';
import { projectColumns, useProjectQuery } from './project-list.tsx';

const ProjectDrawer = lazy(async () => ({
  default: (await import('../manage/ProjectDrawer.tsx')).ProjectDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedProject>[] =>
  projectColumns(
    nameColumn('title', m.match_project(), {
      name: ({ title }) => title,
      href: ({ projectId }) => hrefOf(projectId),
      opensPane: true,
      note: ({ no }) => no,
    }),
    [
      writtenColumn('enterprise', m.log_entity_enterprise(), ({ enterpriseName }) => enterpriseName),
      writtenColumn('category', m.field_project_category(), ({ categoryName }) => categoryName),
    ],
  );

interface ManagedProjectsProps extends Pick<ProjectDrawerProps, 'hand'> {
  lead: ReactNode;
}

/** Projects of all enterprises; one opens in a drawer. */
export function ManagedProjects({ lead, hand }: ManagedProjectsProps) {
  const query = useProjectQuery(m.match_manage_keyword());
  return (
    <ListPage
      name="projects"
      title={m.match_manage_title()}
      lead={lead}
      endpoint="GET /api/matchManage/project/queryManageList"
      exportFrom="GET /api/matchManage/project/export"
      query={query}
      columns={columns((project) => query.hrefWith({ project }))}
      rowKey={({ projectId }) => projectId}
      empty={{ title: m.match_manage_empty() }}
    >
      <DetailPane query={query} name="project">
        {(id, close) => <ProjectDrawer id={id} onClose={close} hand={hand} />}
      </DetailPane>
    </ListPage>
  );
}
