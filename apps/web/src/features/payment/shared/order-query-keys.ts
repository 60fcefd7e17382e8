/** Queries to invalidate after a refund or an invoice of the user has changed. */
export const orderQueryKeys = [
  'GET /api/payManage/order/queryList',
  'GET /api/payManage/order/queryDetail',
  'GET /api/payManage/invoice/queryOfOrder',
  'GET /api/payManage/invoice/queryOfReceipt',
  'GET /api/payManage/receipt/queryOwnList',
  'GET /api/payManage/receipt/queryDetail',
  'GET /api/payManage/invoice/queryManageList',
] as const;
