import { projectQueryDetail, projectQueryPublicList, projectView } from '@portal/contract/hall/public';
import { paths } from '@portal/contract/paths';
import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { createViewCounter } from '../../platform/view-counter.ts';
import { projects } from '../match/project.table.ts';
import { getPublicProject } from './get-public-project.ts';
import { listPublicProjects } from './list-public.ts';
import { projectCollect } from './project.collect.ts';
import { projectSitemap } from './project.sitemap.ts';

/** Open projects that anyone can find and read. */
export const hallFeature: Feature = {
  routes: (deps) => {
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
      bind(projectQueryPublicList, listPublicProjects),
      bind(projectQueryDetail, getPublicProject),
    ];
  },
  standingPages: [paths.matchList()],
  collect: [projectCollect],
  sitemap: projectSitemap,
};
