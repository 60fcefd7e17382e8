/** Queries to invalidate after a price has changed. */
export const priceQueryKeys = [
  'GET /api/priceManage/price/queryManageList',
  'GET /api/priceManage/price/queryManageDetail',
] as const;
