export const handoverQueryKeys = [
  'GET /api/userManage/handover/queryDetail',
  'GET /api/userManage/handover/queryList',
  'GET /api/workManage/todo/queryCounts',
] as const;
