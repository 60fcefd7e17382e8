/** Queries to invalidate after a contract or a request has changed. */
export const contractQueryKeys = [
  'GET /api/propertyManage/contract/queryList',
  'GET /api/propertyManage/contract/queryDetail',
] as const;
