/** Queries to invalidate after a decision about an institution or a product. */
export const managedQueryKeys = [
  'GET /api/financeManage/institution/queryManageList',
  'GET /api/financeManage/institution/queryManageDetail',
  'GET /api/financeManage/product/queryManageList',
  'GET /api/financeManage/product/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
