/** Queries to refetch once a question or complaint has changed, on either side. */
export const contactQueryKeys = [
  'GET /api/serviceManage/question/queryOwnList',
  'GET /api/serviceManage/complaint/queryOwnList',
  'GET /api/serviceManage/complaint/queryDetail',
  'GET /api/caseManage/todo/queryList',
] as const;
