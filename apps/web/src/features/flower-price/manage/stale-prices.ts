/** What has to be asked for anew once a price has changed. */
export const stalePrices = [
  'GET /api/priceManage/price/queryManageList',
  'GET /api/priceManage/price/queryManageDetail',
] as const;
