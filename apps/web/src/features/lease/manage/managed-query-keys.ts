/** Queries to invalidate after a contract or a request has changed. */
export const managedQueryKeys = [
  'GET /api/propertyManage/contract/queryManageList',
  'GET /api/propertyManage/contract/queryManageDetail',
  'GET /api/propertyManage/contractRequest/queryManageList',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
