/** Queries to invalidate after a decision about a shop or a service. */
export const managedQueryKeys = [
  'GET /api/serviceManage/shop/queryManageList',
  'GET /api/serviceManage/shop/queryManageDetail',
  'GET /api/serviceManage/service/queryManageList',
  'GET /api/serviceManage/service/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
