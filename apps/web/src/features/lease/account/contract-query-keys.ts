/** What has to be asked for anew once a contract or a request has changed. */
export const contractQueryKeys = [
  'GET /api/propertyManage/contract/queryList',
  'GET /api/propertyManage/contract/queryDetail',
] as const;
