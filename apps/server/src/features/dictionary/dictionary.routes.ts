import {
  businessDataQueryList,
  queryBusinessDataList,
  queryTagInfoList,
  regionQueryList,
} from '@portal/contract/dictionary';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { listBusinessData, listRegions, listTagInfos } from './dictionary.queries.ts';

export function dictionaryRoutes({ database: { db } }: Deps): BoundEndpoint[] {
  return [
    bind(businessDataQueryList, ({ input }) => listBusinessData(db, input)),
    bind(queryBusinessDataList, ({ input }) => listBusinessData(db, input)),
    bind(queryTagInfoList, ({ input: { shield } }) => listTagInfos(db, shield)),
    bind(regionQueryList, () => listRegions(db)),
  ];
}
