/** Queries to invalidate after a decision about an order or a refund. */
export const paymentQueryKeys = [
  'GET /api/payManage/order/queryManageList',
  'GET /api/payManage/order/queryManageDetail',
  'GET /api/payManage/refund/queryManageList',
  'GET /api/payManage/refund/queryManageDetail',
  'GET /api/payManage/bankLine/queryManageList',
  'GET /api/payManage/bankLine/queryManageDetail',
  'GET /api/payManage/bankDoubt/queryManageList',
  'GET /api/payManage/bankDoubt/queryManageDetail',
  'GET /api/payManage/invoice/queryManageList',
  'GET /api/payManage/invoice/queryManageDetail',
  'GET /api/payManage/bankLayout/queryList',
  'GET /api/payManage/ledger/queryBalance',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
