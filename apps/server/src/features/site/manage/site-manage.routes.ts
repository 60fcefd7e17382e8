import { guideQueryManage, guideSave, siteQueryManage, siteSave } from '@portal/contract/site-manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { readGuideContent } from './guide-content.queries.ts';
import { saveGuide } from './save-guide.ts';
import { saveSite } from './save-site.ts';
import { readSiteContent, readVersion } from './site-content.queries.ts';

export function siteManageRoutes(deps: Deps): BoundEndpoint[] {
  return [
    bind(siteQueryManage, () => readSiteContent(deps.database.db)),
    bind(siteSave, ({ input, ...source }) => saveSite(deps, input, source)),
    bind(guideQueryManage, async () => ({
      version: await readVersion(deps.database.db),
      data: await readGuideContent(deps.database.db),
    })),
    bind(guideSave, ({ input, ...source }) => saveGuide(deps, input, source)),
  ];
}
