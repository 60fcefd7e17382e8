import { queryTypeCommunityPlate } from '@portal/contract/community';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { listBoards } from './list-boards.ts';

export function communityRoutes({ database: { db } }: Deps): BoundEndpoint[] {
  return [bind(queryTypeCommunityPlate, () => listBoards(db))];
}
