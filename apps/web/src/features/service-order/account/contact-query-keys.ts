/** What has to be asked for anew once a question or a complaint has moved, on either side. */
export const contactQueryKeys = [
  'GET /api/serviceManage/question/queryOwnList',
  'GET /api/serviceManage/complaint/queryOwnList',
  'GET /api/serviceManage/complaint/queryDetail',
  'GET /api/caseManage/todo/queryList',
] as const;
