import { siteQueryManage, siteSave } from '@portal/contract/site-manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { saveSite } from './save-site.ts';
import { readSiteContent } from './site-content.queries.ts';

export function siteManageRoutes(deps: Deps): BoundEndpoint[] {
  return [
    bind(siteQueryManage, () => readSiteContent(deps.database.db)),
    bind(siteSave, ({ input, ...source }) => saveSite(deps, input, source)),
  ];
}
