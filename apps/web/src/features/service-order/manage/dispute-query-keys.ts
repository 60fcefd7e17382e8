/** Queries to refetch once the park has decided. */
export const disputeQueryKeys = [
  'GET /api/serviceManage/dispute/queryManageList',
  'GET /api/serviceManage/dispute/queryManageDetail',
  'GET /api/serviceManage/rating/queryManageList',
  'GET /api/serviceManage/question/queryManageList',
  'GET /api/serviceManage/complaint/queryManageList',
  'GET /api/serviceManage/complaint/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
