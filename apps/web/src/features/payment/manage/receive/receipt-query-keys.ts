/** Queries to invalidate after money was entered, confirmed or taken back. */
export const receiptQueryKeys = [
  'GET /api/payManage/receipt/queryList',
  'GET /api/payManage/receipt/queryDetail',
  'GET /api/payManage/receipt/queryDay',
  'GET /api/payManage/counterDay/queryOpen',
  'GET /api/payManage/receipt/queryCandidates',
  'GET /api/payManage/receipt/queryAllocation',
  'GET /api/payManage/account/queryManage',
  'GET /api/payManage/bankLine/queryManageList',
  'GET /api/payManage/bankLine/queryManageDetail',
  'GET /api/payManage/ledger/queryBalance',
  'GET /api/propertyManage/bill/queryManageList',
  'GET /api/propertyManage/bill/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;
