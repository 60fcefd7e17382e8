/** What a refund or an invoice of one's own changes. */
export const orderQueryKeys = [
  'GET /api/payManage/order/queryList',
  'GET /api/payManage/order/queryDetail',
  'GET /api/payManage/invoice/queryOfOrder',
] as const;
