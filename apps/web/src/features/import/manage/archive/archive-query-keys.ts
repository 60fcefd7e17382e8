import type { GetKey } from '../../../../platform/account/use-query-of.ts';

/** Queries that show archives of the park. */
export const archiveQueryKeys: readonly GetKey[] = [
  'GET /api/settingManage/parkArchive/queryList',
  'GET /api/settingManage/parkArchive/queryDetail',
];
