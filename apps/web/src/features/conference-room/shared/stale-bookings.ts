import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after a booking has changed. */
export const staleBookings: readonly GetKey[] = [
  'GET /api/propertyManage/confRoom/queryGrid',
  'GET /api/serviceManage/venue/queryGrid',
  'GET /api/serviceManage/resource/queryGrid',
  'GET /api/serviceManage/tutoring/queryDetail',
  'GET /api/propertyManage/booking/queryDetail',
  'GET /api/propertyManage/booking/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
