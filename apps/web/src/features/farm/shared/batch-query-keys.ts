/** Queries to invalidate after a batch has changed. */
export const batchQueryKeys = [
  'GET /api/farmManage/batch/queryOwnList',
  'GET /api/farmManage/batch/queryOwnDetail',
] as const;
