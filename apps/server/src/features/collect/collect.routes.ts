import { collectOperate, collectQueryList, collectQueryState } from '@portal/contract/collect/public';
import type { CollectSource } from '../../feature/collect-source.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { findCollected } from './collection.queries.ts';
import { listOwnCollections } from './list-collections.ts';
import { operateCollection } from './operate-collection.ts';

export function collectRoutes(deps: Deps, collect: readonly CollectSource[]): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(collectQueryList, (ctx, input) =>
      listOwnCollections({ ...ctx, collect }, { ...input, userId: ctx.actor.userId }),
    ),
    bind(collectQueryState, async ({ actor }, { targetType, targetIds }) => ({
      collected: await findCollected(db, actor.userId, targetType, targetIds),
    })),
    bind(collectOperate, (ctx, input) => operateCollection({ ...ctx, collect }, input)),
  ];
}
