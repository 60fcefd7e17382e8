import {
  businessDataQueryList,
  queryBusinessDataList,
  queryTagInfoList,
  regionQueryList,
} from '@portal/contract/dictionary/public';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { listBusinessData, listRegions, listTagInfos } from './dictionary.queries.ts';

export function dictionaryRoutes({ database: { db } }: Deps): BoundEndpoint[] {
  return [
    bind(businessDataQueryList, (_ctx, input) => listBusinessData(db, input)),
    bind(queryBusinessDataList, (_ctx, input) => listBusinessData(db, input)),
    bind(queryTagInfoList, (_ctx, { shield }) => listTagInfos(db, shield)),
    bind(regionQueryList, () => listRegions(db)),
  ];
}
