/** What has to be asked for anew once the park has decided. */
export const staleDisputes = [
  'GET /api/serviceManage/dispute/queryManageList',
  'GET /api/serviceManage/dispute/queryManageDetail',
  'GET /api/serviceManage/rating/queryManageList',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
