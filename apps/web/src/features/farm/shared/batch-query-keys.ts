/** What has to be asked for anew once a batch has changed. */
export const batchQueryKeys = [
  'GET /api/farmManage/batch/queryOwnList',
  'GET /api/farmManage/batch/queryOwnDetail',
] as const;
