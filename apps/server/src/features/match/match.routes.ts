import {
  projectOperate,
  projectQueryDetail,
  projectQueryForm,
  projectQueryList,
  projectQueryOwnDetail,
  projectQueryPublicList,
  projectSave,
  projectView,
} from '@portal/contract/project';
import {
  projectExport,
  projectQueryManageDetail,
  projectQueryManageList,
  projectReview,
} from '@portal/contract/project-manage';
import { sql } from 'drizzle-orm';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { createViewCounter } from '../../platform/view-counter.ts';
import { getProjectForm, getPublicProject } from './get-project.ts';
import { listPublicProjects } from './list-public.ts';
import { reviewProject } from './manage/review-project.ts';
import { operateProject } from './operate-project.ts';
import { countProjects, getProject, listProjects } from './project.public.ts';
import { projects } from './project.table.ts';
import {
  projectColumns,
  viewManagedDetail,
  viewManagedProject,
  viewOwnDetail,
  viewOwnProject,
} from './project.view.ts';
import { saveProject } from './save-project.ts';

export function matchRoutes(deps: Deps): BoundEndpoint[] {
  const views = createViewCounter(
    deps,
    (sums) => sql`update ${projects} set views = views + s.n from ${sums}
      where ${projects.id} = s.id and ${projects.status} = 'PUBLISHED'`,
  );
  deps.onStop(() => views.stop());
  return [
    bind(projectView, async ({ ip, userAgent }, { id }) => ({
      counted: views.count(id, `${ip} ${userAgent}`),
    })),
    bind(projectQueryList, ({ db, actor }, input) => {
      const filter = { ...input, enterpriseId: actor.enterpriseId ?? '' };
      const counts = countProjects(db, filter);
      return pageOfTabs(input, listProjects(db, filter), { counts, tab: input.state }, viewOwnProject);
    }),
    bind(projectQueryOwnDetail, async ({ db, actor }, { id }) =>
      viewOwnDetail(db, await getProject(db, id, actor.enterpriseId ?? '')),
    ),
    bind(projectQueryForm, getProjectForm),
    bind(projectSave, saveProject),
    bind(projectOperate, operateProject),
    bind(projectQueryDetail, getPublicProject),
    bind(projectQueryPublicList, listPublicProjects),
    bind(projectQueryManageList, ({ db }, input) =>
      pageOfTabs(
        input,
        listProjects(db, input),
        { counts: countProjects(db, input), tab: input.state },
        viewManagedProject,
      ),
    ),
    bindRaw(projectExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '供需项目',
        entity: 'project',
        filter: input,
        columns: projectColumns,
        count: (tx) => countOfTab(countProjects(tx, input), input.state),
        read: (tx, page) => listProjects(tx, { ...input, ...page }),
      }),
    ),
    bind(projectQueryManageDetail, async ({ db }, { id }) => viewManagedDetail(db, await getProject(db, id))),
    bind(projectReview, reviewProject),
  ];
}
