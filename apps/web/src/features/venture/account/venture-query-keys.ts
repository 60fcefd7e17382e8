/** Queries to refetch once a venture, its data room, or an introduction has changed. */
export const ventureQueryKeys = [
  'GET /api/financeManage/venture/queryOwnList',
  'GET /api/financeManage/venture/queryOwnDetail',
  'GET /api/financeManage/ventureRoom/queryOwn',
  'GET /api/financeManage/ventureRoom/queryReadings',
  'GET /api/financeManage/ventureRoom/queryDetail',
  'GET /api/financeManage/ventureRoom/queryAsked',
  'GET /api/financeManage/introduction/queryOwnList',
  'GET /api/financeManage/introduction/queryOwnDetail',
  'GET /api/caseManage/todo/queryList',
] as const;
