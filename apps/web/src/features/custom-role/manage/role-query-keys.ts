/** Queries to refetch when a role of the park's own, or who holds it, has changed. */
export const roleQueryKeys = [
  'GET /api/userManage/customRole/queryList',
  'GET /api/userManage/customRole/queryDetail',
  'GET /api/userManage/user/queryDetail',
  'GET /api/userManage/user/queryList',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
