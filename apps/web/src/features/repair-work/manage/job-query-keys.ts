import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after a worker has done something. */
export const jobQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/repair/queryJobs',
  'GET /api/propertyManage/repair/queryJob',
];
