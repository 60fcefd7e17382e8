import { queryTypeCommunityPlate } from '@portal/contract/community';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { listPlates } from './list-plates.ts';

export function communityRoutes({ database: { db } }: Deps): BoundEndpoint[] {
  return [bind(queryTypeCommunityPlate, () => listPlates(db))];
}
