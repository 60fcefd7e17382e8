import { articleQueryRelevance } from '@portal/contract/content/article-relevance';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { findRelevance } from './find-relevance.ts';

export function relevanceRoutes({ database: { db }, clock }: Deps): BoundEndpoint[] {
  return [
    bind(articleQueryRelevance, async ({ actor }, { id }) => ({
      reasons: await findRelevance(db, id, actor, clock.now()),
    })),
  ];
}
