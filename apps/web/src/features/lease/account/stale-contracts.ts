/** What has to be asked for anew once a contract or a request has changed. */
export const staleContracts = [
  'GET /api/propertyManage/contract/queryList',
  'GET /api/propertyManage/contract/queryDetail',
] as const;
