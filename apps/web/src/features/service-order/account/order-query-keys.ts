/** What has to be asked for anew once an order has moved, on either side. */
export const orderQueryKeys = [
  'GET /api/serviceManage/order/queryList',
  'GET /api/serviceManage/order/queryDetail',
  'GET /api/caseManage/todo/queryList',
] as const;

/** The same once a rating was written, answered or asked about. */
export const ratingQueryKeys = [...orderQueryKeys, 'GET /api/serviceManage/rating/queryOwnList'] as const;
