import {
  projectOperate,
  projectQueryForm,
  projectQueryList,
  projectQueryOwnDetail,
  projectSave,
} from '@portal/contract/match/project';
import {
  projectExport,
  projectQueryManageDetail,
  projectQueryManageList,
  projectReview,
} from '@portal/contract/match/project-manage';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { getProjectForm } from './get-project.ts';
import { reviewProject } from './manage/review-project.ts';
import { operateProject } from './operate-project.ts';
import { countProjects, getProject, listProjects } from './project.public.ts';
import {
  projectColumns,
  viewManagedDetail,
  viewManagedProject,
  viewOwnDetail,
  viewOwnProject,
} from './project.view.ts';
import { saveProject } from './save-project.ts';

export const matchRoutes = (): BoundEndpoint[] => [
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
