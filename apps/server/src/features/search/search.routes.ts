import { searchQueryList } from '@portal/contract/search/public';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { searchSite } from './search-site.ts';

export function searchRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [bind(searchQueryList, (_ctx, input) => searchSite(db, input, clock.now()))];
}
