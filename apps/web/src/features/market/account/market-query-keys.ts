/** Queries to invalidate after a shop or a service has changed. */
export const marketQueryKeys = [
  'GET /api/serviceManage/shop/queryOwn',
  'GET /api/serviceManage/service/queryOwnList',
  'GET /api/serviceManage/service/queryOwnDetail',
] as const;
