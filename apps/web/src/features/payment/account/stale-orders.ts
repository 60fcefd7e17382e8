/** What a refund of one's own changes. */
export const staleOrders = [
  'GET /api/payManage/order/queryList',
  'GET /api/payManage/order/queryDetail',
] as const;
