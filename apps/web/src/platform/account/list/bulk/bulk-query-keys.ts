import type { GetKey } from '../../use-query-of.ts';

/** Queries that show a bulk run or its rows. */
export const bulkQueryKeys: readonly GetKey[] = [
  'GET /api/bulkManage/bulk/queryList',
  'GET /api/bulkManage/bulk/queryDetail',
  'GET /api/bulkManage/bulk/queryRows',
];
