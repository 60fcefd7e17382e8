/** Queries to invalidate after an institution or a product has changed. */
export const ownQueryKeys = [
  'GET /api/financeManage/institution/queryOwn',
  'GET /api/financeManage/product/queryOwnList',
  'GET /api/financeManage/product/queryOwnDetail',
] as const;

/** Queries to invalidate after an application has changed, on either side. */
export const financingQueryKeys = [
  'GET /api/financeManage/application/queryOwnList',
  'GET /api/financeManage/application/queryOwnDetail',
  'GET /api/financeManage/application/queryConsents',
  'GET /api/financeManage/application/queryReceivedList',
  'GET /api/financeManage/application/queryReceivedDetail',
] as const;
