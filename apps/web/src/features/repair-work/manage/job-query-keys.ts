import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to refetch after a worker's action. */
export const jobQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/repair/queryJobs',
  'GET /api/propertyManage/repair/queryJob',
  'GET /api/propertyManage/upkeep/queryTicket',
];
