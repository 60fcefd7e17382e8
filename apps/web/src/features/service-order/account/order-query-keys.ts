/** Queries to refetch once an order has changed, on either side. */
export const orderQueryKeys = [
  'GET /api/serviceManage/order/queryList',
  'GET /api/serviceManage/order/queryDetail',
  'GET /api/caseManage/todo/queryList',
] as const;

/** Queries to refetch once a rating has been written, answered or reported. */
export const ratingQueryKeys = [...orderQueryKeys, 'GET /api/serviceManage/rating/queryOwnList'] as const;
