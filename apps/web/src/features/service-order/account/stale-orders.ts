/** What has to be asked for anew once an order has moved, on either side. */
export const staleOrders = [
  'GET /api/serviceManage/order/queryList',
  'GET /api/serviceManage/order/queryDetail',
  'GET /api/caseManage/todo/queryList',
] as const;

/** The same once a rating was written, answered or asked about. */
export const staleRatings = [...staleOrders, 'GET /api/serviceManage/rating/queryOwnList'] as const;
