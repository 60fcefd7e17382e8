import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries that show an import or its rows. */
export const importQueryKeys: readonly GetKey[] = [
  'GET /api/importManage/import/queryList',
  'GET /api/importManage/import/queryDetail',
  'GET /api/importManage/import/queryRows',
];
