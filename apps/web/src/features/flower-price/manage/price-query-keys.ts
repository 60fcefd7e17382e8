/** What has to be asked for anew once a price has changed. */
export const priceQueryKeys = [
  'GET /api/priceManage/price/queryManageList',
  'GET /api/priceManage/price/queryManageDetail',
] as const;
